/** The weather and going somewhere by verbs that other rows do not have, side by side in six languages. Rows as in `alike.ts`. */
import type { RowInLanguages } from './alike.ts';

export const OTHER_VERBS: readonly RowInLanguages[] = [
  [
    'what will the weather be',
    {
      de: 'was für (?:ein )?wetter (?:haben|bekommen|kriegen|gibt es|gibts|erwartet)(?: wir| uns)?',
      fr: "qu'est[- ]ce qu'il (?:fait|fera|va faire) comme temps",
      nl: 'wat voor weer (?:hebben|krijgen) we',
    },
  ],
  ['will the weather be good', { nl: '(?:gaan|krijgen|hebben) we (?:mooi|goed|lekker) weer(?: (?:hebben|krijgen))?' }],
  ['is it cloudy', { fr: '(?:est[- ]ce que )?le ciel est(?:[- ]il)? (?:couvert|nuageux|gris)' }],
  ['sunny', { de: '(?=sonne)(?<=\\bist\\b.{0,40}\\b(?:gerade|jetzt|grad)\\b.{0,20})sonne' }],
  ['what is', { es: 'cual (?:va a ser|sera|seria)' }],
  ['what temperature is it', { es: 'cuanto hace(?= (?:en|ahora|ahorita|hoy|fuera|afuera|por)(?!\\p{L}))' }],
  ['will it hail', { it: 'grandina|grandinera' }],
  ['of rain', { es: 'de que (?:llueva|caiga agua)' }],
  [
    'wellies',
    {
      es: 'botas de agua',
      it: 'stivali di gomma',
      pt: 'galochas',
      fr: 'bottes de pluie',
      nl: 'rubberlaarzen|regenlaarzen',
    },
  ],
  ['in shorts', { de: '(?:mit|in) kurze[rn] hosen?', nl: 'in (?:een )?korte broek' }],
  ['on foot', { it: 'a piedi', es: 'a pie', pt: 'a pe', fr: 'a pied', de: 'zu fuß', nl: 'te voet' }],
  [
    'should i go cycling$1',
    {
      de:
        '(?:soll|kann|sollte) ich((?: (?!oder)\\p{L}+){0,3}?) (?:das|mit dem) (?:rad|fahrrad|' +
        'velo) oder (?:den|das|die|mit dem|mit der) ' +
        '(?:bus|auto|bahn|zug|tram|öffis)(?: nehmen| fahren)?',
      nl: '(?:neem|pak) ik((?: \\p{L}+){0,2}?) de fiets of de (?:bus|auto|trein|tram)',
    },
  ],
  [
    'should i go cycling',
    {
      fr: '(?:je |on )?(?:prends|prend) (?:le|mon) velo ou (?:le |la |ma )?(?:bus|voiture|metro|tram|train)',
      es: '(?:cojo|voy en|agarro) (?:la )?bici(?:cleta)? o (?:el |la |en )?(?:bus|coche|metro|autobus|carro)',
      it: '(?:prendo|vado in) (?:la )?bici(?:cletta)? o (?:il |la |in |l.)?(?:bus|auto|macchina|autobus|metro|treno)',
      pt: 'vou de (?:bici|bicicleta|bike) ou de (?:onibus|carro|autocarro|metro|comboio)',
    },
  ],
];
