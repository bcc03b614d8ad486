/** The Portuguese messages about the light of the sun, the moon and the seasons. */
import type { Messages } from '../messages.ts';

export const SKY_PT: Messages = {
  'sky.dusk':
    '{tone, select, past {anoiteceu} other {anoitece}} {where} {when} às {clock}, no fim do crepúsculo {phase, select, nautical {náutico} astronomical {astronómico} other {civil}}; pôr do sol: {set}.',
  'sky.dusk.no-sun':
    '{tone, select, past {anoiteceu} other {anoitece}} {where} {when} às {clock}, no fim do crepúsculo {phase, select, nautical {náutico} astronomical {astronómico} other {civil}}; o sol não nasce.',
  'sky.no-dusk': 'não chega a anoitecer {where} {when}: o crepúsculo dura toda a noite.',
  'sky.dawn':
    '{tone, select, past {amanheceu} other {amanhece}} {where} {when} às {clock}, no início do crepúsculo {phase, select, nautical {náutico} astronomical {astronómico} other {civil}}; nascer do sol: {rise}.',
  'sky.dawn.no-sun':
    '{tone, select, past {amanheceu} other {amanhece}} {where} {when} às {clock}, no início do crepúsculo {phase, select, nautical {náutico} astronomical {astronómico} other {civil}}; o sol não nasce.',
  'sky.no-dawn': 'não há um momento em que amanheça {where} {when}.',
  'sky.dark': 'está escuro {where} {when}: o sol está {value} abaixo do horizonte',
  'sky.light': 'há luz do dia {where} {when}: o sol está {value} acima do horizonte',
  'sky.twilight': 'é a hora do crepúsculo {where} {when}: o sol está {value} abaixo do horizonte',
  'sky.daylight': '{duration} de luz do dia {where} {when}{detail}.',
  'sky.daylight.sun': ', das {rise} às {set}',
  'sky.daylight.change': ', {duration} a {more, select, yes {mais} other {menos}} do que no dia anterior',
  'sky.daylight.daily': 'são em média {duration} a {more, select, yes {mais} other {menos}} por dia.',
  'sky.daylight.span': 'luz do dia {where} {when}: {low} em {fromDate}, {high} em {toDate}.',
  'sky.daylight.compare':
    'luz do dia: {a}, {value}; {b}, {other}: {duration} a {more, select, yes {mais} other {menos}}.',
  'sky.daylight.alike': '{a} e {b} têm a mesma luz do dia: {value}.',
  'sky.night': 'noite {where} {when}: {duration}, do pôr do sol ({set}) ao nascer do sol ({rise}){detail}.',
  'sky.night.dark': '; escuridão: {duration}, das {from} às {to} (crepúsculo civil)',
  'sky.night.twilight': '; não chega a escurecer: o crepúsculo dura toda a noite',
  'sky.golden-hour': 'hora dourada {where} {when}: {list}.',
  'sky.no-golden-hour':
    'não há hora dourada {where} {when}: o sol não passa de {high} acima para {low} abaixo do horizonte.',
  'sky.blue-hour': 'hora azul {where} {when}: {list}.',
  'sky.no-blue-hour': 'não há hora azul {where} {when}: o sol não passa de {high} para {low} abaixo do horizonte.',
  'sky.solar-noon': 'meio-dia solar {where} {when}: {clock}, com o sol {value} acima do horizonte.',
  'sky.solar-noon.down': 'meio-dia solar {where} {when}: {clock}, com o sol abaixo do horizonte.',
  'sky.sun-height': 'o sol está {value} acima do horizonte {where} {when}.',
  'sky.sun-height.down': 'o sol está {value} abaixo do horizonte {where} {when}.',
  'sky.moonrise': 'nascer da lua {where}: {moment}; {phase}, iluminada a {share}.',
  'sky.no-moonrise': 'a lua não nasce {where} {when}.',
  'sky.moonset': 'pôr da lua {where}: {moment}; {phase}, iluminada a {share}.',
  'sky.no-moonset': 'a lua não se põe {where} {when}.',
  'sky.phase.is': 'a {phase} {where} é {date}',
  'sky.phase.other': 'a próxima {phase} {where} é {date}',
  'sky.phase.was': 'a última {phase} {where} foi {date}',
  'sky.season': '{where}: {list}.',
  'sky.season.item': 'próximo {name}, em {date} às {clock}',
  'season.spring-equinox': 'equinócio da primavera',
  'season.autumn-equinox': 'equinócio do outono',
  'season.summer-solstice': 'solstício de verão (o dia mais longo)',
  'season.winter-solstice': 'solstício de inverno (o dia mais curto)',
  'sky.shower':
    'máximo das {name} {where}: {moment}; a lua {tone, select, past {estava} other {estará}} iluminada a {share}.',
  'sky.shower.none': 'nenhuma chuva de meteoros importante tem o máximo {where} {when}.',
  'shower.quadrantids': 'Quadrântidas',
  'shower.lyrids': 'Líridas',
  'shower.eta-aquariids': 'Eta Aquáridas',
  'shower.delta-aquariids': 'Delta Aquáridas',
  'shower.perseids': 'Perseidas',
  'shower.draconids': 'Dracónidas',
  'shower.orionids': 'Oriónidas',
  'shower.leonids': 'Leónidas',
  'shower.geminids': 'Gemínidas',
  'shower.ursids': 'Úrsidas',
  'sky.direction':
    'o sol {kind, select, sunrise {nasce} other {põe-se}} na direção {direction} {where} {when}, a {value} a partir do norte no sentido dos ponteiros do relógio.',
};
