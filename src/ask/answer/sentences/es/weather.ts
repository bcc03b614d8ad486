/** What the weather does, how much of it there is, and how two places or days differ, in Spanish. */
import type { Messages } from '../messages.ts';

export const WEATHER_ES: Messages = {
  'rain.yes':
    '{tone, select, past {llovió} typical {suele llover} now {llueve o está a punto de llover} other {se espera lluvia}} {where} {when}',
  'rain.probably': '{tone, select, typical {suele llover} other {es probable que llueva}} {where} {when}',
  'rain.maybe':
    '{tone, select, past {apenas llovió} typical {algunos días llueve} other {es posible que llueva}} {where} {when}',
  'rain.no':
    '{tone, select, past {no llovió} typical {no suele llover} now {no llueve} other {no debería llover}} {where} {when}',
  'snow.yes':
    '{tone, select, past {nevó} typical {suele nevar} now {nieva o está a punto de nevar} other {se espera nieve}} {where} {when}',
  'snow.probably': '{tone, select, typical {suele nevar} other {es probable que nieve}} {where} {when}',
  'snow.maybe':
    '{tone, select, past {apenas nevó} typical {algunos días nieva} other {es posible que nieve}} {where} {when}',
  'snow.no': '{tone, select, past {no nevó} typical {no suele nevar} other {no se espera nieve}} {where} {when}',
  'ice.yes':
    '{tone, select, past {hubo heladas o hielo} typical {suele helar} other {es probable que haya heladas o hielo}} {where} {when}',
  'ice.maybe':
    '{tone, select, past {pudo haber heladas en el suelo} typical {suele haber heladas en el suelo} other {puede haber heladas en el suelo}} {where} {when}',
  'ice.no': '{tone, select, past {no heló} typical {no suele helar} other {no se esperan heladas}} {where} {when}',
  'wind.yes':
    '{tone, select, past {hizo viento} typical {suele hacer viento} now {hace viento} other {hará viento}} {where} {when}',
  'wind.maybe':
    '{tone, select, past {hizo algo de viento} typical {suele hacer algo de viento} now {hace algo de viento} other {hará algo de viento}} {where} {when}',
  'wind.no':
    '{tone, select, past {no hizo mucho viento} typical {no suele hacer mucho viento} now {no hace mucho viento} other {no hará mucho viento}} {where} {when}',
  'gusts.yes':
    '{tone, select, past {hubo rachas de temporal} typical {suele haber rachas de temporal} other {se esperan rachas de temporal}} {where} {when}',
  'gusts.maybe':
    '{tone, select, past {hubo rachas fuertes} typical {suele haber rachas fuertes} other {puede haber rachas fuertes}} {where} {when}',
  'gusts.no':
    '{tone, select, past {no hubo rachas fuertes} typical {no suele haber rachas fuertes} other {no se esperan rachas fuertes}} {where} {when}',
  'cloud.yes':
    '{tone, select, past {estuvo nublado} typical {suele estar nublado} now {está nublado} other {estará nublado}} {where} {when}',
  'cloud.maybe':
    '{tone, select, past {estuvo parcialmente nublado} typical {suele estar parcialmente nublado} now {está parcialmente nublado} other {estará parcialmente nublado}} {where} {when}',
  'cloud.no':
    '{tone, select, past {estuvo mayormente despejado} typical {suele estar mayormente despejado} now {está mayormente despejado} other {estará mayormente despejado}} {where} {when}',
  'sun.yes':
    '{tone, select, past {hizo sol casi siempre} typical {suele hacer sol} now {hace sol} other {hará sol casi siempre}} {where} {when}',
  'sun.maybe':
    '{tone, select, past {hubo algo de sol} typical {suele haber algo de sol} now {hay algo de sol} other {habrá algo de sol}} {where} {when}',
  'sun.no':
    '{tone, select, past {hubo poco sol} typical {suele haber poco sol} now {hay poco sol} other {habrá poco sol}} {where} {when}',
  'fog.yes': '{tone, select, past {hubo niebla} typical {suele haber niebla} other {se espera niebla}} {where} {when}',
  'fog.maybe':
    '{tone, select, past {hubo neblina} typical {suele haber neblina} other {puede haber neblina}} {where} {when}',
  'fog.no':
    '{tone, select, past {no hubo niebla} typical {no suele haber niebla} other {no se espera niebla}} {where} {when}',
  'thunder.yes':
    '{tone, select, past {hubo tormentas} typical {suele haber tormentas} other {se esperan tormentas}} {where} {when}',
  'thunder.maybe':
    '{tone, select, past {pudo haber alguna tormenta} typical {a veces hay tormentas} other {puede haber alguna tormenta}} {where} {when}',
  'thunder.no':
    '{tone, select, past {no hubo tormentas} typical {no suele haber tormentas} other {no se esperan tormentas}} {where} {when}',
  'humidity.yes':
    '{tone, select, past {hubo mucha humedad} typical {suele haber mucha humedad} now {hay mucha humedad} other {habrá mucha humedad}} {where} {when}',
  'humidity.maybe':
    '{tone, select, past {hubo algo de humedad} typical {suele haber algo de humedad} now {hay algo de humedad} other {habrá algo de humedad}} {where} {when}',
  'humidity.no':
    '{tone, select, past {no hubo mucha humedad} typical {no suele haber mucha humedad} now {no hay mucha humedad} other {no habrá mucha humedad}} {where} {when}',
  'uv.yes': 'la radiación UV {be} alta {where} {when}',
  'uv.maybe': 'la radiación UV {be} moderada {where} {when}',
  'uv.no': 'la radiación UV {be} baja {where} {when}',
  'hot.yes':
    '{tone, select, past {hizo mucho calor} typical {suele hacer mucho calor} now {hace mucho calor} other {hará mucho calor}} {where} {when}',
  'hot.maybe':
    '{tone, select, past {hizo algo de calor} typical {suele hacer algo de calor} now {hace algo de calor} other {hará algo de calor}} {where} {when}',
  'hot.no':
    '{tone, select, past {no hizo calor} typical {no suele hacer calor} now {no hace calor} other {no hará calor}} {where} {when}',
  'cold.yes':
    '{tone, select, past {hizo frío} typical {suele hacer frío} now {hace frío} other {hará frío}} {where} {when}',
  'cold.maybe':
    '{tone, select, past {hizo fresco} typical {suele hacer fresco} now {hace fresco} other {hará fresco}} {where} {when}',
  'cold.no':
    '{tone, select, past {no hizo frío} typical {no suele hacer frío} now {no hace frío} other {no hará frío}} {where} {when}',
  'threshold.clause': 'el/la {what} {where} {when} {be} de {value} (preguntado: {threshold})',
  'threshold.close': 'el/la {what} {where} {when} {be} de {value}, cerca del límite (preguntado: {threshold})',
  'threshold.chance':
    'probabilidad {more, select, less {de menos del} more {de más del} other {aproximada del}} {chance}: {what} {where} {when} (preguntado: {threshold}).',
  'threshold.chance-of':
    'contada en {count} evoluciones posibles {kind, select, ensemble {de una previsión por conjuntos} climate {de ese día en el clima incluido} other {del tiempo, con los errores habituales de una previsión}}.',
  'limit.above': 'más de {value}',
  'limit.at-least': 'al menos {value}',
  'limit.below': 'menos de {value}',
  'limit.at-most': 'como máximo {value}',
  'value.at': '{value} a las {moment}',
  'topic.temperature': '{which, select, highest {temperatura máxima} lowest {temperatura mínima} other {temperatura}}',
  'topic.feels-like':
    '{which, select, highest {sensación térmica máxima} lowest {sensación térmica mínima} other {sensación térmica}}',
  'topic.rain': 'cantidad de lluvia',
  'topic.snow': 'cantidad de nieve',
  'topic.ice': '{which, select, highest {temperatura máxima} lowest {temperatura mínima} other {temperatura}}',
  'topic.wind': '{which, select, highest {viento más fuerte} lowest {viento más flojo} other {viento}}',
  'topic.gusts': '{which, select, highest {racha más fuerte} lowest {racha más floja} other {fuerza de las rachas}}',
  'topic.cloud': '{which, select, highest {nubosidad máxima} lowest {nubosidad mínima} other {nubosidad}}',
  'topic.sun':
    '{which, select, highest {nubosidad máxima de día} lowest {nubosidad mínima de día} other {nubosidad de día}}',
  'topic.fog': '{which, select, highest {mejor visibilidad} lowest {visibilidad mínima} other {visibilidad}}',
  'topic.thunder': 'tiempo con tormenta',
  'topic.humidity':
    '{which, select, highest {humedad relativa máxima} lowest {humedad relativa mínima} other {humedad relativa}}',
  'topic.pressure': '{which, select, highest {presión máxima} lowest {presión mínima} other {presión}} a nivel del mar',
  'topic.uv': '{which, select, highest {índice UV máximo} lowest {índice UV mínimo} other {índice UV}}',
  'topic.chance.rain':
    '{which, select, highest {probabilidad máxima de lluvia} lowest {probabilidad mínima de lluvia} other {probabilidad de lluvia}}',
  'topic.chance.snow':
    '{which, select, highest {probabilidad máxima de nieve} lowest {probabilidad mínima de nieve} other {probabilidad de nieve}}',
  'amount.temperature': '{value}',
  'amount.feels-like': 'sensación de {value}',
  'amount.rain': '{value} de lluvia',
  'amount.rain.none': 'sin lluvia',
  'amount.rain.trace': 'menos de {least} de lluvia',
  'amount.snow': '{value} de nieve',
  'amount.snow.none': 'sin nieve',
  'amount.snow.trace': 'menos de {least} de nieve',
  'amount.ice': '{one, select, yes {temperatura de {value}} other {temperatura mínima de {value}}}',
  'amount.wind': '{one, select, yes {viento de {value}} other {viento de hasta {value}}}',
  'amount.wind.from': '{one, select, yes {viento de {value}} other {viento de hasta {value}}} del {direction}',
  'amount.gusts': '{one, select, yes {rachas de {value}} other {rachas de hasta {value}}}',
  'amount.cloud': '{one, select, yes {nubosidad del {value}} other {nubosidad media del {value}}}',
  'amount.sun': '{one, select, yes {nubosidad del {value} de día} other {nubosidad media del {value} de día}}',
  'amount.fog': '{one, select, yes {visibilidad de {value}} other {visibilidad mínima de {value}}}',
  'amount.thunder': '{value} con tormenta',
  'amount.thunder.none': 'sin tormentas{tone, select, past {} typical {} other { previstas}}',
  'amount.humidity': '{one, select, yes {humedad relativa del {value}} other {humedad relativa media del {value}}}',
  'amount.pressure': '{value} a nivel del mar',
  'amount.uv': '{one, select, yes {índice UV de {value}} other {índice UV de hasta {value}}}',
  'amount.chance.rain': 'probabilidad de lluvia del {value}',
  'amount.chance.snow': 'probabilidad de nieve del {value}',
  'amount.highest': 'máxima de {value}',
  'amount.lowest': 'mínima de {value}',
  'amount.mean-days': '{low} de noche y {high} de día de media',
  'detail.low-high': 'mínima {low} y máxima {high}',
  'detail.highest': 'máximo {moment}',
  'detail.lowest': 'mínimo {moment}',
  'detail.chance': 'con una probabilidad del {chance}',
  'detail.gusts': 'con rachas de hasta {gust}',
  'detail.feels-like': 'sensación de {value}',
  'detail.dew-point': 'con un punto de rocío de hasta {value}',
  'detail.rain-days': 'con {value} o más el {share} de esos días',
  'value.whole': '{where} {when}: {tone, select, typical {normalmente {amount}} other {{amount}}}{detail}.',
  'value.short': '{tone, select, typical {normalmente {amount}} other {{amount}}}{detail}.',
  'value.unknown': '{what} {where} {when}: no se conoce, la fuente no tiene ningún valor.',
  'compass.N': 'N',
  'compass.E': 'E',
  'compass.S': 'S',
  'compass.W': 'O',
  'general.whole': '{tone, select, typical {normalmente {condition}} other {{condition}}} {where} {when}: {list}.',
  'general.day': '{date}: {list}.',
  'general.unknown': 'la fuente no tiene valores {where} {when}.',
  'figure.feels-like': 'sensación de {value}',
  'figure.rain': '{value} de lluvia (probabilidad del {chance})',
  'figure.rain.certain': '{value} de lluvia',
  'figure.rain.trace': '{chance} de probabilidad de lluvia',
  'figure.rain.dry': 'sin lluvia',
  'figure.snow': '{value} de nieve',
  'figure.wind': '{one, select, yes {viento de {value}} other {viento de hasta {value}}}',
  'figure.rain-days': '{value} o más de lluvia el {share} de los días',
  'figure.rain-hours': '{value} o más de lluvia en una hora el {share} de los días',
  'month.wet':
    '{tone, select, past {{value}} other {normalmente {value}}} de lluvia y nieve en total, con {least} o más {count, plural, one {{n} día} other {{n} días}}.',
  'month.wet.mean': 'normalmente {value} de lluvia y nieve en total.',
  'compare.two':
    '{a} {tone, select, past {tuvo} typical {suele tener} now {tiene} other {tendrá}} {more} que {b} {where}: {value} frente a {other}',
  'compare.alike': '{a} y {b}: sin diferencia {where}, {value}',
  'compare.of': '{what} {value}',
  'compare.all': '{more} {where}: {a} ({value}), después {list}.',
  'compare.alike.all': 'sin diferencia {where}: {list}.',
  'compare.item': '{name} ({value})',
  'more.temperature': 'más calor',
  'more.feels-like': 'más sensación de calor',
  'more.rain': 'más lluvia',
  'more.snow': 'más nieve',
  'more.ice': 'más heladas',
  'more.wind': 'más viento',
  'more.gusts': 'más rachas',
  'more.cloud': 'más nubes',
  'more.sun': 'más sol',
  'more.fog': 'más niebla',
  'more.thunder': 'más tormentas',
  'more.humidity': 'más humedad',
  'more.pressure': 'más presión',
  'more.uv': 'más radiación UV',
  'most.temperature': 'lo más cálido',
  'most.feels-like': 'lo más cálido en sensación',
  'most.rain': 'lo más lluvioso',
  'most.snow': 'donde más nieva',
  'most.ice': 'lo más helado',
  'most.wind': 'lo más ventoso',
  'most.gusts': 'las rachas más fuertes',
  'most.cloud': 'lo más nublado',
  'most.sun': 'lo más soleado',
  'most.fog': 'lo más neblinoso',
  'most.thunder': 'lo más tormentoso',
  'most.humidity': 'lo más húmedo',
  'most.pressure': 'la presión más alta',
  'most.uv': 'la radiación UV más alta',
  'least.temperature': 'lo más frío',
  'least.feels-like': 'lo más frío en sensación',
  'least.rain': 'lo más seco',
  'least.snow': 'la menor nevada',
  'least.ice': 'lo menos helado',
  'least.wind': 'lo menos ventoso',
  'least.gusts': 'las rachas más flojas',
  'least.cloud': 'lo más despejado',
  'least.sun': 'lo menos soleado',
  'least.fog': 'la mejor visibilidad',
  'least.thunder': 'lo menos tormentoso',
  'least.humidity': 'lo menos húmedo',
  'least.pressure': 'la presión más baja',
  'least.uv': 'la radiación UV más baja',
  'day.most': '{more} {where} {when}: {kind, select, night {noche del {dates}} other {{dates}}} ({value})',
  'day.next': 'después, {list}.',
  'day.alike': 'ningún día destaca {where} {when}: cada uno tiene {value}',
  'day.none.rain': '{tone, select, past {no llovió ningún día} other {no se espera lluvia ningún día}} {where} {when}',
  'day.none.snow': '{tone, select, past {no nevó ningún día} other {no se espera nieve ningún día}} {where} {when}',
  'day.none.thunder':
    '{tone, select, past {no hubo tormentas ningún día} other {no se esperan tormentas ningún día}} {where} {when}',
  'day.typical': 'el clima habitual no permite distinguir un día de otro {where} {when}.',
  'event.rain': 'lluvia',
  'event.snow': 'nieve',
  'event.ice': 'helada',
  'event.wind': 'viento fuerte',
  'event.gusts': 'rachas fuertes',
  'event.cloud': 'nubes',
  'event.sun': 'tiempo soleado',
  'event.fog': 'niebla',
  'event.thunder': 'tormenta',
  'event.humidity': 'aire húmedo',
  'event.uv': 'radiación UV alta',
  'event.limit': '{what} {threshold}',
  'when.first': 'sin {event} {where} hasta las {moment}; después, {event} hasta las {until}.',
  'when.first.rain': 'sin lluvia {where} hasta las {moment}; después, lluvia hasta las {until}.',
  'when.from': '{event} {where} de {moment} a {until}.',
  'when.at-once': '{event} {where} desde ya, hasta las {until}.',
  'when.again': 'después, de nuevo {event}: {list}.',
  'when.none': '{tone, select, past {no hubo} other {no se espera}} {event} {where} {when}.',
  'when.none.known':
    '{tone, select, past {no hubo} other {no se espera}} {event} {where} {when}, hasta donde se sabe: {until}.',
  'when.stops': '{event} {where}: {tone, select, past {terminó} other {debería terminar}} a las {moment}.',
  'when.goes-on':
    '{event} {where}: {tone, select, past {no paró} other {no para por mucho tiempo}} antes de las {until}.',
  'when.no-more': 'no hay {event} {where} a las {moment}, ni habrá antes de las {until}.',
  'when.only-forecast': 'cuándo ocurrirá, solo puede decirlo una previsión.',
  'when.extreme': '{more} {where} {when}, a las {moment}: {value}.',
};
