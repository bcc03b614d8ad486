/** The places of a backtest: a text file with a place a line, as `Leeds` or `53.8,-1.55,Leeds`; # begins a comment. */
import { readTextFile, TextFileError } from '../../lib/text-file.ts';
import type { Place } from '../../place/place.ts';
import type { Places } from '../../place/places.ts';
import { cellName } from '../../weather/cache/cell.ts';
import { CommandFailure, EXIT } from '../command.ts';

const MAX_SHOWN_PROBLEMS = 20;
const COORDINATES = /^([+-]?\d+(?:\.\d+)?)\s*,\s*([+-]?\d+(?:\.\d+)?)\s*(?:,(.*))?$/;

/** The places of a file, in its order. Throws `CommandFailure` that names every line that is wrong. */
export function readPlacesFile(path: string, places: Pick<Places, 'resolve'>): Place[] {
  let text: string;
  try {
    text = readTextFile(path);
  } catch (error) {
    if (!(error instanceof TextFileError)) throw error;
    const exitCode = error.isMissing ? EXIT.notFound : EXIT.usage;
    throw new CommandFailure(exitCode, `the file of places ${path} cannot be used: ${error.message}`);
  }
  return parsePlaces(text, path, places);
}

/** The places of a text; `path` names it in messages. Throws `CommandFailure`. */
export function parsePlaces(text: string, path: string, places: Pick<Places, 'resolve'>): Place[] {
  const found: Place[] = [];
  const problems: string[] = [];
  const lineOfCell = new Map<string, number>();
  for (const [index, raw] of text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\n|\r/)
    .entries()) {
    const line = raw.replace(/#.*$/, '').trim();
    if (line === '') continue;
    const number = index + 1;
    const place = placeOf(line, places);
    const same = typeof place === 'string' ? undefined : lineOfCell.get(cellName(place));
    if (typeof place === 'string') problems.push(`${path}:${number}: ${place}`);
    else if (same !== undefined) problems.push(`${path}:${number}: "${line}" is the same place as line ${same}`);
    else {
      lineOfCell.set(cellName(place), number);
      found.push(place);
    }
  }
  if (problems.length > 0) {
    const more = problems.length > MAX_SHOWN_PROBLEMS ? [`and ${problems.length - MAX_SHOWN_PROBLEMS} more`] : [];
    const shown = [...problems.slice(0, MAX_SHOWN_PROBLEMS), ...more];
    throw new CommandFailure(EXIT.usage, `correct the file of places:\n  ${shown.join('\n  ')}`);
  }
  if (found.length === 0) throw new CommandFailure(EXIT.usage, `${path} names no place; write one a line`);
  return found;
}

/** The place of a line, or what is wrong with it. */
function placeOf(line: string, places: Pick<Places, 'resolve'>): Place | string {
  const [, lat, lon, name] = COORDINATES.exec(line) ?? [];
  const resolution = places.resolve(lat === undefined ? line : `${lat},${lon}`);
  if (resolution.kind !== 'found') {
    const near = resolution.kind === 'not_found' ? resolution.suggestions.slice(0, 3) : [];
    return `"${line}": ${resolution.message}${near.length === 0 ? '' : ` Did you mean ${near.join(' or ')}?`}`;
  }
  const { place } = resolution;
  return name === undefined || name.trim() === '' ? place : { ...place, name: name.trim() };
}
