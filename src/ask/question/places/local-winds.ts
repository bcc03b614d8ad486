/** Winds that blow at one place and have its name in the mouths of those who live there: "the Cape Doctor". */
import { wholeWords } from '../text.ts';

/** The town that a wind is of, where a question names none. */
const LOCAL_WINDS: ReadonlyArray<readonly [wind: RegExp, town: string]> = [
  [wholeWords('cape doctor|(?:black )?south ?-?easter'), 'Cape Town, South Africa'],
  [wholeWords('(?:fremantle|freo|perth) doctor'), 'Fremantle, Western Australia'],
  [wholeWords('southerly buster'), 'Sydney, New South Wales'],
  [wholeWords('helm wind'), 'Penrith, England'],
  [wholeWords('levanter|llevant'), 'Gibraltar'],
  [wholeWords('cierzo'), 'Zaragoza, Spain'],
  [wholeWords('pampero|sudestada'), 'Buenos Aires, Argentina'],
  [wholeWords('diablo winds?'), 'Oakland, California'],
  [wholeWords('sundowner winds?'), 'Santa Barbara, California'],
];

/** Null where the plain text names no such wind. */
export function townOfWind(plain: string): string | null {
  return LOCAL_WINDS.find(([wind]) => plain.search(wind) >= 0)?.[1] ?? null;
}
