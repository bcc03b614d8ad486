/** The version of a release, and its part of the changelog. */

const UNRELEASED = /^## Unreleased[^\n]*\n([\s\S]*?)(?=^## |(?![\s\S]))/m;

/** Throws unless `next` is a semantic version above `current`. */
export function checkNewVersion(current: string, next: string): void {
  if (!/^\d+\.\d+\.\d+$/.test(next)) throw new Error(`"${next}" is no version; give three numbers such as 1.2.0`);
  if (Bun.semver.order(next, current) !== 1) throw new Error(`${next} is not above the present version, ${current}`);
}

/** The changelog with what was unreleased under `version`. Throws where nothing is unreleased. */
export function releaseChangelog(changelog: string, version: string, date: string): string {
  const entries = UNRELEASED.exec(changelog)?.[1].trim() ?? '';
  if (entries === '') throw new Error('CHANGELOG.md has no entries under "## Unreleased"');
  return changelog.replace(UNRELEASED, () => `## Unreleased\n\n## ${version} (${date})\n\n${entries}\n\n`);
}
