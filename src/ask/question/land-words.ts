/**
 * Words that only some lands of a language use: who asks for a "tuque" means the Laval of Québec, who asks for a "campera" the Córdoba
 * of Argentina, and who asks for a "frak" the Hasselt of Flanders.
 */
import { plainText } from './text.ts';

/** By language, the country and its words as patterns on plain text; no word of another land of the language among them. */
const WORDS: Readonly<Record<string, ReadonlyArray<readonly [country: string, words: string]>>> = {
  en: [
    [
      'GB',
      '(?:chuck|tipp?|pelt|hammer|siling|teem|piss)(?:s|ing)? it down|siling down|brolly|brollies|wellies|cagoule|dreich|mizzle|' +
        'mizzling|nithering|baltic|parky|mardy|met office|bank holiday|bonfire night|guy fawkes|summat|owt|reet|scorchio|innit|' +
        'half (?:one|two|three|four|five|six|seven|eight|nine|ten|eleven)|beer garden|car boot|a1m|allotment|bobble hat|' +
        // What many a town has there, and hardly any of its namesakes.
        'castle|cathedral|minster|abbey|priory|national trust',
    ],
    ['AU', 'arvo|bom|esky|sunnies|southerly buster|firies'],
    ['NZ', 'jandals|metservice|tramping'],
    ['ZA', 'braai|bakkie|load ?shedding'],
    ['IE', 'met eireann|soft day|craic'],
  ],
  de: [
    [
      'AT',
      'heuer|jänner|feber|servas|haubn?|leiberl|schlagobers|sackerl|halber (?:eins|zwei|drei|vier|fünf|sechs|' +
        'sieben|acht|neun|zehn|elf|zwölf)',
    ],
    [
      'CH',
      'hüt|hüüt|morn|wuche|wuchenend|räge|rägnet|rägne|gits|wätter|abig|nöd|velo|grüezi|sunntig|samschtig|friitig',
    ],
  ],
  fr: [
    [
      'CA',
      'a soir|asteure|frette|tuque|mitaines|icitte|fin de semaine|bordee de neige|poudrerie|char|' +
        '(?:va|vas|y a|fait|est|annonce|mouille|neige|pleut|mets)[- ]tu|mouiller|gougounes|chandail',
    ],
    ['BE', 'septante|nonante|drache|dracher|tantot|gsm'],
  ],
  es: [
    [
      'AR',
      'campera|camperita|remera|pollera|sudestada|pampero|zonda|laburo|tenes|podes|queres|salis|vos|asado|' +
        'a la (?:mañana|tarde|noche|tardecita)|pileta|(?:un )?frio de cagarse',
    ],
    [
      'MX',
      'chamarra|ahorita|al rato|cdmx|wey|guey|orale|chubascos? electricos?|alberca|playera|a poco|' +
        'contingencia ambiental|imeca',
    ],
    ['CO', 'parce|chompa|que pena con usted|aguacero bravo'],
    ['CL', 'polera|cachai|camanchaca|parka'],
  ],
  pt: [
    [
      'BR',
      'voce|hoje a tardinha|ta (?:frio|calor|chovendo|ventando|quente|fazendo)|(?:cho|esta cho|ta cho)vendo|' +
        'guarda chuva|moletom|blusa de frio|churrasco|pra|fds|onibus|friaca|garoa|feriadao',
    ],
  ],
  nl: [
    [
      'BE',
      'frak|drache|drachen|goe weer|schoon weer|amai|allez|koers|\\d{1,2}u(?:\\d{2})?|nen|vandoag|mergen|tas koffie',
    ],
  ],
};

const PATTERNS: ReadonlyMap<string, ReadonlyArray<readonly [country: string, pattern: RegExp]>> = new Map(
  Object.entries(WORDS).map(([language, lands]) => [
    language,
    lands.map(
      ([country, words]) =>
        [country, new RegExp(`(?<![\\p{L}\\d])(?:${plainText(words)})(?![\\p{L}\\d])`, 'u')] as const,
    ),
  ]),
);

/** The country, an ISO code, whose words of a language a question has; undefined where none tells. */
export function landTold(language: string, question: string): string | undefined {
  const lands = PATTERNS.get(language);
  if (lands === undefined) return undefined;
  const plain = plainText(question);
  return lands.find(([, pattern]) => pattern.test(plain))?.[0];
}
