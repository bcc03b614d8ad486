/** The French messages about the light of the sun, the moon and the seasons. */
import type { Messages } from '../messages.ts';

export const SKY_FR: Messages = {
  'sky.dusk':
    'la nuit {tone, select, past {est tombée} other {tombe}} à {clock} {where} {when}, à la fin du crépuscule {phase, select, nautical {nautique} astronomical {astronomique} other {civil}} ; coucher du soleil : {set}.',
  'sky.dusk.no-sun':
    'la nuit {tone, select, past {est tombée} other {tombe}} à {clock} {where} {when}, à la fin du crépuscule {phase, select, nautical {nautique} astronomical {astronomique} other {civil}} ; le soleil ne se lève pas.',
  'sky.no-dusk': 'il ne fait pas nuit {where} {when} : le crépuscule dure toute la nuit.',
  'sky.dawn':
    'il {tone, select, past {a fait} other {fait}} jour à {clock} {where} {when}, au début de l’aube {phase, select, nautical {nautique} astronomical {astronomique} other {civile}} ; lever du soleil : {rise}.',
  'sky.dawn.no-sun':
    'il {tone, select, past {a fait} other {fait}} jour à {clock} {where} {when}, au début de l’aube {phase, select, nautical {nautique} astronomical {astronomique} other {civile}} ; le soleil ne se lève pas.',
  'sky.no-dawn': 'il n’y a pas de moment où le jour se lève {where} {when}.',
  'sky.dark': 'il fait nuit {where} {when} : le soleil est à {value} sous l’horizon',
  'sky.light': 'il fait jour {where} {when} : le soleil est à {value} au-dessus de l’horizon',
  'sky.twilight': 'c’est le crépuscule {where} {when} : le soleil est à {value} sous l’horizon',
  'sky.daylight': '{duration} de jour {where} {when}{detail}.',
  'sky.daylight.sun': ', de {rise} à {set}',
  'sky.daylight.change': ', {duration} de {more, select, yes {plus} other {moins}} que la veille',
  'sky.daylight.daily': 'soit en moyenne {duration} de {more, select, yes {plus} other {moins}} par jour.',
  'sky.daylight.span': 'durée du jour {where} {when} : {low} le {fromDate}, {high} le {toDate}.',
  'sky.daylight.compare':
    'durée du jour : {a} {value}, {b} {other}, soit {duration} de {more, select, yes {plus} other {moins}}.',
  'sky.daylight.alike': '{a} et {b} ont la même durée du jour : {value}.',
  'sky.night': 'nuit {where} {when} : {duration}, du coucher ({set}) au lever du soleil ({rise}){detail}.',
  'sky.night.dark': ' ; obscurité : {duration}, de {from} à {to} (crépuscule civil)',
  'sky.night.twilight': ' ; il ne fait pas nuit noire : le crépuscule dure toute la nuit',
  'sky.golden-hour': 'heure dorée {where} {when} : {list}.',
  'sky.no-golden-hour':
    'pas d’heure dorée {where} {when} : le soleil ne passe pas de {high} au-dessus à {low} au-dessous de l’horizon.',
  'sky.blue-hour': 'heure bleue {where} {when} : {list}.',
  'sky.no-blue-hour':
    'pas d’heure bleue {where} {when} : le soleil ne passe pas de {high} à {low} au-dessous de l’horizon.',
  'sky.solar-noon': 'midi solaire {where} {when} : {clock}, le soleil à {value} au-dessus de l’horizon.',
  'sky.solar-noon.down': 'midi solaire {where} {when} : {clock}, le soleil sous l’horizon.',
  'sky.sun-height': 'le soleil est à {value} au-dessus de l’horizon {where} {when}.',
  'sky.sun-height.down': 'le soleil est à {value} sous l’horizon {where} {when}.',
  'sky.moonrise': 'lever de la lune {where} : {moment} ; {phase}, éclairée à {share}.',
  'sky.no-moonrise': 'la lune ne se lève pas {where} {when}.',
  'sky.moonset': 'coucher de la lune {where} : {moment} ; {phase}, éclairée à {share}.',
  'sky.no-moonset': 'la lune ne se couche pas {where} {when}.',
  'sky.phase.is': 'la {phase} {where} est {date}',
  'sky.phase.other': 'la prochaine {phase} {where} est {date}',
  'sky.phase.was': 'la dernière {phase} {where} était {date}',
  'sky.season': '{where} : {list}.',
  'sky.season.item': 'prochain {name} le {date} à {clock}',
  'season.spring-equinox': 'équinoxe de printemps',
  'season.autumn-equinox': 'équinoxe d’automne',
  'season.summer-solstice': 'solstice d’été (le jour le plus long)',
  'season.winter-solstice': 'solstice d’hiver (le jour le plus court)',
  'sky.shower': 'maximum des {name} {where} : {moment} ; lune éclairée à {share}.',
  'sky.shower.none': 'aucune grande pluie de météores n’a son maximum {where} {when}.',
  'shower.quadrantids': 'Quadrantides',
  'shower.lyrids': 'Lyrides',
  'shower.eta-aquariids': 'êta Aquarides',
  'shower.delta-aquariids': 'delta Aquarides',
  'shower.perseids': 'Perséides',
  'shower.draconids': 'Draconides',
  'shower.orionids': 'Orionides',
  'shower.leonids': 'Léonides',
  'shower.geminids': 'Géminides',
  'shower.ursids': 'Ursides',
  'sky.direction':
    'le soleil se {kind, select, sunrise {lève} other {couche}} en direction {direction} {where} {when}, à {value} depuis le nord dans le sens horaire.',
};
