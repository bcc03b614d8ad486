/** The Spanish messages about sunlight, the aurora, the past, the climate, and what has no source. */
import type { Messages } from '../messages.ts';

export const FURTHER_ES: Messages = {
  'caveat.cut': 'los periodos más largos se acortan: la respuesta llega hasta las {until}.',
  lasts: 'horas {more, select, yes {con} other {sin}} {event} {where} {when}: {stretch}',
  'lasts.shorter':
    'el periodo más largo {more, select, yes {con} other {sin}} {event} {where} {when}: {stretch}, {duration}',
  'lasts.never': 'ninguna hora {more, select, yes {con} other {sin}} {event} {where} {when}',
  'when.extreme.stretch': '{more} {where} {when}: {stretch}, {value}.',
  'wear.enough.yes':
    '{tone, select, past {hizo} typical {suele hacer} now {hace} other {hará}} suficiente calor para {garment} {where} {when}',
  'wear.enough.maybe':
    '{tone, select, past {hizo} typical {suele hacer} now {hace} other {hará}} apenas suficiente calor para {garment} {where} {when}',
  'wear.enough.no':
    'no {tone, select, past {hizo} typical {suele hacer} now {hace} other {hará}} suficiente calor para {garment} {where} {when}',
  unsourced: 'este servicio no tiene ninguna fuente sobre {what} {where}.',
  'unsourced.tides': 'las mareas',
  'unsourced.currents': 'las corrientes',
  'unsourced.avalanches': 'el peligro de aludes',
  'unsourced.lake-ice': 'el hielo de lagos y ríos',
  'unsourced.rivers': 'los niveles de agua',
  'unsourced.drought': 'la sequía y las restricciones de agua',
  'unsourced.lake-water': 'el agua de lagos y ríos',
  'unsourced.earthquakes': 'los terremotos',
  'unsourced.volcanoes': 'los volcanes',
  'unsourced.wildfires': 'los incendios forestales',
  'unsourced.roads': 'el estado de las carreteras y el tráfico',
  'unsourced.ski-lifts': 'los remontes y las pistas',
  'unsourced.records': 'los récords meteorológicos',
  'unsourced.hurricane-season': 'las temporadas de tormentas',
  'unsourced.named-storms': 'borrascas y huracanes por su nombre',
  'unsourced.storms-at-sea': 'tormentas tropicales y otras tormentas en el mar',
  'unsourced.anywhere': 'no hay aquí ninguna fuente para {what}; los avisos oficiales se dan para un lugar en tierra.',
  'unsourced.hail': 'el granizo',
  'unsourced.dew': 'el rocío',
  'unsourced.swell': 'el periodo y la dirección del mar de fondo',
  'unsourced.radar': 'las imágenes de radar',
  'unsourced.soil': 'la temperatura y la humedad del suelo',
  'unsourced.upper-air': 'el aire por encima del suelo, como sus vientos, la isoterma de 0 °C y la base de las nubes',
  'unsourced.degree-days': 'grados día y horas de frío',
  'unsourced.evaporation': 'la evaporación',
  'unsourced.planets': 'los planetas y las estrellas en el cielo',
  'unsourced.rainy-season': 'el comienzo y el final de las estaciones de lluvias y los monzones',
  'unsourced.satellites': 'los satélites y sus pasos',
  'unsourced.eclipses': 'los eclipses, las superlunas y las lunas azules',
  'unsourced.sky-phenomena': 'los arcoíris, los halos, las nubes noctilucentes y el seeing',
  'unsourced.dust': 'el polvo del desierto y las tormentas de arena',
  'unsourced.plant-seasons': 'la época de floración, de los colores del otoño y de los animales',
  'unsourced.water-quality': 'la calidad del agua y lo que vive en ella',
  'unsourced.bulletins': 'partes como METAR, TAF y los avisos a la navegación',
  'unsourced.pests': 'las enfermedades de las plantas y los insectos',
  'unsourced.statistics': 'tendencias, percentiles y la dispersión de las previsiones',
  'unsourced.sea': 'el mar',
  'unsourced.sea-then': 'el mar en otros tiempos que los días próximos',
  'wind-chill.none':
    'no hay sensación térmica por viento {where} {when}: se define para aire de hasta {limit}, y el aire no baja de {value}.',
  'wind-chill.partly':
    'la sensación térmica por viento se define para aire de hasta {limit}: en las horas más cálidas vale la temperatura del aire.',
  'unsourced.kp': 'el campo geomagnético',
  'unsourced.past': 'el tiempo pasado',
  'pressure.trend': '{what}: {value} en {hours}',
  'pressure.steady': 'estable',
  'pressure.rising': 'en ascenso',
  'pressure.rising.slowly': 'en ascenso lento',
  'pressure.rising.quickly': 'en ascenso rápido',
  'pressure.rising.rapidly': 'en ascenso muy rápido',
  'pressure.falling': 'en descenso',
  'pressure.falling.slowly': 'en descenso lento',
  'pressure.falling.quickly': 'en descenso rápido',
  'pressure.falling.rapidly': 'en descenso muy rápido',
  'solar-power':
    'unos {value} con {power} de placas solares {where} {when}: estimación a partir de {energy} de energía solar en suelo llano y un rendimiento (performance ratio) del {share}; la inclinación, la sombra y el calor lo cambian.',
  'solar-power.unknown':
    'no se sabe cuánto dan las placas solares {where} {when}: la fuente no tiene la radiación solar de todo el periodo.',
  'aurora.yes': 'puede verse la aurora {where} {when}',
  'aurora.cloudy': 'puede haber aurora {where} {when}, pero detrás de las nubes',
  'aurora.no': 'no se espera aurora {where} {when}',
  'aurora.no.light': 'no puede verse la aurora {where} {when}: no oscurece lo suficiente',
  'aurora.no.never': 'no puede verse la aurora {where} {when}: no llega a esta latitud',
  'aurora.needs': 'se prevé un índice Kp de {n}; en esta latitud hace falta {least}.',
  'aurora.season': 'las noches {where} son lo bastante oscuras para las auroras entre {from} y {to}.',
  'aurora.equinox': 'las auroras son más frecuentes en torno a los equinoccios, en marzo y en septiembre.',
  'aurora.cloud': '{value} de nubes en las horas oscuras.',
  'aurora.unknown': 'no se sabe si hay aurora {where} {when}: {what}.',
  'aurora.unknown.kp': 'no hay previsión del índice Kp para ese momento',
  'last.dry': 'el último día sin lluvia {where}: {when}{detail}.',
  'last.dry.none': 'ningún día sin lluvia {where} desde el {date}: no se buscó más atrás.',
  'last.on': 'la última vez con {event} {where} fue {when}, en la hora a partir de las {clock}{detail}.',
  'last.limit': '{event} {where}: por última vez {when}, en la hora desde las {clock}{detail}.',
  'last.ago': ', hace {count, plural, one {{n} día} other {{n} días}}',
  'last.amount': '; {value} ese día',
  'last.now': '{event} {where}: ahora mismo.',
  'last.none': '{event} {where}: no desde el {date}; no se ha buscado más atrás.',
  'event.hot': 'mucho calor',
  'event.cold': 'frío',
  'event.snow-depth': 'nieve en el suelo',
  'normal.temperature':
    '{tone, select, past {hizo} now {hace} other {hará}} {difference} {more, select, yes {más} other {menos}} de lo normal {where} {when}: {value} de media, frente a {other}',
  'normal.temperature.alike':
    'la temperatura {tone, select, past {fue} now {es} other {será}} más o menos la normal {where} {when}: {value} de media, frente a {other}',
  'normal.rain':
    'el tiempo {tone, select, past {fue} now {es} other {será}} más {more, select, yes {lluvioso} other {seco}} de lo normal {where} {when}: {value} de lluvia y nieve, frente a {other}',
  'normal.rain.alike':
    'las precipitaciones {tone, select, past {fueron} now {son} other {serán}} más o menos las normales {where} {when}: {value} de lluvia y nieve, frente a {other}',
  'normal.wind':
    'el viento {tone, select, past {fue} now {es} other {será}} más {more, select, yes {fuerte} other {flojo}} de lo normal {where} {when}: hasta {value}, frente a {other}',
  'normal.wind.alike':
    'el viento {tone, select, past {fue} now {es} other {será}} más o menos el normal {where} {when}: hasta {value}, frente a {other}',
  'normal.cloud':
    'el cielo {tone, select, past {estuvo} now {está} other {estará}} más {more, select, yes {nublado} other {despejado}} de lo normal {where} {when}: {value} de nubosidad media, frente a {other}',
  'normal.cloud.alike':
    'el cielo {tone, select, past {estuvo} now {está} other {estará}} más o menos tan nublado como lo normal {where} {when}: {value} de nubosidad media, frente a {other}',
  'normal.humidity':
    'el aire {tone, select, past {estuvo} now {está} other {estará}} {more, select, yes {más} other {menos}} húmedo de lo normal {where} {when}: {value} de humedad relativa media, frente a {other}',
  'normal.humidity.alike':
    'el aire {tone, select, past {estuvo} now {está} other {estará}} más o menos tan húmedo como lo normal {where} {when}: {value} de humedad relativa media, frente a {other}',
  'normal.sentence': '{clause}.',
  'normal.range': 'ocho de cada diez días así tienen {range} de media.',
  'normal.unknown': 'no se sabe si es lo habitual {where} {when}.',
  'normal.years': 'lo normal es la media de los quince días en torno a la fecha en los años {years}.',
  'normal.climate': 'lo normal es la media de los datos climáticos incorporados.',
  'months.best':
    'los mejores meses para visitar {place} suelen ser {list}, según el Holiday Climate Index para ciudades (HCI:Urban).',
  'months.worst':
    'los peores meses para visitar {place} suelen ser {list}, según el Holiday Climate Index para ciudades (HCI:Urban).',
  'months.asked': '{month} suele ser {verdict} para visitar {place}: {value} de {of}, puesto {rank} de los doce meses',
  'months.least': 'los más bajos: {list}.',
  'months.index': '{month} ({value} de {of})',
  'months.detail': '{month}: {range}, {count, plural, one {{n} día de lluvia} other {{n} días de lluvia}}.',
  'months.most': '{more} {where}, por lo general: {list}.',
  'months.item': '{month} ({value})',
  'months.other': '{more}: {list}.',
  'months.source': 'son medias de los datos climáticos incorporados.',
  'months.source.years': 'son medias de los años {years}.',
  'months.source.past': 'son valores de los años {years}, del reanálisis ERA5, por Open-Meteo.',
  'records.past':
    'en los años {years}, {kind, select, highest {la temperatura más alta} lowest {la temperatura más baja} rain {la mayor precipitación de un día} snow {la mayor nevada de un día} other {el viento más fuerte}} {where} fue de {value}, el {date}, según el reanálisis ERA5, por Open-Meteo.',
  'months.source.coarse':
    'los datos climáticos incorporados son aproximados: cerca de costas y montañas puede caer mucho más o mucho menos.',
  'months.unknown': 'no se sabe qué mes es {where}: los datos climáticos no tienen esos valores aquí.',

  'compare.by.warmth':
    '{a}: {difference} {more, select, yes {más} other {menos}} que {b} {where}, {value} frente a {other}',
  'compare.by': '{a}: {more} que {b} {where}, con una diferencia de {difference}, {value} frente a {other}',
  'course.wind':
    '{kind, select, headwind {viento en contra} tailwind {viento a favor} other {viento de lado}} {where} {when} yendo hacia el {direction}: {value} del {from}, de ellos {amount} {more, select, yes {en contra} other {a favor}}',
  'runway.wind':
    'viento cruzado de {range, select, many {hasta } other {}}{value} por la {kind, select, left {izquierda} other {derecha}} en la pista {name} {where} {when}, con {other} de viento {more, select, yes {en contra} other {a favor}}: viento de {amount} del {from}{detail}.',
  'runway.magnetic':
    'el número de una pista es su rumbo magnético en decenas de grados y el viento previsto es verdadero: la diferencia no se cuenta.',
  'coast.unknown': 'si sopla hacia tierra o hacia el mar depende de la orientación de la costa, que aquí no se conoce.',
  'course.unknown':
    'cuánto viene de frente, de cola o de lado depende del rumbo: nombre una pista, una dirección o dos lugares.',
};
