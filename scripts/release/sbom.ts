/** The software bill of materials of the executable, as CycloneDX 1.6 (https://cyclonedx.org/docs/1.6/json/). */
import { createHash } from 'node:crypto';
import type { LicensedPackage } from '../licences/packages.ts';

export interface Release {
  readonly version: string;
  readonly commit: string;
  /** An ISO instant. */
  readonly timestamp: string;
}

/** The same release and packages give the same document. */
export function billOfMaterials({ version, commit, timestamp }: Release, packages: readonly LicensedPackage[]): object {
  const components = [...packages.map(libraryOf), RUNTIME];
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${uuidOf(`${version} ${commit}`)}`,
    version: 1,
    metadata: {
      timestamp,
      component: {
        type: 'application',
        'bom-ref': 'fairday',
        name: 'fairday',
        version,
        licenses: [{ license: { id: 'MIT' } }],
        properties: [{ name: 'commit', value: commit }],
      },
    },
    components,
    dependencies: [{ ref: 'fairday', dependsOn: components.map((component) => component['bom-ref']) }],
  };
}

const RUNTIME = {
  type: 'framework',
  'bom-ref': `pkg:npm/bun@${Bun.version}`,
  name: 'bun',
  version: Bun.version,
  purl: `pkg:npm/bun@${Bun.version}`,
  licenses: [{ expression: 'MIT AND LGPL-2.0-only' }],
};

function libraryOf({ name, version, licence }: LicensedPackage) {
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  const isExpression = / (?:OR|AND) /.test(licence);
  return {
    type: 'library',
    'bom-ref': purl,
    name,
    version,
    purl,
    licenses: [isExpression ? { expression: licence } : { license: spdxIdOrName(licence) }],
  };
}

/** `BSD` alone is no identifier of SPDX. */
function spdxIdOrName(licence: string): object {
  return licence === 'BSD' ? { name: licence } : { id: licence };
}

/** A UUID (version 8, RFC 9562) made of a hash. */
function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
