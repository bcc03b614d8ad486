/** How people type Spanish on both sides of the Atlantic: an asado, the washing out, rain that has been long in coming. */
import type { TranslatedPhrase } from '../lexicon.ts';
import { monthRanges, nights } from './ranges.ts';

const WEEKDAY = '(lunes|martes|miercoles|jueves|viernes|sabado|domingo)';

export const SPANISH_USAGE: readonly TranslatedPhrase[] = [
  ...nights(
    'lunes martes miercoles jueves viernes sabado domingo'.split(' '),
    (first, second) => `(?:en |durante )?(?:la )?noche del? ${first} al? ${second}`,
  ),
  ...monthRanges(
    'de ',
    '(enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)',
    'a',
  ),
  // Times.
  ['mas tarde|al rato|mas rato|mas tardecito', 'later'],
  [`(?:el |del |de este )?${WEEKDAY} en (?:ocho(?: dias)?|una semana)`, 'a week on $1'],
  [`${WEEKDAY} de madrugada|${WEEKDAY} (?:por|en|a) la madrugada|madrugada del ${WEEKDAY}`, '$1$2$3 small hours'],
  ['(?:mañana )?(?:de|por|en|a) (?:la )?madrugada|esta madrugada|de madrugada', 'in the small hours'],
  ['al (?:atardecer|anochecer)|en la puesta de sol', 'at sunset'],
  ['al amanecer', 'at sunrise'],
  [
    'cuanto (?:tiempo )?(?:falta|queda) (?:para|hasta) (?:el |la |que )?(?:atardecer|anochecer|' +
      'puesta de(?:l)? sol|se ponga el sol|anochezca|oscurezca)',
    'how long until sunset',
  ],
  [
    '(?:cuantos dias|cuanto(?: tiempo)?) (?:hace|lleva)(?:mos)? (?:que no llueve|sin llover)|' +
      'hace cuanto(?:s dias)?(?: que)? no llueve|desde cuando no llueve|cuanto lleva sin llover',
    'when did it last rain',
  ],
  [
    '(?:el |en el |este |para el )?(?:dia )?(?:feriado|festivo|puente)(?! de la| sobre| colgante)',
    'on the public holiday',
  ],
  ['(?:el|este|para el) fin(?! (?:de|del)\\b)', 'this weekend'],
  ['mañana (?:muy )?temprano', 'tomorrow early in the morning'],
  ['(?:la )?noche de san juan|verbena de san juan', '23 june evening'],
  ['(?:va a )?graniz(?:ar|ara|a)', 'will it hail'],
  ['(?:se )?(?:va a|vaya a) nublar(?:se)?|se nublara|se nubla', 'will it be cloudy'],
  ['(?:cuanta agua|cuantos? (?:litros|milimetros|mm)) (?:ha caido|cayo|han caido|cayeron)', 'how much did it rain'],
  ['hace (?:mucho )?bochorno', 'is it muggy'],
  ['me (?:voy a|vaya a) mojar|me mojare', 'will i get wet'],
  ['ha granizado|granizo(?= (?:ayer|anoche|esta mañana))', 'did it hail'],
  ['(?:la |las )?navidad(?:es)? pasadas?', 'last christmas'],
  ['carreteras? heladas?|calles heladas', 'icy roads'],
  ['marejada ciclonica', 'coastal flooding'],
  ['(?:segar|cosechar|cosecha|siega|empacar)(?: el| la)?(?: heno| alfalfa| trigo| cebada)?', 'harvest'],
  ['todo el dia|el dia entero', 'all day'],
  ['toda', ''],
  ['(?:que|cual) (?:sera la |es la )?maxima(?: hara| habra)?', 'what will the high be'],
  ['(?:que|cual) (?:sera la |es la )?minima(?: hara| habra)?', 'what will the low be'],
  ['suficiente (calor|frio|viento|sol)', '$1 enough'],
  ['mas sol(?! que)', 'sunniest'],
  [
    '(?:se )?(?:levanta|levantara|disipa|disipara|va|quita)(?: la)? niebla|' +
      '(?:la )?niebla (?:se )?(?:va a )?(?:levantar|disipar|ir|levanta|disipa)(?:se)?',
    'will the fog lift',
  ],
  [
    '(?:cortar|podar|recortar)(?: (?:el|los|la|las))? (?:seto|setos|arboles|rosales|arbustos|ligustrina|cerco)',
    'cut the hedge',
  ],
  ['(?:la )?(?:marea alta|pleamar)', 'high tide'],
  ['(?:la )?(?:marea baja|bajamar)', 'low tide'],
  ['seguira lloviendo|va a seguir lloviendo|sigue lloviendo', 'will it still be raining'],
  ['(?:ir a )?(?:bañarse|bañarme|bañarnos|nadar)|darse un chapuzon|darme un (?:baño|chapuzon)', 'go swimming'],
  ['llueve mas(?= en\\b)', 'does it rain more'],
  ['(?:viento (?:de )?)?fuerza (\\d{1,2})', 'wind force $1'],
  ['antes del? (?:mediodia|medio dia)', 'before noon'],
  ['despues del? (?:mediodia|medio dia)', 'after noon'],
  ['hasta (?:el )?(?:mediodia|medio dia)', 'until noon'],
  ['(?:las )?proximas noches', 'the next nights'],
  ['(?<!dej.{0,40})en (?:coche|carro|auto)(?= |\\W*$)', 'driving'],
  ['como amanece(?:ra)?', 'what will the weather be in the morning'],
  ['cuando (?:llega|llegara|viene|vuelve) el frio', 'when will it get colder'],
  ['cuando (?:llega|llegara|viene|vuelve) el calor', 'when will it get warmer'],
  [
    'cuando (?:acaba|termina|se va|acabara|terminara) (?:el calor|la ola de calor|este calor)',
    'when will the heat end',
  ],
  [
    '(?:el )?(\\d{1,2}) de (enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|' +
      'diciembre) del año pasado',
    '$1 $2 last year',
  ],
  [
    '(?:meter|guardar|recoger|entrar)(?: los| las)? (?:cojines|muebles (?:de jardin|de la terraza))',
    'bring the cushions in',
  ],
  ['(?:sera|seria|resulta|es|estara) (?:muy )?segur[oa](?: para| de)?', 'is it safe to'],
  ['con seguridad|sin peligro|sin riesgo', 'safely'],
  ['(?:cual|que) (?:sera|es|va a ser|seria) la (temperatura|humedad|presion)(?: maxima| minima)?', 'what is the $1'],
  ['cada cuanto|con que frecuencia|cuantas veces', 'how often'],
  ['ola de calor', 'heat wave'],
  ['ola de frio', 'cold spell'],
  ['(?:el )?(?:año que viene|proximo año|año proximo)', 'next year'],
  ['(?:en )?carnaval(?:es)?', 'at carnival'],
  // Outdoors.
  [
    '(?:subir|subo|subimos) (?:al|a la|a)(?= (?:teide|monte|pico|cerro|volcan|cima|mulhacen|aconcagua|aneto)\\b)|' +
      'ascender (?:al|a la|a)',
    'going up',
  ],
  [
    '(?:dejar|dejo) (?:la )?(?:ropa|colada)(?: tendida| colgada| afuera| fuera| en el tendedero)*',
    'leave the washing out',
  ],
  ['(?:recojo|recoger|meto|meter|entro|entrar) (?:la )?(?:ropa|colada)(?: tendida)?', 'bring the washing in'],
  [
    '(?:(?:hago|hacemos|hacer|haremos|tirar|prender) )?(?:(?:un|una|el|la) )?(?:asad(?:o|ito)s?|' +
      'parrillad(?:a|ita)|barbacoa|barbeque|choripan(?:eada)?|carne asada|carnita asada|carnes asadas|parrilla)',
    'bbq',
  ],
  ['(?:en |a |de |una |por )?(?:terraceo|terracita|terraza)(?! de)', 'eat outside'],
  ['parque infantil|juegos infantiles|columpios|plaza con los (?:chicos|nenes)', 'go to the playground'],
  ['vendimia', 'grape harvest'],
  // What happens.
  ['lo (?:bastante|suficientemente) seco|bastante seco|suficientemente seco', 'dry enough'],
  ['(?:hielo|escarcha)(?: en (?:el|los) parabrisas| en el coche)?', 'frost'],
  ['(?:una )?navidad(?:es)? blancas?|blanca navidad', 'a white christmas'],
  [
    '(?:llegara|llega|llegaremos|va a llegar|llegaran|vamos a llegar|alcanzara|alcanzaremos|va a alcanzar|' +
      'se alcanzaran|rozara) (?:a )?(?:los )?(\\d{2})(?: grados)?',
    'will it reach $1 degrees',
  ],
  [
    '(?:va a |vaya a )?(?:amainar|amainara|amaina|aflojar|aflojara)(?: el)? viento|' +
      '(?:el )?viento (?:va a )?(?:amainar|amainara|amaina|bajar|bajara|aflojar|calmarse)',
    'will the wind drop',
  ],
  ['(?:va a )?(?:refrescar|refrescara|refresca)', 'will it get cooler'],
  [
    '(?:bajan|bajaran|van a bajar|va a bajar|baja|bajara) (?:las temperaturas|la temperatura)(?! de -?\\d)',
    'will it get colder',
  ],
  ['(?:suben|subiran|van a subir|va a subir|sube|subira) (?:las temperaturas|la temperatura)', 'will it get warmer'],
  ['(?<!(?:hora|cuando) )(?:va a salir|saldra|sale) el sol(?! a\\b)', 'will the sun come out'],
  ['(?:va a )?(?:despejar|despejara|despeja)(?:se)?', 'will it clear up'],
  ['(?:viene|se viene|llega|se acerca) (?:una |la )?(?:tormenta|tempestad|borrasca)', 'is a storm coming'],
  ['(?:la )?temperatura (?:mas baja|minima)', 'lowest temperature'],
  ['(?:la )?temperatura (?:mas alta|maxima)', 'highest temperature'],
  ['(?:esta|se ve|se pone) (?:muy )?fe[oa](?: el (?:dia|tiempo|clima))?', 'is it bad weather'],
  ['(?:esta|va a estar|estara|se ve) (?:muy )?(?:lind|bonit)[oa](?: el (?:dia|tiempo|clima))?', 'is it nice weather'],
  ['(?:cuando|a que hora) (?:hara|va a hacer|hace) mas calor', 'when is it warmest'],
  ['(?:cuando|a que hora) (?:hara|va a hacer|hace) mas frio', 'when is it coldest'],
  ['asma', 'asthma'],
  ['los niños necesitan|los nenes necesitan|los chicos necesitan|los peques necesitan', 'do the kids need'],
];
