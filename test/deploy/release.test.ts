/** A release has a higher version, what changed under its name, and a bill of all that the executable holds. */
import { describe, expect, test } from 'bun:test';
import { bundledPackages } from '../../scripts/licences/packages.ts';
import { checkNewVersion, releaseChangelog } from '../../scripts/release/changelog.ts';
import { billOfMaterials } from '../../scripts/release/sbom.ts';

describe('the version', () => {
  test.each(['0.2.0', '1.0.0', '0.10.0'])('%s comes after 0.1.9', (next) => {
    expect(() => checkNewVersion('0.1.9', next)).not.toThrow();
  });
  test.each(['0.1.9', '0.1.8', '0.1', 'v0.2.0', '0.2.0-rc.1', ''])('"%s" does not', (next) => {
    expect(() => checkNewVersion('0.1.9', next)).toThrow(/is no version|is not above/);
  });
});

describe('the changelog', () => {
  test('what was unreleased gets version and day, and a new empty heading stands above it', () => {
    const before = '# Changelog\n\n## Unreleased\n\n- One\n- Two costs $1\n\n## 0.1.0 (2026-01-01)\n\n- Zero\n';
    expect(releaseChangelog(before, '0.2.0', '2026-11-22')).toBe(
      '# Changelog\n\n## Unreleased\n\n## 0.2.0 (2026-11-22)\n\n- One\n- Two costs $1\n\n## 0.1.0 (2026-01-01)\n\n- Zero\n',
    );
  });
  test('a release without changes is none', () => {
    expect(() =>
      releaseChangelog('# Changelog\n\n## Unreleased\n\n## 0.1.0\n\n- Zero\n', '0.2.0', '2026-11-22'),
    ).toThrow('no entries');
  });
});

describe('the bill of materials', () => {
  const release = { version: '0.2.0', commit: 'a'.repeat(40), timestamp: '2026-11-22T12:00:00.000Z' };

  test('names every bundled package and the runtime once, by its package URL', () => {
    const bill = billOfMaterials(release, bundledPackages()) as { components: { purl: string }[] };
    const purls = bill.components.map(({ purl }) => purl);
    expect(new Set(purls).size).toBe(purls.length);
    for (const { name, version } of bundledPackages())
      expect(purls).toContain(`pkg:npm/${name.replace('@', '%40')}@${version}`);
    expect(purls).toContain(`pkg:npm/bun@${Bun.version}`);
  });
  test('is the same for the same release, and another for another', () => {
    const packages = bundledPackages();
    expect(billOfMaterials(release, packages)).toEqual(billOfMaterials(release, packages));
    expect(billOfMaterials({ ...release, version: '0.3.0' }, packages)).not.toEqual(billOfMaterials(release, packages));
    expect(JSON.stringify(billOfMaterials(release, packages))).toMatch(
      /"urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}"/,
    );
  });
});
