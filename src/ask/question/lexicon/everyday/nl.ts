/** Everyday ways to ask in Dutch that are more than their words: what people say for a figure, a chore or a risk. */
import { comingSpans } from '../coming-spans.ts';
import type { TranslatedPhrase } from '../lexicon.ts';

export const DUTCH_EVERYDAY: readonly TranslatedPhrase[] = [
  ['regent het (?:meer|vaker)', 'does it rain more'],
  ['sneeuwt het (?:meer|vaker)', 'does it snow more'],
  ['in de (?:open ?lucht|buitenlucht)', 'outdoors'],
  ['(?:de |een |onze )?(?:bruiloft|trouwerij|trouwfeest)', 'wedding'],
  ['(?:de |een |het )?(?:communie|doopfeest|lentefeest|feestje)', 'outdoor party'],
  ['(?:landings|start)?baan(?= ?\\d{2})', 'runway'],
  ['zijwind|dwarswind', 'crosswind'],
  ['(?:met |op )?(?:de |mijn )?motor(?: (?:rijden|naar|op))?(?! ?boot)', 'motorbike'],
  [
    '(?:de |mijn )?(?:planten|bloemen|potplanten|geraniums|kuipplanten|dahlia.?s) (?:binnen ?(?:zetten|halen)|' +
      'afdekken|naar binnen halen)',
    'cover the plants',
  ],
  ['hittewaarschuwing|hitteplan', 'weather warnings heat'],
  ['(?:storm|regen|gladheids?|onweers)waarschuwing', 'weather warnings'],
  ['(?:dagje uit|uitje|dagtocht)', 'day out'],
  ['(?:buiten|onder de sterren) slapen|wildkamperen', 'sleep outside'],

  [
    '(?:de|mijn|onze) was(?: (?:vandaag|morgen|vanmiddag|vanochtend|vanavond|zo|straks|nu|al|nog|even|' +
      'lekker)){0,2}(?: (?:buiten|naar buiten|op|aan de lijn)){1,2}(?: (?:te )?(?:hangen|drogen|ophangen|zetten|' +
      'laten hangen))?',
    'dry the laundry',
  ],
  [
    '(?:de |mijn |onze )?(?:geraniums|rozen|hortensia.?s|kruiden|potplanten|bakken|haag|heg|bomen|struiken|' +
      'border|aardbeien|sla|groente) (?:vandaag |morgen |vanavond |nog )?(?:te )?(?:sproeien|water geven|begieten|' +
      'besproeien|gieten)',
    'water the garden',
  ],

  ...comingSpans({
    before: '(?:in de |de )?(?:komende|volgende)',
    numbers: ['een', 'twee', 'drie', 'vier', 'vijf', 'zes', 'zeven', 'acht', 'negen', 'tien', 'elf', 'twaalf'],
    hours: 'uur|uren',
    days: 'dagen',
  }),
  ['hoe hard (?:waaide het|heeft het gewaaid|woei het)', 'how windy was it'],
  ['hoeveel (?:zonuren|uur zon|uren zon|zon)', 'how many hours of sunshine'],
  ['terras(?:jes)?weer', 'good weather to eat outside'],
  ['tijdens de wedstrijd|op de weg', ''],
  // Times.
  ['(?<=\\b(?:was|waren|heeft|had|regende|vroor|sneeuwde|stormde)\\b.{0,60})vannacht', 'last night'],
  // Risks.
  ['is er (?:een )?(?:kans|risico) op', 'is there a chance of'],
  ['(?:hoeveel |hoe groot is de )?(?:kans|risico) op', 'chance of'],
  // Amounts and values.
  [
    'hoeveel (?:regen|neerslag|millimeter|mm)(?: regen)? (?:is er|viel er|heeft het)(.{0,40}?) gevallen',
    'how much did it rain$1',
  ],
  ['hoeveel (?:regen|neerslag|millimeter|mm)(?: regen)? viel er', 'how much did it rain'],
  ['hoeveel (?:millimeter|mm|liter)(?: regen)?(?: (?:valt|komt|krijgen we|gaat)(?: er)?)?', 'how much will it rain'],
  ['(?:er )?gevallen', ''],
  ['hoeveel wind staat er|hoeveel wind is er', 'how strong is the wind'],
  ['hoeveel graden (?:is|wordt) het', 'what is the temperature'],
  ['zonkracht|uv[- ]?index', 'uv index'],
  ['(?:de )?maximum ?temperatuur|het maximum', 'maximum temperature'],
  ['(?:de )?minimum ?temperatuur|het minimum', 'minimum temperature'],
  ['(?:de )?(?:hardste|zwaarste|sterkste) (?:windstoot|windvlaag)|windstoot', 'gusts'],
  ['bewolking|bewolkingsgraad', 'cloud cover'],
  ['vergeleken met normaal|in vergelijking met normaal', 'compared with normal'],
  ['hoe (?:is|wordt) de zee|hoe ruw (?:is|wordt) de zee', 'how rough is the sea'],
  ['wind tegen|tegenwind', 'headwind'],
  ['wind mee|meewind|rugwind', 'tailwind'],
  // Clothes, chores, and being outside.
  ['wat trek ik(.{0,40}?) aan', 'what should i wear$1'],
  [
    'kan de was(.{0,20}?)(?: (?:naar )?buiten)?(?: (?:hangen|drogen))?(?: (?:naar )?buiten)?(?= (?:vandaag|' +
      'morgen|vanmiddag|in|drogen|hangen)|\\?|$)',
    'can i dry the laundry$1',
  ],
  ['(?:de |mijn )?auto wassen', 'wash the car'],
  ['(?:de |mijn )?(?:autoruiten?|ruiten?) krabben|krabben', 'scrape the car'],
  ['(?:de )?planten (?:afdekken|binnenhalen|binnen zetten)', 'cover the plants'],
  ['schilderen|verven', 'paint the fence'],
  ['(?:op het |een )?terras(?:je)?(?:weer)?(?: pakken| zitten)?', 'eat outside'],
  ['zwemmen(?: in (?:de )?zee)?', 'go swimming'],
  ['op de markt', ''],
  [
    'moet(?:en)? (?:ik|we|wij) (vanavond|vanmiddag|vandaag|morgen|morgenavond|vannacht|straks) (?:de |mijn |' +
      'onze )?tuin (?:water geven|sproeien)',
    'should i water the garden $1',
  ],
];
