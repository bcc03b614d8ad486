/** The peak power of the solar panels that a question names. */
import { WordPattern } from './word-pattern.ts';

/** "10 panels of 400 W" */
const PANELS = new WordPattern(
  new RegExp(
    String.raw`(\d{1,3}) (?:x |solar |pv )*(?:panels?|modules?)?(?: ?(?:of|x|at|@|,|with))? ?(\d{2,4}) ?(?:w|wp|` +
      String.raw`watts?)\b(?: (?:solar |pv )?(?:panels?|modules?|each))?`,
    '',
  ),
);
/** "10 panels", of which nothing more is said. */
const PANELS_ALONE = new WordPattern(/(?<![\d.,] ?)(\d{1,3}) (?:(?:solar|pv|roof) )*(?:panels|modules)\b/);
/** Our judgement: the data sheets of panels sold for roofs state 400 to 450 W, those of older ones less. */
const USUAL_PANEL_KW = 0.4;
const KILOWATTS = new WordPattern(/(\d+(?:[.,]\d+)?) ?(?:kwp?|kilowatts?(?:[- ]peak)?)\b/);

const WATTS_PER_KILOWATT = 1000;

/** "my 4 kW panels", "10 panels of 400 W", "10 panels" → 4. */
export function panelsKwIn(plain: string): number | null {
  const match = KILOWATTS.exec(plain);
  const panels = match === null ? PANELS.exec(plain) : null;
  if (panels !== null) return (Number(panels[1]) * Number(panels[2])) / WATTS_PER_KILOWATT;
  if (match !== null) return Number(match[1].replace(',', '.'));
  const alone = PANELS_ALONE.exec(plain);
  return alone === null ? null : Number(alone[1]) * USUAL_PANEL_KW;
}
