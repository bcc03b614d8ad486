/** Weather questions in Spanish: the words that tell the language, and phrases with their English. */

import { alike, countsAlike } from './alike.ts';
import { calendarParts } from './calendar-parts.ts';
import { SPANISH_CHORES } from './chores.ts';
import { hourFirstClock } from './clock-words.ts';
import { compassPhrases } from './compass-words.ts';
import { shortDays } from './day-parts.ts';
import { SPANISH_DAYS } from './days/es.ts';
import { digitClock } from './digit-clock.ts';
import { SPANISH_EVERYDAY } from './everyday/es.ts';
import { SPANISH_FURTHER } from './further/es.ts';
import { inflected } from './inflected.ts';
import type { Lexicon } from './lexicon.ts';
import { regionalPhrases, regionalWords } from './regional.ts';
import { spanPhrases } from './span-phrases.ts';
import { SPANISH_SPOKEN } from './spoken.ts';
import { surroundings } from './surroundings.ts';
import { turningPhrases } from './turning-phrases.ts';
import { SPANISH_USAGE } from './usage/es.ts';
import { weatherNames } from './weather-names.ts';
import { SPANISH_WORDS } from './words/es.ts';

const WEEKDAY = '(lunes|martes|miercoles|jueves|viernes|sabado|domingo)';
const MONTH = '(enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|setiembre|octubre|noviembre|diciembre)';
const HOURS = ['una', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez', 'once', 'doce'];

export const SPANISH: Lexicon = {
  country: 'ES',
  commonWords:
    'mediodia indice nieva alguna vez pasado lo peor el la los las es va a de del que tiempo hace hara mañana ' +
    'llover lluvia llueve hoy en para y necesito clima cual como cuando frío calor nevar hay este esta semana ' +
    'próxima puedo por un una donde cuanto se sol viento fin bien buen buena dia llovera lloverá estará será ' +
    'esta o al voy hace ir ayer lunes martes miercoles jueves viernes sábado domingo noche tarde con paraguas',
  timeAhead: {
    every: 'cada',
    within: 'en|dentro de',
    hours: 'horas?',
    days: 'dias?',
    weeks: 'semanas?',
    lasting: 'sin|secas?|de (?:sol|lluvia)',
    inRow: 'seguidas|consecutivas',
    numbers: 'una?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce',
    before: 'hace',
  },
  contractions: { al: 'el', del: 'el' },
  phrases: [
    ...shortDays('es'),
    ...digitClock('es'),
    ...calendarParts('es'),
    ...alike('es'),
    ...regionalPhrases('es'),
    ...SPANISH_USAGE,
    ...SPANISH_CHORES,
    ...spanPhrases('es'),
    ...SPANISH_SPOKEN,
    ['como (?:esta|estara) (?:el )?agua(?: del mar)?', 'how warm is the sea'],
    [
      '(?:tengo que|hay que|debo|necesito|conviene) regar(?! \\p{L}*(?:jardin|plantas|huerto|flores|cesped))',
      'should i water the garden',
    ],
    ['(?:el )?cumpleanos(?: de (?:los ninos|mi \\p{L}+|\\p{L}+))?', 'birthday'],
    ...compassPhrases('es'),
    ...SPANISH_EVERYDAY,
    ...SPANISH_DAYS,
    ['aire acondicionado', 'air conditioning'],
    ['mar de fondo', 'swell'],
    ['salir en velero|ir en velero', 'go sailing'],
    ...SPANISH_FURTHER,
    ...countsAlike('es'),
    ['que hora es', 'what is the time'],
    // Safety.
    [
      '(?:dejar )?(?:a )?(?:mi |al |el |un |los |mis )?(?:perro|gato|bebe|niño|hijo|niños|' +
        'perros)(?: solo)? en el (?:coche|carro|auto)',
      'leave the dog in the car',
    ],
    ['(?:el |un )?(?:lago|rio|estanque|canal) (?:congelado|helado)', 'walk on the frozen lake'],
    // Times.
    ['pasado mañana', 'day after tomorrow'],
    ['anteayer|antes de ayer|antier', 'day before yesterday'],
    ['mañana (?:por|en|a) la mañana', 'tomorrow morning'],
    ['mañana (?:(?:por|en|a) la|al) (?:tarde|mediodia)', 'tomorrow afternoon'],
    ['mañana (?:por|en|a) la noche', 'tomorrow night'],
    ['ayer (?:por|en|a) la mañana', 'yesterday morning'],
    ['ayer (?:por|en|a) la tarde', 'yesterday afternoon'],
    ['anoche|ayer (?:por|en|a) la noche', 'last night'],
    ['(?<=\\b(?:ha llovido|ha nevado|llovio|nevo|ha helado).{0,60})esta noche', 'last night'],
    ['esta noche|hoy (?:por|en|a) la noche', 'tonight'],
    ['esta tarde|hoy (?:por|en|a) la tarde', 'this afternoon'],
    ['esta mañana|hoy (?:por|en|a) la mañana', 'this morning'],
    [
      '(?:el )?(?:proximo|siguiente) fin de semana|(?:el )?(?:fin de semana|finde) (?:que viene|proximo|siguiente)',
      'next weekend',
    ],
    ['(?:el )?(?:fin de semana|finde) (?:pasado|anterior)|(?:el )?(?:pasado|ultimo) fin de semana', 'last weekend'],
    ['(?:este |el |durante el )?(?:fin de semana|finde)', 'this weekend'],
    ['(?:de )?la (?:proxima semana|semana que viene|semana proxima|semana siguiente)', 'next week'],
    ['(?:de )?la (?:semana pasada|pasada semana|ultima semana)', 'last week'],
    ['(?:de |en )?(?:esta|la) semana', 'this week'],
    ['(?:el )?(?:mes que viene|proximo mes)', 'next month'],
    ['(?:el )?(?:mes pasado|pasado mes)', 'last month'],
    ['(?:el )?año pasado', 'last year'],
    ['(?:el )?(verano|invierno|otoño) pasado|(?:la )?(primavera) pasada', 'last $1$2'],
    ['(?:en |este |el )(?:el )?verano', 'in summer'],
    ['(?:en |este |el )(?:el )?invierno', 'in winter'],
    ['(?:en |este |el )(?:el )?otoño', 'in autumn'],
    ['(?:en |esta |la )(?:la )?primavera', 'in spring'],
    [`(?:el )?${WEEKDAY} de la (?:semana que viene|proxima semana)`, '$1 next week'],
    [
      `(?:el )?${WEEKDAY} (?:que viene|proximo)|(?:el )?(?:proximo|siguiente) ${WEEKDAY}|este ${WEEKDAY}`,
      'coming $1$2$3',
    ],
    [`(?:el )?${WEEKDAY} (?:pasado|ultimo)|(?:el )?pasado ${WEEKDAY}`, 'last $1$2'],
    [`(?:el |los )?${WEEKDAY} (?:por|en|a) la mañana`, '$1 morning'],
    [`(?:el |los )?${WEEKDAY} (?:por|en|a) la tarde`, '$1 afternoon'],
    [`(?:el |los )?${WEEKDAY} (?:por|en|a) la noche`, '$1 night'],
    [`(?:el )?(\\d{1,2}) de ${MONTH}(?: (?:de|del) (\\d{4}))?`, '$1 $2 $3'],
    [`(?:en |de |a principios de |a finales de |a mediados de )${MONTH}`, 'in $1'],
    ['al mediodia|a mediodia|mediodia', 'at noon'],
    ['a medianoche|medianoche', 'at midnight'],
    ...hourFirstClock({
      hours: HOURS,
      relations: {
        '(?:a|sobre|hacia) las?': 'at',
        'despues de las?': 'after',
        '(?:desde|a partir de) las?': 'from',
        'antes de las?': 'before',
        'hasta las?': 'until',
      },
      timed: ['at', 'after', 'from', 'before', 'until'],
      needsRelation: true,
      oClock: '(?:h|horas?|en punto)',
      minutes: { media: 30, cuarto: 15, 'cinco|5': 5, 'diez|10': 10, 'veinte|20': 20, 'veinticinco|25': 25 },
      plus: 'y',
      minus: 'menos',
      spans: [
        ['entre las?', '(?:y|y las?)'],
        ['(?:de|desde) las?', '(?:a|hasta) las?'],
      ],
      late: 'tarde|noche',
    }),
    ['(?:de|por|en|a) la mañana', 'in the morning'],
    ['(?:de|por|en|a) la tarde', 'in the afternoon'],
    ['(?:de|por|en|a) la noche', 'overnight'],
    ['(?:de|por|en|a) la madrugada|de madrugada', 'early morning'],
    ['(?:en |por )?navidad(?:es)?', 'at christmas'],
    ['nochevieja', "new year's eve"],
    ['semana santa', 'easter'],
    ['(?:en |los |durante los )*proximos (\\d+) dias', 'in the next $1 days'],
    ['(?:en |los |durante los )*proximos dias', 'in the next 3 days'],
    ['(?:en |las |durante las )*proximas (\\d+) horas', 'in the next $1 hours'],
    ['ahora mismo|en este momento', 'now'],
    // The sun.
    ['(?:la )?puesta del? sol|atardecer|ocaso', 'sunset'],
    ['(?:la )?salida del sol|amanecer', 'sunrise'],
    ['(?:se (?:pone|pondra|esconde|oculta)|anochece|oscurece|se hace de noche)(?: el sol)?', 'sunset'],
    ['(?:sale|saldra)(?: el sol)|amanece', 'sunrise'],
    ['el sol se (?:pone|pondra)', 'sunset'],
    ['el sol (?:sale|saldra)', 'sunrise'],
    // Rain.
    ['(?:va a )?(?:dejar|parar|dejara|parara|deja|para) de llover', 'will it stop raining'],
    ['(?:va a )?(?:dejar|parar|dejara|parara|deja|para) de nevar', 'will it stop snowing'],
    [
      'cuanto (?:tiempo )?(?:durara|va a durar) la lluvia|hasta cuando (?:llovera|va a llover)',
      'how long will the rain last',
    ],
    ['no (?:va a llover|llovera|llueve)', 'will it not rain'],
    ['no (?:va a nevar|nevara|nieva)', 'will it not snow'],
    ['no (?:va a hacer|hara|hace) viento', 'will it not be windy'],
    ['cuanto (?:va a llover|llovera)|cuanta lluvia(?: (?:va a caer|caera|habra))?', 'how much will it rain'],
    ['cuanto (?:va a nevar|nevara)|cuanta nieve(?: (?:va a caer|caera|habra))?', 'how much will it snow'],
    ['cuanto llovio|cuanta lluvia cayo', 'how much did it rain'],
    ['ha llovido|llovio|llovia', 'did it rain'],
    ['ha nevado|nevo|nevaba', 'did it snow'],
    ['va a llover|llovera', 'will it rain'],
    ['esta lloviendo|llueve', 'is it raining'],
    ['va a nevar|nevara', 'will it snow'],
    ['esta nevando|nieva', 'is it snowing'],
    ['va a helar|helara', 'will it freeze'],
    ['sin lluvia|nada de lluvia', 'no rain'],
    ['sin mojar(?:se|me)', 'without rain'],
    ['a cuantos grados|cuantos grados', 'what temperature'],
    ['estaremos', 'will it be'],
    ['que (temperatura|viento|humedad)', 'what $1'],
    ['sin viento', 'no wind'],
    ['suficientemente seco', 'dry enough'],
    ['(?:estara|seguira|va a estar|se mantendra|va a seguir|esta) (?:el tiempo )?seco', 'will it stay dry'],
    ['tiempo seco', 'stay dry'],
    ['mas seco', 'drier'],
    ['seco', 'stay dry'],
    // Wind and air.
    ['cuanto viento(?: (?:va a hacer|hara|hace|habra))?', 'how much wind'],
    ['(?:velocidad|fuerza) del viento', 'wind speed'],
    ['(?:va a hacer|hara|habra) (?:mucho )?viento', 'will it be windy'],
    ['(?:hace|hay) (?:mucho )?viento|sopla (?:mucho )?viento', 'is it windy'],
    ['(?:la )?calidad del aire', 'air quality'],
    ['como esta el aire', 'how is the air'],
    ['(?:el aire esta|esta el aire)', 'is the air quality'],
    ['(?:el )?aire', 'air quality'],
    ['contaminacion', 'air pollution'],
    ['(?:rafagas|rachas)(?: de viento)?', 'gusts'],
    // Limits.
    ['(?:bajo|debajo de|menos de|bajara? de|de) cero|(?:temperaturas )?bajo cero', 'below freezing'],
    ['bajar(?:a|an)?(?= )(?=.{0,30} below freezing|.{0,30}\\u0001)', 'drop'],
    ['mas de|por encima de|(?:pasara|superara|pasar|superar|llegara a mas)(?: de)?(?: los)?', 'over'],
    ['menos de|por debajo de|bajara de', 'below'],
    ['al menos|por lo menos', 'at least'],
    ['como maximo', 'at most'],
    ['hasta', 'until'],
    ['(?:kilometros|km) por hora', 'km/h'],
    ['(?:hara|va a hacer) mas calor', 'will it be warmer'],
    ['hace mas calor', 'is it warmer'],
    ['mas (?:caluroso|calido|caliente|calor)|sera mas (?:caluroso|calido)', 'warmer'],
    ['(?:hara|va a hacer) mas frio', 'will it be colder'],
    ['hace mas frio', 'is it colder'],
    ['mas frio', 'colder'],
    ['mas soleado|mas sol', 'sunnier'],
    ['mas ventoso|mas viento', 'windier'],
    ['mas lluvioso|mas lluvia', 'wetter'],
    ['menos lluvia', 'driest'],
    // It is, it will be.
    [
      'que tiempo (?:hace|hara|va a hacer|tendremos)|como (?:estara|va a estar|esta|sera) el (?:tiempo|clima)',
      'what will the weather be',
    ],
    ['que tiempo (?:hizo|hacia)|como (?:estuvo|fue) el (?:tiempo|clima)', 'what was the weather'],
    ['(?:que tiempo|como) suele (?:hacer|ser)', 'what is the weather usually'],
    ['suele (?:hacer|haber|ser|estar)', 'is it usually'],
    ['suele llover', 'does it usually rain'],
    ['(?:hara|va a hacer) buen tiempo', 'will it be good weather'],
    ['hace buen tiempo', 'is it good weather'],
    ['buen tiempo', 'good weather'],
    ['(?:estara|va a estar|sera|va a ser|hara|va a hacer)', 'will it be'],
    ['(?:habra|va a haber)', 'will there be'],
    ['(?:hizo|hacia|estuvo|estaba|fue)', 'was it'],
    ['hubo|habia', 'was there'],
    ['hay', 'is there'],
    // Wishes.
    [
      '(?:que|como) (?:me pongo|debo ponerme|ropa (?:me pongo|llevo|llevar)|me visto|visto|puedo ponerme)',
      'what should i wear',
    ],
    ['(?:que|como) (?:debo|deberia|tengo que) (?:llevar|vestir|ponerme)', 'what should i wear'],
    ['(?:se )?(?:puedo|podre|podria|puede uno|podemos|podremos|puede)|es posible', 'can i'],
    ['(?:debo|deberia|tengo que|tendria que|debemos|conviene|hay que)', 'should i'],
    ['(?:necesito|necesitare|hace falta|hara falta|me hace falta|necesitaré)(?: llevar)?|me llevo', 'do i need'],
    ['llevar|llevarme|coger', 'take'],
    ['es seguro', 'is it safe to'],
    ['es peligroso', 'is it dangerous to'],
    ['vale la pena|merece la pena', 'is it worth'],
    ['buena idea', 'is it good'],
    ['es (?:un )?buen (?:dia|momento)', 'is it a good day'],
    ['buen dia', 'good day'],
    ['(?:cual es|que) (?:el )?mejor dia|que dia es (?:el )?mejor', 'which day is best'],
    ['que dia(?: sera)?', 'which day'],
    ['cual es el dia mas (?:caluroso|calido)', 'which day is warmest'],
    ['(?:el )?mejor dia', 'best day'],
    ['(?:la |el )?mejor (?:hora|momento)', 'best time'],
    ['a que hora|que hora', 'what time'],
    ['cerca de', 'near'],
    ['(?:demasiado|mucho) (calor|frio|viento) para', 'too $1 for'],
    ['demasiado', 'too'],
    // Activities.
    ['(?:hacer |preparar )?(?:una |la )?(?:barbacoa|parrillada|parrilla|asado)', 'bbq'],
    ['(?:hacer |ir de )?(?:un )?picnic', 'picnic'],
    ['(?:comer|cenar) (?:fuera|al aire libre|en la terraza)', 'eat outside'],
    [
      '(?:tender|secar|colgar|lavar)(?: (?:la|mi))? (?:ropa|colada)(?: (?:fuera|afuera))?|' +
        '(?:poner|hacer) la (?:lavadora|colada)|(?:se )?secara la (?:ropa|colada)',
      'dry the laundry',
    ],
    ['(?:salir a |ir a )?(?:correr|trotar)|hacer (?:footing|running)', 'go running'],
    [
      '(?:salir |ir |montar |andar |dar una vuelta )?(?:en |con la |a la )?(?:bici|bicicleta)|hacer ciclismo|ciclismo',
      'go cycling',
    ],
    ['(?:echar|verter|vaciar|hacer|colar) (?:el )?(?:hormigon|concreto|cemento)|hormigonar', 'pour concrete'],
    [
      'pintar (?:la |el |mi |las |los |una )?(?:valla|cerca|casa|fachada|pared|puerta|ventanas|terraza|verja|muro)',
      'paint the fence',
    ],
    ['(?:volar|pilotar|usar) (?:el |mi |un )?(?:dron|drone)|(?:el |mi )?dron', 'fly my drone'],
    ['(?:jugar al |jugar )?golf', 'play golf'],
    ['(?:jugar al |jugar )?(?:tenis|padel)', 'play tennis'],
    ['(?:salir a |ir a )?(?:navegar(?: a vela)?)|hacer vela|vela', 'go sailing'],
    [
      '(?:hacer |ir de )?(?:senderismo|excursion|caminata|trekking|una excursion)|ir al monte|' +
        '(?:salir a |ir a )?(?:caminar|pasear)(?! al?)|dar un paseo',
      'go hiking',
    ],
    ['(?:salir a |ir a |ir de )?(?:pescar|pesca)', 'go fishing'],
    ['(?:ir a la |dia de )?playa|bañarse|bañarme|(?:ir a )?nadar|tomar el sol', 'go to the beach'],
    ['cortar (?:el |la )?(?:cesped|hierba|pasto)', 'mow the lawn'],
    ['regar (?:el |la |las |mi |mis |los )?(?:jardin|plantas|huerto|flores|cesped|tomates)', 'water the garden'],
    ['jardineria', 'gardening'],
    [
      '(?:se )?(?:ver|veran|observar|mirar|podran ver)(?:se)? (?:las )?(?:estrellas|perseidas|auroras boreales)',
      'stargazing',
    ],
    ['(?:pasear|sacar) (?:al|a mi|el|a los|mi) perros?', 'walk the dog'],
    ['(?:arreglar|reparar) (?:el )?(?:tejado|techo)', 'fix the roof'],
    ['(?:trabajar|subir|subirme|estar) (?:en|a)l? (?:el )?(?:tejado|techo)', 'work on the roof'],
    [
      '(?:fumigar|pulverizar|rociar)(?: (?:el |los |la |las |mi |mis )?(?:campos?|cultivos?|viñas?|olivos|trigo))?',
      'spray the crops',
    ],
    ['conducir|manejar|coger el coche', 'driving'],
    ['esquiar', 'skiing'],
    ['surfear|hacer surf', 'surfing'],
    ...turningPhrases('es'),
  ],
  words: [...inflected('es'), ...weatherNames('es'), ...regionalWords('es'), ...SPANISH_WORDS, ...surroundings('es')],
};
