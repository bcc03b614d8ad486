/** WMO 4677 weather codes in English, the 28 that Open-Meteo uses. */

const TEXTS: ReadonlyMap<number, string> = new Map([
  [0, 'Clear'],
  [1, 'Mainly clear'],
  [2, 'Partly cloudy'],
  [3, 'Overcast'],
  [45, 'Fog'],
  [48, 'Depositing rime fog'],
  [51, 'Light drizzle'],
  [53, 'Drizzle'],
  [55, 'Dense drizzle'],
  [56, 'Light freezing drizzle'],
  [57, 'Freezing drizzle'],
  [61, 'Light rain'],
  [63, 'Rain'],
  [65, 'Heavy rain'],
  [66, 'Light freezing rain'],
  [67, 'Freezing rain'],
  [71, 'Light snow'],
  [73, 'Snow'],
  [75, 'Heavy snow'],
  [77, 'Snow grains'],
  [80, 'Light showers'],
  [81, 'Showers'],
  [82, 'Violent showers'],
  [85, 'Light snow showers'],
  [86, 'Heavy snow showers'],
  [95, 'Thunderstorm'],
  [96, 'Thunderstorm with light hail'],
  [99, 'Thunderstorm with heavy hail'],
]);

/** Old records hold other codes of the table too: they read as the known one below, which is of the same kind. */
export function weatherCodeText(code: number): string {
  const known = [...TEXTS.keys()].findLast((candidate) => candidate <= code) ?? 0;
  return TEXTS.get(known) ?? '';
}
