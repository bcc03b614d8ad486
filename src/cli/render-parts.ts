/** What the terminal renderings of several answers share. */

export { placeName } from '../operations/locate.ts';

export interface LocationBody {
  readonly name: string;
  readonly region: string;
  readonly country: string;
  readonly lat: number;
  readonly lon: number;
  readonly localtime: string;
}

export function sourceText(source: string): string {
  return source === 'typical' ? 'typical climate, not a forecast' : `weather: ${source}`;
}

export function indented(lines: readonly string[]): string[] {
  return lines.map((line) => `  ${line}`);
}
