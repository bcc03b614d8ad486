/** The Dutch messages about the light of the sun, the moon and the seasons. */
import type { Messages } from '../messages.ts';

export const SKY_NL: Messages = {
  'sky.dusk':
    'om {clock} {tone, select, past {werd} other {wordt}} het {where} {when} donker, aan het eind van de {phase, select, nautical {nautische} astronomical {astronomische} other {burgerlijke}} schemering; zonsondergang: {set}.',
  'sky.dusk.no-sun':
    'om {clock} {tone, select, past {werd} other {wordt}} het {where} {when} donker, aan het eind van de {phase, select, nautical {nautische} astronomical {astronomische} other {burgerlijke}} schemering; de zon komt niet op.',
  'sky.no-dusk': 'het wordt {where} {when} niet donker: de schemering duurt de hele nacht.',
  'sky.dawn':
    'om {clock} {tone, select, past {werd} other {wordt}} het {where} {when} licht, aan het begin van de {phase, select, nautical {nautische} astronomical {astronomische} other {burgerlijke}} schemering; zonsopkomst: {rise}.',
  'sky.dawn.no-sun':
    'om {clock} {tone, select, past {werd} other {wordt}} het {where} {when} licht, aan het begin van de {phase, select, nautical {nautische} astronomical {astronomische} other {burgerlijke}} schemering; de zon komt niet op.',
  'sky.no-dawn': 'er is {where} {when} geen moment waarop het licht wordt.',
  'sky.dark': 'het is {where} {when} donker: de zon staat {value} onder de horizon',
  'sky.light': 'het is {where} {when} licht: de zon staat {value} boven de horizon',
  'sky.twilight': 'het schemert {where} {when}: de zon staat {value} onder de horizon',
  'sky.daylight': '{duration} daglicht {where} {when}{detail}.',
  'sky.daylight.sun': ', van {rise} tot {set}',
  'sky.daylight.change': ', {duration} {more, select, yes {langer} other {korter}} dan de dag ervoor',
  'sky.daylight.daily': 'dat is gemiddeld {duration} {more, select, yes {meer} other {minder}} per dag.',
  'sky.daylight.span': 'daglicht {where} {when}: {low} op {fromDate}, {high} op {toDate}.',
  'sky.daylight.compare':
    'daglicht: {a} {value}, {b} {other}; dat is {duration} {more, select, yes {langer} other {korter}}.',
  'sky.daylight.alike': '{a} en {b} hebben evenveel daglicht: {value}.',
  'sky.night': 'nacht {where} {when}: {duration}, van zonsondergang ({set}) tot zonsopkomst ({rise}){detail}.',
  'sky.night.dark': '; donker: {duration}, van {from} tot {to} (burgerlijke schemering)',
  'sky.night.twilight': '; het wordt niet donker: de schemering duurt de hele nacht',
  'sky.golden-hour': 'gouden uur {where} {when}: {list}.',
  'sky.no-golden-hour':
    'geen gouden uur {where} {when}: de zon gaat niet van {high} boven naar {low} onder de horizon.',
  'sky.blue-hour': 'blauw uur {where} {when}: {list}.',
  'sky.no-blue-hour': 'geen blauw uur {where} {when}: de zon gaat niet van {high} naar {low} onder de horizon.',
  'sky.solar-noon': 'hoogste zonnestand {where} {when}: {clock}, {value} boven de horizon.',
  'sky.solar-noon.down': 'hoogste zonnestand {where} {when}: {clock}, onder de horizon.',
  'sky.sun-height': 'de zon staat {where} {when} {value} boven de horizon.',
  'sky.sun-height.down': 'de zon staat {where} {when} {value} onder de horizon.',
  'sky.moonrise': 'maansopkomst {where}: {moment}; {phase}, voor {share} verlicht.',
  'sky.no-moonrise': 'de maan komt {where} {when} niet op.',
  'sky.moonset': 'maansondergang {where}: {moment}; {phase}, voor {share} verlicht.',
  'sky.no-moonset': 'de maan gaat {where} {when} niet onder.',
  'sky.phase.is': 'de {phase} {where} is {date}',
  'sky.phase.other': 'de volgende {phase} {where} is {date}',
  'sky.phase.was': 'de laatste {phase} {where} was {date}',
  'sky.season': '{where}: {list}.',
  'sky.season.item': 'volgende {name} op {date} om {clock}',
  'season.spring-equinox': 'lentenachtevening',
  'season.autumn-equinox': 'herfstnachtevening',
  'season.summer-solstice': 'zomerzonnewende (langste dag)',
  'season.winter-solstice': 'winterzonnewende (kortste dag)',
  'sky.shower':
    'maximum van de {name} {where}: {moment}; de maan {tone, select, past {was} other {is}} dan voor {share} verlicht.',
  'sky.shower.none': 'geen grote meteorenzwerm heeft {where} {when} zijn maximum.',
  'shower.quadrantids': 'Boötiden',
  'shower.lyrids': 'Lyriden',
  'shower.eta-aquariids': 'Eta-Aquariden',
  'shower.delta-aquariids': 'Delta-Aquariden',
  'shower.perseids': 'Perseïden',
  'shower.draconids': 'Draconiden',
  'shower.orionids': 'Orioniden',
  'shower.leonids': 'Leoniden',
  'shower.geminids': 'Geminiden',
  'shower.ursids': 'Ursiden',
  'sky.direction':
    'de zon {kind, select, sunrise {komt op} other {gaat onder}} in het {direction} {where} {when}, op {value} met de klok mee vanaf het noorden.',
};
