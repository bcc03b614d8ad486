/** What an answer does not judge, and what was not read, in Spanish. */
import type { Messages } from '../messages.ts';

export const RESERVATIONS_ES: Messages = {
  'uncovered.sentence': 'sin veredicto: {what}.',
  'hazard.thunder':
    'cuentan los truenos o rayos que hay allí, y no la previsión: entra ahora en un edificio o un coche cerrado, y quédate 30 minutos tras el último trueno (US National Weather Service)',
  'hazard.frozen-heights': 'con la helada o el hielo que hay allí nadie trepa ni trabaja en altura, con ningún calzado',
  'hazard.deep-cold':
    'con el frío indicado la piel descubierta se congela en media hora (Environment and Climate Change Canada)',
  'hazard.great-heat': 'el calor indicado es peligroso (US National Weather Service: índice de calor desde 39 °C)',
  'hazard.gale': 'el viento indicado es un temporal o tiene rachas muy fuertes (Beaufort 8, Deutscher Wetterdienst)',
  'hazard.seen': 'lo que se ve, se oye o se mide allí cuenta más que la previsión',
  'uncovered.emergency':
    'eso es una emergencia: llama ya al número de emergencias (112) y no esperes a ningún pronóstico',
  'uncovered.gas-leak':
    'el gas puede explotar con cualquier viento: no toques interruptores, sal fuera y llama a las urgencias del gas',
  'uncovered.carbon-monoxide':
    'quemar gas, gasolina, carbón o leña en una tienda, un garaje, una caravana o una habitación desprende monóxido de carbono, que mata; no lo hagas nunca, y pregunta a los bomberos',
  'uncovered.chemicals':
    'los productos químicos mezclados pueden desprender gas venenoso; no los mezcles nunca, y pregunta al centro de toxicología',
  'uncovered.medicine-storage': 'Fairday no puede juzgar qué aguanta un medicamento; pregunta en la farmacia',
  'uncovered.frostbite': 'la piel congelada no se frota nunca, con nieve o sin ella; pregunta enseguida a un médico',
  'uncovered.inflatables':
    'el viento y las corrientes se llevan los hinchables mar adentro; Fairday no puede juzgar el agua; pregunta a los socorristas',
  'uncovered.tidal-crossing':
    'cruzar arenales o un paso de marea depende de las mareas, que Fairday no conoce; pregunta a los guardacostas',
  'uncovered.over-people': 'volar sobre personas depende de las normas del aire; pregunta a la autoridad de aviación',
  'uncovered.airspace':
    'volar drones cerca de aeropuertos depende de las normas del aire; pregunta a la autoridad de aviación',
  'uncovered.far-from-help':
    'Fairday no puede juzgar estar solo o a oscuras lejos de ayuda; pregunta al rescate de montaña',
  'uncovered.heights':
    'Fairday no juzga el trabajo en escaleras, andamios o chimeneas; pregunta al responsable de la obra',
  'uncovered.excavation':
    'Fairday no puede juzgar si las paredes de una zanja aguantan; la lluvia las afloja; pregunta al responsable de la obra',
  'uncovered.parked-vehicle':
    'Fairday no puede juzgar un vehículo con alguien dentro; en minutos se calienta mucho más que el aire de fuera, incluso en un día suave',
  'uncovered.storm-eye':
    'en el ojo de una tormenta el viento vuelve de golpe y del otro lado; quédate a cubierto hasta que las autoridades digan que ha pasado',
  'uncovered.cold-water':
    'Fairday no puede juzgar embalses, canteras, canales ni esclusas: su agua puede estar peligrosamente fría bajo un aire cálido, y no se ven las corrientes ni lo que hay debajo',
  'uncovered.children-in-water':
    'Fairday no puede juzgar si los niños están seguros en el agua o junto a ella; con cualquier tiempo necesitan a un adulto al alcance',
  'uncovered.medicines':
    'Fairday no puede juzgar medicamentos; algunos vuelven la piel sensible al sol o el cuerpo al calor; pregunta en la farmacia o a un médico',
  'uncovered.ice-bearing': 'Fairday no puede juzgar si el hielo aguanta, y no conoce su espesor',
  'uncovered.avalanche': 'Fairday no puede juzgar los aludes; pregunta al servicio de aludes de la región',
  'uncovered.evacuation': 'Fairday no puede juzgar si hay que marcharse o refugiarse; sigue a las autoridades',
  'uncovered.on-the-spot':
    'el hielo, la nieve, la niebla, el humo o el agua que haya allí cuentan más que una previsión, y Fairday no los ve',
  'uncovered.inflatable-play':
    'los castillos y otros juegos hinchables no se usan con viento o rachas de más de 38 km/h (HSE y PIPA británicas) y necesitan todos sus anclajes; Fairday no los juzga',
  'uncovered.own-danger': 'aquí lo peligroso no es el tiempo, y Fairday no puede juzgarlo',
  'uncovered.earth': 'Fairday no sabe nada de volcanes, terremotos o corrimientos de tierra',
  'uncovered.flash-flood':
    'los cañones, las cuevas y los cauces secos se inundan de repente por lluvias lejanas; Fairday no puede juzgarlo; pregunta a los guardas o a un guía',
  'uncovered.flooding': 'Fairday no sabe qué carreteras, ríos o casas están inundados',
  'uncovered.lightning-shelter':
    'Fairday no puede juzgar qué es seguro en una tormenta; dentro de casa es lo más seguro',
  'uncovered.water': 'Fairday no puede juzgar el agua en sí: mareas, corrientes y cómo se está en ella',
  'uncovered.snow-sport': 'Fairday no juzga los deportes de nieve y no conoce las pistas',
  'uncovered.aviation': 'Fairday no juzga los vuelos, salvo los de drones',
  'uncovered.travel-disruption': 'Fairday no sabe qué está retrasado, cancelado o cerrado',
  'uncovered.health': 'Fairday no da consejos médicos',
  'uncovered.eyes': 'mirar al sol daña los ojos con cualquier tiempo',
  'uncovered.animals': 'Fairday no puede juzgar qué aguanta un animal',
  'uncovered.people-at-risk': 'Fairday no puede juzgar qué aguantan los niños, las personas mayores o enfermas',
  'uncovered.endurance': 'Fairday no puede juzgar qué aguantan las personas',
  'uncovered.fire': 'Fairday no puede juzgar los fuegos; pregunta a los bomberos y respeta las prohibiciones locales',
  'uncovered.foraging': 'Fairday no puede juzgar qué se puede comer o beber sin peligro',
  'uncovered.climbing': 'Fairday no juzga la escalada y no conoce roca, hielo ni cumbres',
  'uncovered.sleeping-outdoors': 'Fairday no juzga las noches a la intemperie',
  'uncovered.wind-load': 'Fairday no juzga grúas, escaleras, tiendas o árboles con viento',
  'uncovered.snow-load': 'Fairday no sabe cuánta nieve soporta un tejado',
  'uncovered.other-vehicle': 'Fairday juzga la conducción de coches, no la de otros vehículos o remolques',
  'uncovered.unfit-person':
    'después de beber, con drogas o sin dormir nadie conduce, escala ni nada con seguridad, haga el tiempo que haga',
  'uncovered.unfit-vehicle':
    'un vehículo con los neumáticos gastados, o con las luces, los limpiaparabrisas o los frenos averiados, no debe circular con ningún tiempo; hay que repararlo antes',
  'uncovered.protective-gear':
    'el casco, el chaleco salvavidas y el arnés protegen con cualquier tiempo; ninguna previsión los sustituye',
  'uncovered.road-grip': 'Fairday no sabe cómo agarran las carreteras ni qué neumáticos bastan',
  'uncovered.electrics':
    'Fairday no puede juzgar herramientas, cables y enchufes eléctricos con humedad; el agua y la corriente pueden matar',
  'uncovered.pipes': 'Fairday no puede juzgar qué aguantan las tuberías de una casa',
  'uncovered.indoors': 'Fairday juzga el tiempo al aire libre, no el aire de una habitación',
  'uncovered.bare-limit': 'Fairday da el tiempo de un lugar y un momento, y no tiene límites para una cifra sola',
  'uncovered.other-activity': 'Fairday no tiene reglas para esa actividad',
  'reserve.safety': 'que sea seguro depende de más que de este tiempo.',
  'reserve.camping': 'la acampada se juzga como una fiesta al aire libre; las noches en tienda no se juzgan.',
  'reserve.no-chance': 'ninguna fuente da la probabilidad de eso en porcentaje.',
  'reserve.coarse-wind':
    'los datos climáticos, de malla gruesa, dan poco viento {where} {when}; les faltan los vientos locales, como en costas, estrechos y valles.',
  'reserve.stated': 'la pregunta dice {list}; los valores de aquí son los de la fuente meteorológica.',
  'reserve.word': '“{name}”',
  'reserve.undated': 'aquí no se sabe qué día es {list}: diga el día para saber su tiempo.',
  'reserve.unread': 'no tenido en cuenta: {list}.',
};
