/** The German messages about the light of the sun, the moon and the seasons. */
import type { Messages } from '../messages.ts';

export const SKY_DE: Messages = {
  'sky.dusk':
    'um {clock} {tone, select, past {wurde} other {wird}} es {where} {when} dunkel, am Ende der {phase, select, nautical {nautischen} astronomical {astronomischen} other {bürgerlichen}} Dämmerung; Sonnenuntergang: {set}.',
  'sky.dusk.no-sun':
    'um {clock} {tone, select, past {wurde} other {wird}} es {where} {when} dunkel, am Ende der {phase, select, nautical {nautischen} astronomical {astronomischen} other {bürgerlichen}} Dämmerung; die Sonne geht nicht auf.',
  'sky.no-dusk': '{where} {when} wird es nicht dunkel: Die Dämmerung dauert die ganze Nacht.',
  'sky.dawn':
    'um {clock} {tone, select, past {wurde} other {wird}} es {where} {when} hell, am Anfang der {phase, select, nautical {nautischen} astronomical {astronomischen} other {bürgerlichen}} Dämmerung; Sonnenaufgang: {rise}.',
  'sky.dawn.no-sun':
    'um {clock} {tone, select, past {wurde} other {wird}} es {where} {when} hell, am Anfang der {phase, select, nautical {nautischen} astronomical {astronomischen} other {bürgerlichen}} Dämmerung; die Sonne geht nicht auf.',
  'sky.no-dawn': '{where} {when} gibt es keinen Zeitpunkt, zu dem es hell wird.',
  'sky.dark': '{where} {when} ist es dunkel: Die Sonne steht {value} unter dem Horizont',
  'sky.light': '{where} {when} ist es hell: Die Sonne steht {value} über dem Horizont',
  'sky.twilight': '{where} {when} ist Dämmerung: Die Sonne steht {value} unter dem Horizont',
  'sky.daylight': '{duration} Tageslicht {where} {when}{detail}.',
  'sky.daylight.sun': ', von {rise} bis {set}',
  'sky.daylight.change': ', {duration} {more, select, yes {länger} other {kürzer}} als am Vortag',
  'sky.daylight.daily': 'das sind im Mittel {duration} {more, select, yes {mehr} other {weniger}} am Tag.',
  'sky.daylight.span': 'Tageslicht {where} {when}: {low} am {fromDate}, {high} am {toDate}.',
  'sky.daylight.compare':
    '{a}: {value} Tageslicht, {b}: {other}; das ist {duration} {more, select, yes {länger} other {kürzer}}.',
  'sky.daylight.alike': '{a} und {b} haben gleich viel Tageslicht: {value}.',
  'sky.night': 'Nacht {where} {when}: {duration}, von Sonnenuntergang ({set}) bis Sonnenaufgang ({rise}){detail}.',
  'sky.night.dark': '; dunkel: {duration}, von {from} bis {to} (bürgerliche Dämmerung)',
  'sky.night.twilight': '; es wird nicht dunkel, die Dämmerung dauert die ganze Nacht',
  'sky.golden-hour': 'goldene Stunde {where} {when}: {list}.',
  'sky.no-golden-hour':
    'keine goldene Stunde {where} {when}: Die Sonne durchquert nicht den Bereich von {high} über bis {low} unter dem Horizont.',
  'sky.blue-hour': 'blaue Stunde {where} {when}: {list}.',
  'sky.no-blue-hour':
    'keine blaue Stunde {where} {when}: Die Sonne durchquert nicht den Bereich von {high} bis {low} unter dem Horizont.',
  'sky.solar-noon': 'Sonnenhöchststand {where} {when}: {clock}, {value} über dem Horizont.',
  'sky.solar-noon.down': 'Sonnenhöchststand {where} {when}: {clock}, unter dem Horizont.',
  'sky.sun-height': 'die Sonne steht {where} {when} {value} über dem Horizont.',
  'sky.sun-height.down': 'die Sonne steht {where} {when} {value} unter dem Horizont.',
  'sky.moonrise': 'Mondaufgang {where}: {moment}; {phase}, zu {share} beleuchtet.',
  'sky.no-moonrise': 'der Mond geht {where} {when} nicht auf.',
  'sky.moonset': 'Monduntergang {where}: {moment}; {phase}, zu {share} beleuchtet.',
  'sky.no-moonset': 'der Mond geht {where} {when} nicht unter.',
  'sky.phase.is': '{phase} {where} ist {date}',
  'sky.phase.other': 'der nächste {phase} {where} ist {date}',
  'sky.phase.was': 'der letzte {phase} {where} war {date}',
  'sky.clocks': 'die Uhren {where} werden {list} gestellt.',
  'sky.clocks.back': 'am {date} auf {clock} zurück',
  'sky.clocks.forward': 'am {date} auf {clock} vor',
  'sky.clocks.none': 'die Uhren {where} werden im kommenden Jahr nicht umgestellt.',
  'sky.season': '{where}: {list}.',
  'sky.season.item': 'nächste {name} am {date} um {clock}',
  'season.spring-equinox': 'Tagundnachtgleiche im Frühling',
  'season.autumn-equinox': 'Tagundnachtgleiche im Herbst',
  'season.summer-solstice': 'Sommersonnenwende (längster Tag)',
  'season.winter-solstice': 'Wintersonnenwende (kürzester Tag)',
  'sky.shower':
    'die {name} {tone, select, past {hatten} other {haben}} ihr Maximum {where} um {moment}; der Mond {tone, select, past {war} other {ist}} dann zu {share} beleuchtet.',
  'sky.shower.none': 'kein größerer Meteorstrom hat {where} {when} sein Maximum.',
  'shower.quadrantids': 'Quadrantiden',
  'shower.lyrids': 'Lyriden',
  'shower.eta-aquariids': 'Eta-Aquariiden',
  'shower.delta-aquariids': 'Delta-Aquariiden',
  'shower.perseids': 'Perseiden',
  'shower.draconids': 'Draconiden',
  'shower.orionids': 'Orioniden',
  'shower.leonids': 'Leoniden',
  'shower.geminids': 'Geminiden',
  'shower.ursids': 'Ursiden',
  'sky.direction':
    'die Sonne geht {where} {when} in Richtung {direction} {kind, select, sunrise {auf} other {unter}}, bei {value} im Uhrzeigersinn ab Norden.',
};
