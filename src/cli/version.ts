/** `fairday version`: the versions of the program and its data. */
import { resolve } from 'node:path';
import { applyTzFolder } from '../adapters/tz-folder.ts';
import { BUILD, VERSION, VERSION_TEXT } from '../lib/version.ts';
import { importedTables } from '../place/imported.ts';
import { openPlaces } from '../place/places.ts';
import { EMBEDDED_ZONE_RELEASE, zoneReleaseInUse, zoneReleaseText } from '../time/zones.ts';
import { type Command, EXIT, JSON_FLAG } from './command.ts';
import { parseFlags } from './terminal/arguments.ts';
import { definitionLines, wrapText } from './terminal/layout.ts';

export const versionCommand: Command = {
  name: 'version',
  summary: 'print the versions of program and data, and the data attributions',
  options: JSON_FLAG,
  examples: ['fairday version', 'fairday version --json'],
  async run(args, { terminal, config }) {
    const { json } = parseFlags(args, JSON_FLAG, 'usage: fairday version [--json]');
    applyTzFolder(config.tzDir);
    const { release, count } = await openPlaces({ imported: importedTables(resolve(config.dataDir)) });
    const report = {
      version: VERSION,
      commit: BUILD?.commit ?? null,
      built: BUILD?.date ?? null,
      runtime: `Bun ${Bun.version}`,
      places: { count, release: release.gazetteer },
      zones: { release: release.zones },
      tzdata: { release: zoneReleaseInUse(), embedded: EMBEDDED_ZONE_RELEASE },
      codes: { release: release.codes },
      imported: release.postcodes,
      attribution: ATTRIBUTION,
    };
    if (json === true) terminal.out(JSON.stringify(report));
    else {
      const facts = [
        { term: 'runtime', meaning: report.runtime },
        { term: 'places', meaning: `${count} places, ${release.gazetteer}` },
        { term: 'zones', meaning: release.zones },
        { term: 'tzdata', meaning: zoneReleaseText() },
        { term: 'codes', meaning: [release.codes, ...release.postcodes].join('; ') },
      ];
      const { columns } = terminal;
      const credits = ATTRIBUTION.flatMap((line) => wrapText(line, columns));
      const title = wrapText(`fairday ${VERSION_TEXT}`, columns);
      terminal.out([...title, ...definitionLines(facts, columns), '', ...credits].join('\n'));
    }
    return EXIT.ok;
  },
};

/** The attributions that the data licences require; NOTICE has the full texts. */
const ATTRIBUTION: readonly string[] = [
  'Weather data by Open-Meteo.com, CC BY 4.0 (https://open-meteo.com/); the free hosts are for non-commercial use.',
  'Where MET Norway is switched on: data from MET Norway (https://api.met.no/), NLOD 2.0 and CC BY 4.0, adapted.',
  'Place data and postcodes © GeoNames (https://www.geonames.org), CC BY 4.0, modified; Canadian areas by zipcodes, BSD.',
  'Airports by airport-data-js, CC BY 4.0 (https://github.com/aashishvanand/airport-data-js), a selection of columns.',
  'Time zone boundaries © OpenStreetMap contributors, ODbL (https://www.openstreetmap.org/copyright).',
  'Condition icons: Meteocons © Bas Milius, MIT.',
  'Typical climate fitted to NCEP-NCAR Reanalysis 1 and CMAP data provided by NOAA PSL, Boulder, Colorado, USA.',
];
