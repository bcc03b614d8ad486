/** How people say what the other files of a language have in other words: too much wind, what to put on, warnings by colour. */
import type { TranslatedPhrase } from './lexicon.ts';
import { WRITTEN_DAYS } from './written-days.ts';

export const GERMAN_SPOKEN: readonly TranslatedPhrase[] = [
  ...WRITTEN_DAYS.de,
  ['zu ?viel wind (?:zum|fürs?|für das|um)', 'too windy to'],
  ['zu ?viel regen (?:zum|fürs?|für das|um)', 'too wet to'],
  ['zu ?viel schnee (?:zum|fürs?|für das|um)', 'too snowy to'],
  ['frostig(?:e[nrs]?)?', 'frosty'],
  ['(?:eis|glatteis|glätte) auf (?:den|der) (?:straßen?|strassen?|wegen|gehwegen)|straßenglätte', 'ice on the roads'],
  [
    '(?<=(?:muss|müssen|soll|werde|werden).{0,40})(?:die )?(?:(?:scheiben?|eis|autoscheiben?|' +
      'windschutzscheibe) )?(?:frei ?)?kratzen',
    'scrape the car',
  ],
  ['in den bergen', 'in the mountains'],
  ['(?:fällt|geht)(.{0,60}?) ins wasser', 'will$1 be rained off'],
  ['(?:zieh|ziehe|ziehen) (?:ich|wir)(.{0,60}?) an', 'should i wear$1'],
  ['lange[nr]? (?:hosen?|jeans)', 'trousers'],
  [
    '(?:(?:den|die|meine[nr]?|unsere[nr]?) )?(?:(?:garten|blumen|pflanzen|rasen|tomaten|beete?) )?(?:gießen|' +
      'bewässern|sprengen)',
    'water the garden',
  ],
  ['(?:gutes )?flugwetter', 'weather to fly a plane'],
  ['(?:das |unser )?(?:fußball|fussball|heim|auswärts)?spiel', 'the football match'],
];

export const FRENCH_SPOKEN: readonly TranslatedPhrase[] = [
  ...WRITTEN_DAYS.fr,
  ['trop de vent pour', 'too windy to'],
  ['trop de pluie pour', 'too wet to'],
  ['trop de neige pour', 'too snowy to'],
  [
    "(?:je (?:mets|porte) quoi|quoi (?:me )?mettre|qu'est[- ]ce que je (?:mets|porte)|que (?:porter|mettre)|" +
      "(?:je|on) (?:m'|s')habille comment|comment (?:m'|s')habiller|comment je m'habille|" +
      'quelle (?:tenue|veste)(?: (?:faut-il|porter|mettre|prévoir))?)',
    'what should i wear',
  ],
  [
    'vigilance(?: (?:orange|rouge|jaune|météo|canicule|orages?))?|alertes? (?:météo|orange|rouge|jaune)',
    'weather warnings',
  ],
  [
    '(?:est-ce que )?la mer (?:est|sera)(?:-t-elle|-elle)?(?: assez| très| trop)? (?:agitée|forte|démontée|houleuse)',
    'is the sea rough',
  ],
  ['(?:est-ce que )?la mer (?:est|sera)(?:-t-elle|-elle)?(?: assez| très)? (?:calme|belle|plate)', 'is the sea calm'],
];

export const SPANISH_SPOKEN: readonly TranslatedPhrase[] = [
  ...WRITTEN_DAYS.es,
  ['(?:mucho|demasiado) viento para', 'too windy to'],
  ['(?:mucha|demasiada) lluvia para', 'too wet to'],
  ['(?:mucha|demasiada) nieve para', 'too snowy to'],
  [
    '(?:riego|regamos) (?:(?:el|la|las|los|mi|mis) )?(?:jardín|plantas|huert[oa]|césped|macetas|flores|tomates)',
    'should i water the garden',
  ],
  [
    'regar (?:(?:el|la|las|los|mi|mis) )?(?:jardín|plantas|huert[oa]|césped|macetas|flores|tomates)',
    'water the garden',
  ],
  ['(?:placas de )?hielo en (?:la|las) (?:carreteras?|calles?|aceras?)', 'ice on the roads'],
  [
    'met(?:o|er|emos) (?:(?:las|los|mis) )?(?:plantas|macetas|geranios)(?: (?:a)?dentro| en casa)?',
    'bring the plants in',
  ],
  ['por el puerto de', 'at'],
  ['(?:meter(?:se|me|nos)|entrar) (?:en el|al) (?:mar|agua)', 'swim in the sea'],
  ['avisos? (?:naranja|rojo|amarillo)s?|alertas? (?:naranja|roja|amarilla)s?', 'weather warnings'],
];

export const ITALIAN_SPOKEN: readonly TranslatedPhrase[] = [
  ...WRITTEN_DAYS.it,
  ['troppo vento per', 'too windy to'],
  ['troppa pioggia per', 'too wet to'],
  ['troppa neve per', 'too snowy to'],
  [
    "(?:bagnare|innaffiare|annaffiare|irrigare) (?:(?:il|la|le|i) |l')?(?:orto|prato|piante|giardino|fiori|pomodori|vasi)",
    'water the garden',
  ],
  ['(?:verniciare|tinteggiare|imbiancare)(?: fuori| all.esterno)?', 'paint the fence'],
  ['acqua alta', 'high tide'],
  ['allert[ae](?: (?:meteo|arancion[ei]|ross[ae]|giall[ae]))*', 'weather warnings'],
  ['di quanto (?:sarà|farà) più (?:caldo|freddo|fresco)', 'how much warmer will it be'],
  ['(?:faceva|era|ha fatto) più caldo(?: di| rispetto ad?| che)(?= (?:oggi|ieri|domani))', 'was it warmer than'],
  [
    '(?:faceva|era|ha fatto) più (?:freddo|fresco)(?: di| rispetto ad?| che)(?= (?:oggi|ieri|domani))',
    'was it colder than',
  ],
  ['(?:farà|sarà) più caldo(?: di| rispetto ad?| che)(?= (?:oggi|ieri|domani))', 'will it be warmer than'],
  ['(?:farà|sarà) più (?:freddo|fresco)(?: di| rispetto ad?| che)(?= (?:oggi|ieri|domani))', 'will it be colder than'],
  ['(?:farà|sarà) più caldo', 'will it be warmer'],
  ['(?:farà|sarà) più (?:freddo|fresco)', 'will it be colder'],
  ['quanti gradi (?:ci sono|fa|ci stanno|segna il termometro)', 'what temperature is it'],
  ['quanti gradi(?: (?:ci saranno|farà))?', 'what temperature'],
];

export const PORTUGUESE_SPOKEN: readonly TranslatedPhrase[] = [
  ...WRITTEN_DAYS.pt,
  ['(?:muito|demasiado) vento (?:para|pra)|vento (?:demais|a mais) (?:para|pra)', 'too windy to'],
  ['(?:muita|demasiada) chuva (?:para|pra)', 'too wet to'],
  ['(?:muita|demasiada) neve (?:para|pra)', 'too snowy to'],
  ['(?:a )?que horas? (?:se põe o sol|o sol se põe|é o pôr do sol)', 'when is sunset'],
  ['(?:a )?que horas? (?:nasce o sol|o sol nasce|é o nascer do sol)', 'when is sunrise'],
  ['(?:avisos?|alertas?) (?:laranjas?|amarel[oa]s?|vermelh[oa]s?|meteorológicos?)', 'weather warnings'],
  ['(?:ir de |usar |vestir |pôr )?(?:calções|calção|bermudas?)', 'wear shorts'],
  ['gelo (?:na|nas|em) (?:estradas?|ruas?)', 'ice on the roads'],
  ['quanto mais (?:quente|calor)', 'how much warmer'],
  ['quanto mais frio', 'how much colder'],
  ['(?:estava|esteve|fez|foi) mais (?:quente|calor) (?:do )?que', 'was it warmer than'],
  ['(?:estava|esteve|fez|foi) mais frio (?:do )?que', 'was it colder than'],
  ['vou passar frio', 'will i be cold'],
  ['estádios?', 'stadium'],
  ['(?:em|na minha|na nossa) casa', 'at home'],
];

export const DUTCH_SPOKEN: readonly TranslatedPhrase[] = [
  ...WRITTEN_DAYS.nl,
  ['te ?veel wind (?:om te|voor|om)', 'too windy to'],
  ['te ?veel regen (?:om te|voor|om)', 'too wet to'],
  ['te ?veel sneeuw (?:om te|voor|om)', 'too snowy to'],
  ['code (?:geel|oranje|rood)|weeralarm|weerwaarschuwing(?:en)?', 'weather warnings'],
  ['koningsdag', "king's day"],
  ['gaat(.{0,50}?) door(?= (?:in|op|met|bij|ondanks)\\b|\\W*$)', 'will it go ahead$1'],
  ['vliegeren', 'fly a kite'],
  ['nachtvorst|grondvorst|vorst aan de grond', 'frost'],
  ['koeler|frisser', 'cooler'],
  ['(?:de |het |een |onze )?(?:voetbal)?(?:wedstrijd|match)', 'the match'],
  ['mooier', 'nicer'],
];
