/** The Spanish messages about the light of the sun, the moon and the seasons. */
import type { Messages } from '../messages.ts';

export const SKY_ES: Messages = {
  'sky.dusk':
    '{tone, select, past {anocheció} other {anochece}} {where} {when} a las {clock}, al final del crepúsculo {phase, select, nautical {náutico} astronomical {astronómico} other {civil}}; puesta del sol: {set}.',
  'sky.dusk.no-sun':
    '{tone, select, past {anocheció} other {anochece}} {where} {when} a las {clock}, al final del crepúsculo {phase, select, nautical {náutico} astronomical {astronómico} other {civil}}; el sol no sale.',
  'sky.no-dusk': 'no llega a anochecer {where} {when}: el crepúsculo dura toda la noche.',
  'sky.dawn':
    '{tone, select, past {amaneció} other {amanece}} {where} {when} a las {clock}, al comienzo del crepúsculo {phase, select, nautical {náutico} astronomical {astronómico} other {civil}}; salida del sol: {rise}.',
  'sky.dawn.no-sun':
    '{tone, select, past {amaneció} other {amanece}} {where} {when} a las {clock}, al comienzo del crepúsculo {phase, select, nautical {náutico} astronomical {astronómico} other {civil}}; el sol no sale.',
  'sky.no-dawn': 'no hay un momento en que amanezca {where} {when}.',
  'sky.dark': 'es de noche {where} {when}: el sol está {value} bajo el horizonte',
  'sky.light': 'es de día {where} {when}: el sol está {value} sobre el horizonte',
  'sky.twilight': 'es la hora del crepúsculo {where} {when}: el sol está {value} bajo el horizonte',
  'sky.daylight': '{duration} de luz {where} {when}{detail}.',
  'sky.daylight.sun': ', desde las {rise} hasta las {set}',
  'sky.daylight.change': ', {duration} {more, select, yes {más} other {menos}} que el día anterior',
  'sky.daylight.daily': 'son {duration} {more, select, yes {más} other {menos}} al día de media.',
  'sky.daylight.span': 'luz del día {where} {when}: {low} el {fromDate}, {high} el {toDate}.',
  'sky.daylight.compare':
    'luz del día: {a}, {value}; {b}, {other}: {duration} {more, select, yes {más} other {menos}}.',
  'sky.daylight.alike': '{a} y {b} tienen la misma luz del día: {value}.',
  'sky.night': 'noche {where} {when}: {duration}, desde la puesta ({set}) hasta la salida del sol ({rise}){detail}.',
  'sky.night.dark': '; oscuridad: {duration}, desde las {from} hasta las {to} (crepúsculo civil)',
  'sky.night.twilight': '; no llega a oscurecer: el crepúsculo dura toda la noche',
  'sky.golden-hour': 'hora dorada {where} {when}: {list}.',
  'sky.no-golden-hour':
    'no hay hora dorada {where} {when}: el sol no pasa de {high} sobre el horizonte a {low} bajo él.',
  'sky.blue-hour': 'hora azul {where} {when}: {list}.',
  'sky.no-blue-hour': 'no hay hora azul {where} {when}: el sol no pasa de {high} a {low} bajo el horizonte.',
  'sky.solar-noon': 'mediodía solar {where} {when}: {clock}, con el sol {value} sobre el horizonte.',
  'sky.solar-noon.down': 'mediodía solar {where} {when}: {clock}, con el sol bajo el horizonte.',
  'sky.sun-height': 'el sol está {value} sobre el horizonte {where} {when}.',
  'sky.sun-height.down': 'el sol está {value} bajo el horizonte {where} {when}.',
  'sky.moonrise': 'salida de la luna {where}: {moment}; {phase}, iluminada al {share}.',
  'sky.no-moonrise': 'la luna no sale {where} {when}.',
  'sky.moonset': 'puesta de la luna {where}: {moment}; {phase}, iluminada al {share}.',
  'sky.no-moonset': 'la luna no se pone {where} {when}.',
  'sky.phase.is': 'la {phase} {where} es {date}',
  'sky.phase.other': 'la próxima {phase} {where} es {date}',
  'sky.phase.was': 'la última {phase} {where} fue {date}',
  'sky.season': '{where}: {list}.',
  'sky.season.item': 'próximo {name}, el {date} a las {clock}',
  'season.spring-equinox': 'equinoccio de primavera',
  'season.autumn-equinox': 'equinoccio de otoño',
  'season.summer-solstice': 'solsticio de verano (el día más largo)',
  'season.winter-solstice': 'solsticio de invierno (el día más corto)',
  'sky.shower':
    'máximo de las {name} {where}: {moment}; la luna {tone, select, past {estaba} other {estará}} iluminada al {share}.',
  'sky.shower.none': 'ninguna lluvia de meteoros importante tiene su máximo {where} {when}.',
  'shower.quadrantids': 'Cuadrántidas',
  'shower.lyrids': 'Líridas',
  'shower.eta-aquariids': 'Eta Acuáridas',
  'shower.delta-aquariids': 'Delta Acuáridas',
  'shower.perseids': 'Perseidas',
  'shower.draconids': 'Dracónidas',
  'shower.orionids': 'Oriónidas',
  'shower.leonids': 'Leónidas',
  'shower.geminids': 'Gemínidas',
  'shower.ursids': 'Úrsidas',
  'sky.direction':
    'el sol {kind, select, sunrise {sale} other {se pone}} por el {direction} {where} {when}, a {value} desde el norte en el sentido de las agujas del reloj.',
};
