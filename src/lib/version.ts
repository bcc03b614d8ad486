/** The version of the program as released, and which build of it this is. */
import manifest from '../../package.json' with { type: 'json' };

export const VERSION: string = manifest.version;

/** Which sources an executable was made of. */
export interface BuildIdentity {
  /** The commit, with `+changes` behind it where the tree held changes that were not committed; null where it is not known. */
  readonly commit: string | null;
  /** The day of the build, as YYYY-MM-DD. */
  readonly date: string;
}

/** Written into the executable by scripts/build.ts. */
declare const FAIRDAY_BUILD: BuildIdentity | undefined;

/** Null for a program that runs from its sources. */
export const BUILD: BuildIdentity | null = typeof FAIRDAY_BUILD === 'undefined' ? null : FAIRDAY_BUILD;

/** For people: `0.1.0 (commit 1a2b3c4d5e6f, built 2026-11-22)`. */
export const VERSION_TEXT = `${VERSION} (${BUILD === null ? 'from source' : `commit ${BUILD.commit ?? 'unknown'}, built ${BUILD.date}`})`;
