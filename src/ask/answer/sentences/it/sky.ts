/** The Italian messages about the light of the sun, the moon and the seasons. */
import type { Messages } from '../messages.ts';

export const SKY_IT: Messages = {
  'sky.dusk':
    '{where} {when} {tone, select, past {ha fatto} other {fa}} buio alle {clock}, alla fine del crepuscolo {phase, select, nautical {nautico} astronomical {astronomico} other {civile}}; tramonto: {set}.',
  'sky.dusk.no-sun':
    '{where} {when} {tone, select, past {ha fatto} other {fa}} buio alle {clock}, alla fine del crepuscolo {phase, select, nautical {nautico} astronomical {astronomico} other {civile}}; il sole non sorge.',
  'sky.no-dusk': '{where} {when} non fa mai buio: il crepuscolo dura tutta la notte.',
  'sky.dawn':
    '{where} {when} {tone, select, past {ha fatto} other {fa}} giorno alle {clock}, all’inizio del crepuscolo {phase, select, nautical {nautico} astronomical {astronomico} other {civile}}; alba: {rise}.',
  'sky.dawn.no-sun':
    '{where} {when} {tone, select, past {ha fatto} other {fa}} giorno alle {clock}, all’inizio del crepuscolo {phase, select, nautical {nautico} astronomical {astronomico} other {civile}}; il sole non sorge.',
  'sky.no-dawn': '{where} {when} non c’è un momento in cui fa giorno.',
  'sky.dark': '{where} {when} è buio: il sole è {value} sotto l’orizzonte',
  'sky.light': '{where} {when} c’è luce: il sole è {value} sopra l’orizzonte',
  'sky.twilight': '{where} {when} è il crepuscolo: il sole è {value} sotto l’orizzonte',
  'sky.daylight': '{duration} di luce {where} {when}{detail}.',
  'sky.daylight.sun': ', dalle {rise} alle {set}',
  'sky.daylight.change': ', {duration} in {more, select, yes {più} other {meno}} del giorno prima',
  'sky.daylight.span': 'luce del giorno {where} {when}: {low} {fromDate}, {high} {toDate}.',
  'sky.daylight.compare':
    'luce del giorno: {a} {value}, {b} {other}, cioè {duration} in {more, select, yes {più} other {meno}}.',
  'sky.daylight.alike': '{a} e {b} hanno la stessa luce del giorno: {value}.',
  'sky.golden-hour': 'ora d’oro {where} {when}: {list}.',
  'sky.no-golden-hour': 'niente ora d’oro {where} {when}: il sole non passa da {high} sopra a {low} sotto l’orizzonte.',
  'sky.blue-hour': 'ora blu {where} {when}: {list}.',
  'sky.no-blue-hour': 'niente ora blu {where} {when}: il sole non passa da {high} a {low} sotto l’orizzonte.',
  'sky.solar-noon': 'mezzogiorno solare {where} {when}: {clock}, con il sole {value} sopra l’orizzonte.',
  'sky.solar-noon.down': 'mezzogiorno solare {where} {when}: {clock}, con il sole sotto l’orizzonte.',
  'sky.sun-height': 'il sole è {value} sopra l’orizzonte {where} {when}.',
  'sky.sun-height.down': 'il sole è {value} sotto l’orizzonte {where} {when}.',
  'sky.moonrise': 'la luna sorge {where}: {moment}; {phase}, illuminata al {share}.',
  'sky.no-moonrise': 'la luna non sorge {where} {when}.',
  'sky.moonset': 'la luna tramonta {where}: {moment}; {phase}, illuminata al {share}.',
  'sky.no-moonset': 'la luna non tramonta {where} {when}.',
  'sky.phase.is': 'la {phase} {where} è {date}',
  'sky.phase.other': 'la prossima {phase} {where} è {date}',
  'sky.phase.was': 'l’ultima {phase} {where} era {date}',
  'sky.season': '{where}: {list}.',
  'sky.season.item': 'prossimo {name}, {date} alle {clock}',
  'season.spring-equinox': 'equinozio di primavera',
  'season.autumn-equinox': 'equinozio d’autunno',
  'season.summer-solstice': 'solstizio d’estate (il giorno più lungo)',
  'season.winter-solstice': 'solstizio d’inverno (il giorno più corto)',
  'sky.shower': 'massimo delle {name} {where}: {moment}; luna illuminata al {share}.',
  'shower.quadrantids': 'Quadrantidi',
  'shower.lyrids': 'Liridi',
  'shower.eta-aquariids': 'Eta Aquaridi',
  'shower.delta-aquariids': 'Delta Aquaridi',
  'shower.perseids': 'Perseidi',
  'shower.draconids': 'Draconidi',
  'shower.orionids': 'Orionidi',
  'shower.leonids': 'Leonidi',
  'shower.geminids': 'Geminidi',
  'shower.ursids': 'Ursidi',
  'sky.direction':
    'il sole {kind, select, sunrise {sorge} other {tramonta}} in direzione {direction} {where} {when}, a {value} da nord in senso orario.',
};
