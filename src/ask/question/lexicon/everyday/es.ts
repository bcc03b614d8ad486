/** Everyday ways to ask in Spanish that are more than their words: what people say for a figure, a chore or a risk. */
import { comingSpans } from '../coming-spans.ts';
import type { TranslatedPhrase } from '../lexicon.ts';

export const SPANISH_EVERYDAY: readonly TranslatedPhrase[] = [
  [
    '(?:(?:va|van) a )?baj(?:ar|ara|aran|a|an)(?: (?:la temperatura|las temperaturas|el termometro))? de(?: los)?(?= -?\\d)',
    'will it drop below',
  ],
  ['al aire libre', 'outdoors'],
  ['(?:la |una |nuestra )?boda', 'wedding'],
  ['(?:la |una )?(?:comunion|bautizo|verbena)', 'outdoor party'],
  ['pista(?= ?\\d{2})', 'runway'],
  ['viento (?:cruzado|de costado)', 'crosswind'],
  ['¿?a cuánto está el agua|(?:qué|a qué) temperatura (?:tiene|está) el (?:agua|mar)', 'sea temperature'],
  [
    '(?:me pongo|me pondría|llevo|me llevo)(?= (?:el |un |una |los |las |la )?(?:pantal|abrigo|chaqueta|jersey|' +
      'chubasquero|botas|gorro|bufanda|camiseta|sandalias))',
    'should i wear',
  ],
  ['pantal(?:ón|ones) cortos?|bermudas', 'shorts'],
  ['granizar|granizará|graniza', 'hail'],
  ['excursión', 'day out'],
  ['dormir al raso|vivac', 'sleep outside'],

  ['(?:en|por|al|del?) (?:el )?monte(?! \\p{Lu})', 'on the hills'],
  [
    '(?:tengo que |hay que |debo |necesito |conviene )?regar (?:el |la |las |mi |mis |los )?(?:huerta|macetas|' +
      'geranios|rosales|árboles|verduras|patio|balcón|terraza|setos?|hortensias)',
    'do i need to water the garden',
  ],

  ...comingSpans({
    before: '(?:en |para |durante )?(?:las|los) próxim[ao]s',
    numbers: ['una?', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez', 'once', 'doce'],
    hours: 'horas',
    days: 'días',
  }),
  ['qué día (?:hará|va a hacer|hace) (?:el )?mejor(?: tiempo)?', 'which day will have the best weather'],
  ['se (?:esperan?|prevén?)', 'will there be'],
  ['(?:hará|va a hacer|habrá) sol', 'will it be sunny'],
  ['(?:hace|hay) sol', 'is it sunny'],
  ['a cuántos grados (?:estamos|están|está)', 'what is the temperature'],
  [
    'cómo (?:va a estar|estará|está|viene) (?:el )?(?:tiempo|día|clima|finde|fin de semana)',
    'what will the weather be',
  ],
  [
    'que (?:ropa|prendas|abrigo) (?:me )?(?:llevo|meto|pongo|llevamos|necesito)|que (?:meto|pongo) en la maleta',
    'what should i wear',
  ],
  ['si (?:me )?(?:llevo|pongo)', 'if i wear'],
  ['(?<!ropa )(?:me )?llevo|hay que llevar', 'should i take'],
  ['(?:va a |puede )?(?:refrescar|refrescará)', 'will it get colder'],
  ['humedad del aire', 'humidity'],
  ['nadar', 'go swimming'],
  // Risks.
  [
    'hay (?:un |algún )?(?:riesgo|peligro|probabilidad(?:es)?)(?= de (?:tormenta|lluvia|granizo|nieve|helada|' +
      'rayo|niebla|nevada))',
    'is there a chance',
  ],
  [
    '(?:riesgo|peligro|probabilidad(?:es)?)(?= de (?:tormenta|lluvia|granizo|nieve|helada|rayo|niebla|nevada))',
    'chance',
  ],
  ['(?:(?:que|cual es la|la) )?probabilidad(?:es)?(?: hay)?(?= (?:de|para)(?!\\p{L}))', 'what is the chance'],
  ['rayos?|relámpagos?', 'lightning'],
  // Amounts and values.
  [
    'cuántos (?:milímetros|mm|litros)(?: por metro cuadrado)?(?: de (?:lluvia|agua))? (?:cayeron|han caído|cayó|' +
      'llovieron|llovió)',
    'how much did it rain',
  ],
  [
    'cuántos (?:milímetros|mm|litros)(?: por metro cuadrado)?(?: de (?:lluvia|agua))?(?: (?:van a caer|caerán|' +
      'caen|se esperan|lloverán?|va a llover))?',
    'how much will it rain',
  ],
  ['índice (?:de )?(?:radiación )?u\\.?v\\.?', 'uv index'],
  ['cuál (?:es|será) la (?:temperatura )?máxima|la (?:temperatura )?máxima', 'maximum temperature'],
  ['cuál (?:es|será) la (?:temperatura )?mínima|la (?:temperatura )?mínima', 'minimum temperature'],
  [
    '(?:cuál|qué día) (?:fue|ha sido) el (?:día )?más (?:caluroso|cálido)|el día más (?:caluroso|cálido)',
    'which was the warmest day',
  ],
  ['(?:cuál|qué día) (?:fue|ha sido) el (?:día )?más frío|el día más frío', 'which was the coldest day'],
  ['qué noche (?:será|va a ser|es) la más fría', 'which night will be the coldest'],
  ['cómo (?:estará|va a estar|estaría) (?:el |la )?mar', 'how rough will the sea be'],
  ['cómo está (?:el |la )?mar|estado (?:del|de la) mar', 'how rough is the sea'],
  ['(?:a qué temperatura está|cómo está|qué tal está) el agua', 'how warm is the sea'],
  ['qué tal (?:va a estar |estará |está |hace )?(?:el )?(?:tiempo|día|clima)', 'what will the weather be'],
  ['(?:en )?comparación con lo (?:normal|habitual)|comparado con lo (?:normal|habitual)', 'compared with normal'],
  ['(?:más|mucho) (?:fuerte )?racha|racha máxima|rachas? máximas?', 'gusts'],
  ['nubosidad|cobertura de nubes', 'cloud cover'],
  ['viento (?:en contra|de cara)', 'headwind'],
  ['viento (?:a favor|de cola)', 'tailwind'],
  // Clothes, chores, and being outside.
  [
    '(?:con )?qué ropa (?:voy|me pongo|llevo|uso|debo llevar|tengo que llevar|hay que llevar|meto|' +
      'debería llevar)|qué me pongo|cómo (?:me visto|voy vestid[oa])|cómo hay que vestirse',
    'what should i wear',
  ],
  ['lavar (?:el|mi|nuestro) (?:coche|carro|auto)', 'wash the car'],
  ['(?:tapar|proteger|cubrir|meter) las (?:plantas|macetas|tomateras)', 'cover the plants'],
  [
    '(?:comer|cenar|desayunar|tomar algo) (?:fuera|en la terraza|en una terraza|al aire libre|en el jardín)|' +
      'en (?:la|una) terraza|terraceo|de terraceo',
    'eat outside',
  ],
  ['con (?:la niña|el niño|los niños|las niñas|el peque|los peques|el bebé|mi hij[oa]|mis hij[oa]s)', 'with the kids'],
  ['(?:ir )?al parque|en el parque|^\\W*parque', 'in the park'],
];
