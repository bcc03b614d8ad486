/** What the terminal renderings of several answers share. */

export interface LocationBody {
  readonly name: string;
  readonly region: string;
  readonly country: string;
  readonly lat: number;
  readonly lon: number;
  readonly localtime: string;
}

export function placeName({ name, region, country, lat, lon }: Omit<LocationBody, 'localtime'>): string {
  const parts = [name, region, country].filter((part) => part !== '');
  return parts.length === 0 ? `${lat}, ${lon}` : parts.join(', ');
}

export function sourceText(source: string): string {
  return source === 'typical' ? 'typical climate, not a forecast' : `weather: ${source}`;
}

export function indented(lines: readonly string[]): string[] {
  return lines.map((line) => `  ${line}`);
}
