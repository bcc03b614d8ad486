/** Everyday ways to ask in German that are more than their words: what people say for a figure, a chore or a risk. */
import { comingSpans } from '../coming-spans.ts';
import type { TranslatedPhrase } from '../lexicon.ts';

const WEATHER = 'gewitter|regen|regnen|sturm|schnee|unwetter|nebel|frost|hagel|glätte|schauer|hitze';

export const GERMAN_EVERYDAY: readonly TranslatedPhrase[] = [
  ['regnet es(?: im schnitt| eigentlich| normalerweise)? (?:mehr|öfter)', 'does it rain more'],
  ['schneit es (?:mehr|öfter)', 'does it snow more'],
  ['(?:im freien|unter freiem himmel)(?! (?:schlafen|übernachten))', 'outdoors'],
  ['(?:unsere |eine |die |der )?(?:hochzeit(?:sfeier)?|trauung)', 'wedding'],
  ['(?:eine |die |unsere )?(?:taufe|kommunion|konfirmation|jugendweihe|einschulung)', 'outdoor party'],
  ['(?:den |unseren |meinen )?grill (?:an|anzu)(?:machen|werfen|zünden|schmeißen)', 'barbecue'],
  ['am (?:fluss|wasser|ufer|bach)', 'by the river'],
  // "Bin in Leipzig": no town of that name.
  [
    '(?:ich )?bin(?= (?:ich|in|im|am|auf|an|bei|mit|zu|ab|seit|gerade|grade|heute|morgen|jetzt|noch|hier|dort|' +
      'unterwegs)(?!\\p{L}))',
    'i am',
  ],
  ['(?:piste|lande(?:bahn|piste)|startbahn|bahn)(?= ?\\d{2})', 'runway'],
  ['braucht (?:man|es)|brauchts|bräuchte ich', 'do i need'],
  ['segelwetter', 'weather to go sailing'],
  ['badewetter', 'weather to go to the beach'],
  ['wanderwetter', 'weather to go hiking'],
  ['(?:rad|fahrrad|bike)wetter', 'weather to go cycling'],
  ['laufwetter|joggingwetter', 'weather to go running'],
  ['biergartenwetter', 'weather to eat outside'],
  ['angelwetter', 'weather to go fishing'],
  ['golfwetter', 'weather to play golf'],
  ['motorradwetter', 'weather for the motorbike'],
  ['(?:tages)?ausflug', 'day out'],
  ['(?:die|der|eine|mit der|autofähre|keine) fähre|fährverkehr|fährbetrieb|autofähre', 'ferry'],
  ['unter freiem himmel (?:schlafen|übernachten)|biwakieren|biwak', 'sleep outside'],

  ...comingSpans({
    before: 'in den (?:nächsten|kommenden)|die (?:nächsten|kommenden)',
    numbers: ['eins', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn', 'elf', 'zwölf'],
    hours: 'stunden',
    days: 'tagen?',
  }),
  ['(?:gewitter|blitz)frei', 'without thunderstorms'],
  ['(?:nebel|dunst)frei', 'without fog'],
  ['(?:regen|niederschlags)frei', 'dry'],
  ['schneefrei', 'without snow'],
  ['(?:eis|frost)frei', 'without frost'],
  ['wolkenfrei|wolkenlos', 'clear sky'],
  ['windstill', 'calm'],
  [
    '(?:wie (?:hoch|groß|gross) (?:ist|sind) |wie stehen )?(?:die |eine )?(?:wahrscheinlichkeit|' +
      'chancen?)(?= (?:für|von|auf|dass|eines?|einer|auf)(?!\\p{L}))',
    'what is the chance',
  ],
  ['ja oder nein', ''],
  ['durchs', 'through the'],
  [
    '(?:(?:den|meinen|unseren|die|meine|unsere) )?(?:geranien|begonien|petunien|rosen|hortensien|erdbeeren|' +
      'kräuter|gurken|zucchini|salat|gemüse|hochbeete?|kübel(?:pflanzen)?|balkonkästen|balkonblumen|hecke|bäume|' +
      'sträucher|stauden|wiese|garten|blumen|pflanzen|tomaten|rasen|beete)(?: (?:heute|morgen|noch|schon|am abend|' +
      'heute abend|heute noch|denn|eigentlich|selbst)){0,3} (?:zu )?(?:gießen|giessen|wässern|bewässern|sprengen)',
    'water the garden',
  ],
  ['tages(?:tiefst|tief)(?:wert|temperatur)?', 'minimum temperature'],
  [
    '(?:(?:die|meine|unsere) )?(?:tomaten|pflanzen|geranien|blumen|kübel|' +
      'kübelpflanzen)(?=.{0,40}\\b(?:abdecken|zudecken|(?:he)?rein(?:holen|stellen)|schützen)\\b)',
    '',
  ],
  ['abdecken|zudecken|(?:he)?rein(?:holen|stellen)', 'cover the plants'],
  ['(?:besteht|droht|drohen)(?: eine?)?', 'is there'],
  ['wie (?:groß|hoch) ist die(?= [a-z]+(?:gefahr|risiko))', 'what is the'],
  ['was ziehe? ich(.{0,40}?) an', 'what should i wear$1'],
  ['zur arbeit|zur schule|ins büro', 'to work'],
  ['gegenwind', 'headwind'],
  ['rückenwind', 'tailwind'],
  ['(?:habe|hab) ich(?=.{0,60}(?:wind|sonne))', 'will there be'],
  ['wie feucht ist (?:es|die luft)', 'how humid is it'],
  ['(?:kriege|bekomme|hole) ich(.{0,60}?) nasse füße', 'will it rain$1'],
  ['werden? (?:ich|wir)(.{0,60}?) nass', 'will it rain$1'],
  // Risks.
  ['(?:ist|muss man)(?=.{0,90}\\bzu rechnen\\b)', 'will there be'],
  [`mit(?= (?:starkem |starken |heftigen )?(?:${WEATHER}).{0,60}\\brechnen\\b)`, ''],
  ['(?:ist )?zu rechnen', ''],
  [`kommt(?: (?:da|es))?(?=.{0,40}\\b(?:${WEATHER}))`, 'will there be'],
  [`(${WEATHER})(?:gefahr|risiko)`, 'risk of $1'],
  // Times.
  ['(?:der|den|diesen) (januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember)', 'in $1'],
  // Amounts and values.
  [
    'wie ?viele? (?:liter|millimeter|mm)(?: regen| niederschlag)?(?: (?:pro|je|auf den|auf dem) (?:quadratmeter|' +
      'm2|m²|qm))?(?: (?:sind|ist|gab es|kamen?|fielen))?(?=.{0,60}\\b(?:gestern|gefallen|letzte|gab|kam|fiel))',
    'how much did it rain',
  ],
  [
    'wie ?viele? (?:liter|millimeter|mm)(?: regen| niederschlag)?(?: (?:pro|je|auf den|auf dem) (?:quadratmeter|' +
      'm2|m²|qm))?(?: (?:soll|sollen|fallen|kommen|gibt) (?:es)?)?',
    'how much will it rain',
  ],
  ['(?:herunter|runter)?(?:gefallen|gekommen)', ''],
  ['liter (?:pro|je|auf den) quadratmeter', 'mm'],
  ['wie ?viel grad (?:hat|sind|ist|haben) (?:es|wir)', 'what is the temperature'],
  ['wie ?viel grad (?:wird|werden|hat)(?: es)?', 'what will the temperature be'],
  ['wie ?viel grad (?:war|waren|hatte)(?: es)?', 'what was the temperature'],
  ['wie ?viele sonnenstunden(?: (?:hat|gibt|haben|sind) (?:es|wir))?', 'how many hours of sunshine'],
  ['(?:höchste|stärkste|maximale|größte)[rn]? (?:wind|sturm)?böen?|spitzenböen?', 'gusts'],
  ['windböe|sturmböe', 'gusts'],
  ['(?:die )?höchsttemperatur(?:en)?|tageshöchst(?:wert|temperatur)', 'maximum temperature'],
  ['(?:die )?(?:tiefst|mindest)temperatur(?:en)?|tiefstwert', 'minimum temperature'],
  ['bewölkungsgrad|bewölkung|wolkenbedeckung|bedeckungsgrad', 'cloud cover'],
  ['regenmenge|niederschlagsmenge|niederschläge?', 'rainfall'],
  [
    '(?:im )?vergleich(?:en)? (?:zu|mit|zum) (?:sonst|normal|üblich|durchschnitt|normalwert|üblichen)',
    'compared with normal',
  ],
  // The air.
  ['(?:blühen|blüht|fliegen|fliegt)(?=.{0,30}(?:gräser|birke|hasel|erle|pollen|ambrosia|beifuß))', 'is there'],
  [
    '(?:die )?(?:gräser|birken?|hasel|erlen?|beifuß|ambrosia)(?:pollen)?|pollenflug|pollenbelastung|heuschnupfen',
    'pollen',
  ],
  // Times.
  ['ab wann', 'when'],
  // Chores, and being outside.
  [
    '(?:das |mein )?eis (?:zu )?kratzen|(?:(?:die|das|meine|mein) )?(?:front)?(?:scheiben?|autoscheiben?|' +
      'auto) (?:frei ?)?(?:zu )?kratzen',
    'scrape the car',
  ],
  ['(?:(?:die|meine|unsere) )?(?:pflanzen|tomaten|geranien|blumen|kübel) (?:ab|zu)?(?:zu)?decken', 'cover the plants'],
  ['(?:das |mein |unser )?auto (?:zu )?waschen', 'wash the car'],
  ['biergartenwetter|(?:in den|im|zum) biergarten', 'good weather to eat outside'],
  ['auf (?:dem|der|unserem|unserer|meinem|meiner) (?:balkon|terrasse|dachterrasse)', 'eat outside'],
  ['frühstücken|brunchen|mittagessen|abendessen', ''],
  ['(?:ins |im |fürs |zum |für das |für ein )?(?:schwimmbad)|badewetter', 'go swimming'],
  ['(?:ins |im |fürs |zum |für das |für ein |das )?(?:freibad|strandbad|waldbad)(?: gehen)?', 'go to the lido'],
  ['(?<=\\bhund\\b.{0,80})(?:spazieren ?(?:zu )?gehen|raus ?gehen|laufen gehen)', ''],
  ['(?:reicht|genügt)(?=.{0,20}\\b(?:ein|eine|das|die|der)\\b)', 'is it warm enough for'],
  ["wird'?s", 'will it be'],
  ['nötig|notwendig', 'do i need'],
  ['endlich|nochmals?|noch mal|noch einmal|überhaupt|eigentlich', ''],
];
