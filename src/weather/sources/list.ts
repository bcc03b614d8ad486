/** The sources of weather, in the order of asking. A new one is a folder beside this file and a line in each list. */
import { MET_NORWAY_ATTRIBUTION } from './met-norway/read.ts';
import { MetNorway, type MetNorwaySettings } from './met-norway/source.ts';
import { OPEN_METEO_ATTRIBUTION } from './open-meteo/fill.ts';
import { OpenMeteo, type OpenMeteoSettings } from './open-meteo/source.ts';
import type { SourceContext, WeatherSource } from './source.ts';
import { TYPICAL_ATTRIBUTION } from './typical/typical.ts';

export interface SourceSettings {
  readonly openMeteo: OpenMeteoSettings;
  /** Null leaves it out. */
  readonly metNorway?: MetNorwaySettings | null | undefined;
}

/** The sources that are asked over the network. */
export function openSources(
  { openMeteo, metNorway }: SourceSettings,
  context: SourceContext,
): readonly [OpenMeteo, ...WeatherSource[]] {
  return [new OpenMeteo(openMeteo, context), ...(metNorway ? [new MetNorway(metNorway, context)] : [])];
}

/** The sentence that the licence of each source requires, by its id. */
export const ATTRIBUTIONS: Readonly<Record<string, string>> = {
  'open-meteo': OPEN_METEO_ATTRIBUTION,
  'met-norway': MET_NORWAY_ATTRIBUTION,
  typical: TYPICAL_ATTRIBUTION,
};
