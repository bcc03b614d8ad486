/** Everyday ways to ask in Italian that are more than their words: what people say for a figure, a chore or a risk. */
import { comingSpans } from '../coming-spans.ts';
import type { TranslatedPhrase } from '../lexicon.ts';

export const ITALIAN_EVERYDAY: readonly TranslatedPhrase[] = [
  ['all.aperto|all.aria aperta', 'outdoors'],
  ['(?:il |un |nostro )?matrimonio|nozze', 'wedding'],
  ['(?:la |una |il |un )?(?:comunione|battesimo|cresima|festa|sagra)', 'outdoor party'],
  ['pista(?= ?\\d{2})', 'runway'],
  ['vento (?:al traverso|laterale|trasversale)', 'crosswind'],
  [
    '(?:(?:che|quale e la|qual e la|quante|la) )?(?:probabilita|possibilita)(?: c.e| ci sono)?(?= (?:di|che|per)(?!\\p{L}))',
    'what is the chance',
  ],
  [
    '(?<!\\b(?:stendere|asciugare|lavare|fare|ritirare|mettere) (?:fuori )?(?:il |' +
      'i )?)(?:il )?bucato(?: fuori)?(?! (?:si )?asciug)',
    'dry the laundry',
  ],
  [
    "(?:alle|all'|agli|ai) (?=isole|eolie|egadi|tremiti|maldive|bahamas|canarie|azzorre|seychelles|mauritius|" +
      'eolie|terme|cascate)',
    'at ',
  ],
  ['gita(?! in (?:barca|montagna))', 'day out'],
  ['grandinare|grandinerà|grandina', 'hail'],
  ["dormire all'aperto|bivacco|bivaccare", 'sleep outside'],

  [
    "(?:innaffiare|annaffiare|bagnare) (?:il |le |l'|i |gli |la )?(?:gerani|rose|vasi|balcone|terrazzo|siepe|" +
      'alberi|insalata|verdure|erba|ortensie|fragole|basilico|aiuole)',
    'water the garden',
  ],

  ...comingSpans({
    before: '(?:nelle|le|nei|i) prossim[ei]',
    numbers: [
      'un[ao]?',
      'due',
      'tre',
      'quattro',
      'cinque',
      'sei',
      'sette',
      'otto',
      'nove',
      'dieci',
      'undici',
      'dodici',
    ],
    hours: 'ore',
    days: 'giorni',
  }),
  ["che mare (?:c'è|fa|ci sarà|farà)", 'how rough is the sea'],
  ['(?:è|sono) previst[oaie]', 'will there be'],
  ['maltempo|brutto tempo', 'bad weather'],
  [
    '(?:che|quali) vestiti (?:metto|indosso|porto)|cosa (?:mi metto|indosso|devo indossare)|come mi vesto',
    'what should i wear',
  ],
  ['(?:le )?catene(?: da neve)?', 'snow chains'],
  ["umidità dell'aria", 'humidity'],
  ['(?:rinfresca|rinfrescherà)', 'will it get colder'],
  // Amounts and values.
  [
    'quanti gradi (?:ci saranno|avremo|farà|faranno|sono previsti)|che temperatura (?:ci sarà|farà|avremo)',
    'what temperature will it be',
  ],
  ["quanti gradi (?:ci sono|fa|fanno|segna|c'è)|che temperatura (?:c'è|fa)", 'what is the temperature'],
  ["quanti gradi (?:c'erano|ha fatto|faceva)|che temperatura (?:c'era|faceva|ha fatto)", 'what was the temperature'],
  [
    'quanti (?:millimetri|mm)(?: di pioggia)? (?:sono caduti|ha fatto)|quanta pioggia (?:è caduta|ha fatto)',
    'how much did it rain',
  ],
  [
    'quanti (?:millimetri|mm)(?: di pioggia)?(?: (?:cadranno|sono previsti|sono attesi))?|' +
      'quanta pioggia(?: (?:cadrà|farà|è prevista))?',
    'how much will it rain',
  ],
  ['indice u\\.?v\\.?', 'uv index'],
  ['(?:qual è |quale sarà |quale è )?la (?:temperatura )?massima', 'maximum temperature'],
  ['(?:qual è |quale sarà |quale è )?la (?:temperatura )?minima', 'minimum temperature'],
  ["com'è il mare|(?:com'è|come sarà|come sta) (?:lo stato del|il) mare|stato del mare", 'how rough is the sea'],
  ['raffic(?:a|he) (?:più forti?|massim[ae])', 'gusts'],
  ['nuvolosità|copertura nuvolosa', 'cloud cover'],
  ['rispetto (?:alla norma|alla media|al solito|al normale)', 'compared with normal'],
  ['vento (?:contrario|contro|in faccia)', 'headwind'],
  ['vento (?:a favore|alle spalle|in poppa)', 'tailwind'],
  ['(?:torna|tornerà|esce|uscirà|arriva|spunta) il sole', 'will it be sunny'],
  // Times.
  ['(?:a |per |il giorno di )?ferragosto', 'on 15 august'],
  // Chores, and being outside.
  ['(?:per|da|andare) (?:il |al )?mare(?! mosso)|giornata (?:di|da) mare', 'for the beach'],
  ["lavare (?:la |l')?(?:macchina|auto)", 'wash the car'],
  ['(?:coprire|riparare) (?:le piante|i vasi|i limoni)', 'cover the plants'],
  [
    "(?:mangiare|cenare|pranzare|fare aperitivo|fare colazione) (?:fuori|all'aperto|in giardino|in terrazza)",
    'eat outside',
  ],
];
