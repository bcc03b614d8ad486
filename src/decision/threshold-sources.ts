/**
 * Who publishes each threshold of the risks. A scale of `severity.ts` names the documents that most of its thresholds come
 * from; the thresholds that stand in another document, or in none, are listed here, so that no source is named for a
 * figure that it does not have.
 */
import type { Scale } from './severity.ts';
import type { Variable } from './variables.ts';

const JUDGEMENT = 'our judgement';

/** Sources by variable and threshold, in the units of the knots. */
const SOURCES: Readonly<Partial<Record<Variable, Readonly<Record<string, string>>>>> = {
  // AMS Glossary: light below 2.5, heavy above 7.6 mm/h. DWD: 15 and 25 l/m² in an hour.
  rain: { 0.1: 'smallest amount reported', 2.5: 'AMS', 7.6: 'AMS', 15: 'DWD', 25: 'DWD' },
  // DWD warns from 20, 35 and 60 l/m² in 6 h, and from 30, 50 and 80 l/m² in 24 h.
  rain_past_6h: { 12: JUDGEMENT },
  rain_past_24h: { 20: JUDGEMENT },
  // DWD warns by the depth of 6 h or more: 5, 10 and 20 cm; the hourly rates are ours.
  snowfall: { 0.1: JUDGEMENT, 0.5: JUDGEMENT, 1: JUDGEMENT, 2: JUDGEMENT, 4: JUDGEMENT },
  snow_past_6h: { 0.5: JUDGEMENT, 2: JUDGEMENT },
  // DWD: frost below 0, severe frost below −10 °C.
  temperature: { '-4': JUDGEMENT },
  grass_temperature: { 1: JUDGEMENT, 0: 'Met Office ground frost' },
  // ECCC wind chill: −10, −28, −40, −48.
  wind_chill: { '-20': JUDGEMENT },
  // Beaufort 5, 6 and 10; NWS wind advisory 31 mph and high wind warning 40 mph.
  wind: { 29: 'Beaufort 5', 39: 'Beaufort 6', 50: 'NWS', 64: 'NWS', 89: 'Beaufort 10', 18: JUDGEMENT, 25: JUDGEMENT },
  gust: { 40: JUDGEMENT },
  wbgt: { 30: 'ISO 7243, light work', 32.2: 'US military black flag' },
  heat_index: { 27: 'NWS', 32.8: 'OSHA', 39.4: 'NWS and OSHA', 46.1: 'OSHA', 51.7: 'NWS' },
  // WMO FM 15: mist and haze are reported up to 5 km, fog below 1 km; the international visibility code has thick fog below
  // 200 m and dense fog below 50 m.
  visibility: {
    5000: 'WMO FM 15',
    4000: JUDGEMENT,
    1000: 'WMO',
    400: 'NWS',
    200: 'international visibility code',
    50: 'international visibility code',
  },
  dew_margin: { 5: JUDGEMENT, 2: JUDGEMENT, 1: JUDGEMENT, 0: 'the dew point' },
  sun_altitude: { 3: JUDGEMENT, 0: 'sunset', '-6': 'end of civil twilight', '-12': 'end of nautical twilight' },
  moonlight: { 0.3: JUDGEMENT, 1: JUDGEMENT, 2: JUDGEMENT, 3: JUDGEMENT },
  cloud: { 20: JUDGEMENT, 40: JUDGEMENT, 60: JUDGEMENT, 80: JUDGEMENT },
  // ACI 305R: precautions from 1.0 kg/m²/h (0.2 lb/ft²/h).
  concrete_evaporation: { 0.25: JUDGEMENT, 0.5: JUDGEMENT, 0.75: JUDGEMENT, 1.5: JUDGEMENT },
  delta_t: { 12: JUDGEMENT, 14: JUDGEMENT },
  // NHBC 3.2: no concreting below 2 °C; EN 206: fresh concrete of at least 5 °C.
  lowest_next_48h: { 5: 'EN 206', 2: 'NHBC 3.2', 0: 'freezing point', '-3': JUDGEMENT, '-6': JUDGEMENT },
  // A garden's thresholds (5, 1, −5) are the lower ends of the RHS hardiness ratings H1c, H2 and H3, as its scale says.
  lowest_next_24h: { 2: JUDGEMENT, 0: 'freezing point', '-3': JUDGEMENT, '-6': JUDGEMENT },
  dry_hours_ahead: { 8: JUDGEMENT, 4: JUDGEMENT, 2: JUDGEMENT, 1: JUDGEMENT, 0: JUDGEMENT },
  // Berens 1970: asphalt of 52, 57 and 62 °C under air of 25, 30 and 31 °C.
  asphalt_temperature: { 45: JUDGEMENT, 49: JUDGEMENT },
  // The directive's categories end at significant waves of 2 m (C) and 4 m (B).
  wave_height: { 1: JUDGEMENT, 1.5: JUDGEMENT, 3: JUDGEMENT },
};

/** The document that has a threshold of a scale, or our judgement. */
export function thresholdSource(scale: Scale, threshold: number): string {
  return SOURCES[scale.variable]?.[String(threshold)] ?? scale.source;
}
