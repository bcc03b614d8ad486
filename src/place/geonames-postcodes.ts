/**
 * One line of a GeoNames postal code file: country, code, place, three levels of divisions with their codes, latitude,
 * longitude, accuracy; twelve columns, tab separated. https://download.geonames.org/export/zip/readme.txt
 */
import { counted } from '../lib/counted.ts';
import { MAX_CODE_LENGTH, type PostcodeRow, plainCode } from './postcode-table.ts';

const COLUMNS = 12;

/** The row of a line, null for an empty line, or a text that says what is wrong with it. */
export function parsePostcodeLine(line: string): PostcodeRow | string | null {
  if (line.trim() === '') return null;
  const columns = line.split('\t');
  if (columns.length < COLUMNS - 1 || columns.length > COLUMNS) {
    return `it has ${counted(columns.length, 'column')}, a GeoNames postal code file has ${COLUMNS}`;
  }
  const [countryCode, codeText, name, region] = columns;
  const lat = Number(columns[9]);
  const lon = Number(columns[10]);
  if (!/^[A-Z]{2}$/.test(countryCode)) return `"${countryCode}" is not a country code`;
  const code = plainCode(codeText);
  if (code === '' || code.length > MAX_CODE_LENGTH) return `"${codeText}" is not a postcode`;
  const isPoint = columns[9] !== '' && columns[10] !== '' && Math.abs(lat) <= 90 && Math.abs(lon) <= 180;
  // A few rows of the real files have no coordinates and are skipped.
  if (!isPoint) return columns[9] === '' || columns[10] === '' ? null : `${columns[9]}, ${columns[10]} is no point`;
  return { code, countryCode, lat, lon, name, region };
}
