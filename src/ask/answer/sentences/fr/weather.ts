/** What the weather does, how much of it there is, and how two places or days differ, in French. */
import type { Messages } from '../messages.ts';

export const WEATHER_FR: Messages = {
  'rain.yes':
    '{tone, select, past {il a plu} typical {la pluie est habituelle} now {il pleut ou il va pleuvoir} other {de la pluie est attendue}} {where} {when}',
  'rain.probably': '{tone, select, typical {la pluie est habituelle} other {la pluie est probable}} {where} {when}',
  'rain.maybe':
    '{tone, select, past {il n’a presque pas plu} typical {il pleut certains jours} other {la pluie est possible}} {where} {when}',
  'rain.no':
    '{tone, select, past {il n’a pas plu} typical {il ne pleut généralement pas} now {il ne pleut pas} other {le temps devrait rester sec}} {where} {when}',
  'snow.yes':
    '{tone, select, past {il a neigé} typical {la neige est habituelle} now {il neige ou il va neiger} other {de la neige est attendue}} {where} {when}',
  'snow.probably': '{tone, select, typical {la neige est habituelle} other {la neige est probable}} {where} {when}',
  'snow.maybe':
    '{tone, select, past {il n’a presque pas neigé} typical {il neige certains jours} other {la neige est possible}} {where} {when}',
  'snow.no':
    '{tone, select, past {il n’a pas neigé} typical {la neige n’est pas habituelle} other {aucune neige n’est attendue}} {where} {when}',
  'ice.yes':
    '{tone, select, past {il y a eu du gel ou du verglas} typical {le gel est habituel} other {du gel ou du verglas est probable}} {where} {when}',
  'ice.maybe':
    '{tone, select, past {une gelée au sol était possible} typical {la gelée au sol est habituelle} other {une gelée au sol est possible}} {where} {when}',
  'ice.no':
    '{tone, select, past {il n’a pas gelé} typical {le gel n’est pas habituel} other {aucun gel n’est attendu}} {where} {when}',
  'wind.yes':
    '{tone, select, past {il y a eu du vent} typical {il y a généralement du vent} now {il y a du vent} other {il y aura du vent}} {where} {when}',
  'wind.maybe':
    '{tone, select, past {il y a eu un peu de vent} typical {il y a généralement un peu de vent} now {il y a un peu de vent} other {il y aura un peu de vent}} {where} {when}',
  'wind.no':
    '{tone, select, past {il n’y a pas eu beaucoup de vent} typical {il n’y a généralement pas beaucoup de vent} now {il n’y a pas beaucoup de vent} other {il n’y aura pas beaucoup de vent}} {where} {when}',
  'gusts.yes':
    '{tone, select, past {il y a eu des rafales de tempête} typical {les rafales de tempête sont habituelles} other {des rafales de tempête sont attendues}} {where} {when}',
  'gusts.maybe':
    '{tone, select, past {il y a eu de fortes rafales} typical {de fortes rafales sont habituelles} other {de fortes rafales sont possibles}} {where} {when}',
  'gusts.no':
    '{tone, select, past {il n’y a pas eu de fortes rafales} typical {de fortes rafales ne sont pas habituelles} other {aucune forte rafale n’est attendue}} {where} {when}',
  'cloud.yes': 'le ciel {be} couvert {where} {when}',
  'cloud.maybe': 'le ciel {be} partiellement nuageux {where} {when}',
  'cloud.no': 'le ciel {be} plutôt dégagé {where} {when}',
  'sun.yes': 'le temps {be} plutôt ensoleillé {where} {when}',
  'sun.maybe':
    '{tone, select, past {il y a eu un peu de soleil} typical {il y a généralement un peu de soleil} now {il y a un peu de soleil} other {il y aura un peu de soleil}} {where} {when}',
  'sun.no':
    '{tone, select, past {il y a eu peu de soleil} typical {il y a généralement peu de soleil} now {il y a peu de soleil} other {il y aura peu de soleil}} {where} {when}',
  'fog.yes':
    '{tone, select, past {il y a eu du brouillard} typical {le brouillard est habituel} other {du brouillard est attendu}} {where} {when}',
  'fog.maybe':
    '{tone, select, past {il y a eu de la brume} typical {la brume est habituelle} other {de la brume est possible}} {where} {when}',
  'fog.no':
    '{tone, select, past {il n’y a pas eu de brouillard} typical {le brouillard n’est pas habituel} other {aucun brouillard n’est attendu}} {where} {when}',
  'thunder.yes':
    '{tone, select, past {il y a eu des orages} typical {les orages sont habituels} other {des orages sont attendus}} {where} {when}',
  'thunder.maybe':
    '{tone, select, past {un orage était possible} typical {il y a parfois des orages} other {un orage est possible}} {where} {when}',
  'thunder.no':
    '{tone, select, past {il n’y a pas eu d’orage} typical {les orages ne sont pas habituels} other {aucun orage n’est attendu}} {where} {when}',
  'humidity.yes':
    '{tone, select, past {il a fait humide} typical {il fait généralement humide} now {il fait humide} other {il fera humide}} {where} {when}',
  'humidity.maybe':
    '{tone, select, past {il a fait un peu humide} typical {il fait généralement un peu humide} now {il fait un peu humide} other {il fera un peu humide}} {where} {when}',
  'humidity.no':
    '{tone, select, past {il n’a pas fait humide} typical {il ne fait généralement pas humide} now {il ne fait pas humide} other {il ne fera pas humide}} {where} {when}',
  'uv.yes':
    'les UV {tone, select, past {étaient} typical {sont généralement} now {sont} other {seront}} forts {where} {when}',
  'uv.maybe':
    'les UV {tone, select, past {étaient} typical {sont généralement} now {sont} other {seront}} modérés {where} {when}',
  'uv.no':
    'les UV {tone, select, past {étaient} typical {sont généralement} now {sont} other {seront}} faibles {where} {when}',
  'hot.yes':
    '{tone, select, past {il a fait très chaud} typical {il fait généralement très chaud} now {il fait très chaud} other {il fera très chaud}} {where} {when}',
  'hot.maybe':
    '{tone, select, past {il a fait doux} typical {il fait généralement doux} now {il fait doux} other {il fera doux}} {where} {when}',
  'hot.no':
    '{tone, select, past {il n’a pas fait chaud} typical {il ne fait généralement pas chaud} now {il ne fait pas chaud} other {il ne fera pas chaud}} {where} {when}',
  'cold.yes':
    '{tone, select, past {il a fait froid} typical {il fait généralement froid} now {il fait froid} other {il fera froid}} {where} {when}',
  'cold.maybe':
    '{tone, select, past {il a fait frais} typical {il fait généralement frais} now {il fait frais} other {il fera frais}} {where} {when}',
  'cold.no':
    '{tone, select, past {il n’a pas fait froid} typical {il ne fait généralement pas froid} now {il ne fait pas froid} other {il ne fera pas froid}} {where} {when}',
  'threshold.clause': '{what} {where} {when} : {value} (demandé : {threshold})',
  'threshold.close': '{what} {where} {when} : {value}, près de la limite (demandé : {threshold})',
  'threshold.chance':
    'probabilité {more, select, less {de moins de} more {de plus de} other {d’environ}} {chance} : {what} {where} {when} (demandé : {threshold}).',
  'threshold.chance-of':
    'comptée dans {count} évolutions possibles {kind, select, ensemble {d’une prévision d’ensemble} climate {de ce jour dans le climat intégré} other {du temps, avec les erreurs habituelles d’une prévision}}.',
  'limit.above': 'plus de {value}',
  'limit.at-least': 'au moins {value}',
  'limit.below': 'moins de {value}',
  'limit.at-most': 'au plus {value}',
  'value.at': '{value} à {moment}',
  'topic.temperature':
    '{which, select, highest {température maximale} lowest {température minimale} other {température}}',
  'topic.feels-like':
    '{which, select, highest {température ressentie maximale} lowest {température ressentie minimale} other {température ressentie}}',
  'topic.rain': 'quantité de pluie',
  'topic.snow': 'quantité de neige',
  'topic.ice': '{which, select, highest {température maximale} lowest {température minimale} other {température}}',
  'topic.wind': '{which, select, highest {vent le plus fort} lowest {vent le plus faible} other {vent}}',
  'topic.gusts':
    '{which, select, highest {rafale la plus forte} lowest {rafale la plus faible} other {force des rafales}}',
  'topic.cloud': '{which, select, highest {nébulosité maximale} lowest {nébulosité minimale} other {nébulosité}}',
  'topic.sun':
    '{which, select, highest {nébulosité maximale en journée} lowest {nébulosité minimale en journée} other {nébulosité en journée}}',
  'topic.fog': '{which, select, highest {meilleure visibilité} lowest {visibilité minimale} other {visibilité}}',
  'topic.thunder': 'durée des orages',
  'topic.humidity':
    '{which, select, highest {humidité relative maximale} lowest {humidité relative minimale} other {humidité relative}}',
  'topic.pressure':
    '{which, select, highest {pression maximale} lowest {pression minimale} other {pression}} au niveau de la mer',
  'topic.uv': '{which, select, highest {indice UV maximal} lowest {indice UV minimal} other {indice UV}}',
  'topic.chance.rain':
    '{which, select, highest {probabilité de pluie maximale} lowest {probabilité de pluie minimale} other {probabilité de pluie}}',
  'topic.chance.snow':
    '{which, select, highest {probabilité de neige maximale} lowest {probabilité de neige minimale} other {probabilité de neige}}',
  'amount.temperature': '{value}',
  'amount.feels-like': 'ressenti {value}',
  'amount.rain': '{value} de pluie',
  'amount.rain.none': 'pas de pluie',
  'amount.rain.trace': 'moins de {least} de pluie',
  'amount.snow': '{value} de neige',
  'amount.snow.none': 'pas de neige',
  'amount.snow.trace': 'moins de {least} de neige',
  'amount.ice': '{one, select, yes {température de {value}} other {température minimale de {value}}}',
  'amount.wind': '{one, select, yes {vent de {value}} other {vent jusqu’à {value}}}',
  'amount.wind.from': '{one, select, yes {vent de {value}} other {vent jusqu’à {value}}}, direction {direction}',
  'amount.gusts': '{one, select, yes {rafales de {value}} other {rafales jusqu’à {value}}}',
  'amount.cloud': '{one, select, yes {nébulosité de {value}} other {nébulosité de {value} en moyenne}}',
  'amount.sun':
    '{one, select, yes {nébulosité de {value} en journée} other {nébulosité de {value} en moyenne en journée}}',
  'amount.fog': '{one, select, yes {visibilité de {value}} other {visibilité réduite à {value}}}',
  'amount.thunder': '{value} d’orage',
  'amount.thunder.none': '{tone, select, past {pas d’orage} typical {pas d’orage} other {pas d’orage prévu}}',
  'amount.humidity':
    '{one, select, yes {humidité relative de {value}} other {humidité relative de {value} en moyenne}}',
  'amount.pressure': '{value} au niveau de la mer',
  'amount.uv': '{one, select, yes {indice UV de {value}} other {indice UV jusqu’à {value}}}',
  'amount.chance.rain': 'probabilité de pluie de {value}',
  'amount.chance.snow': 'probabilité de neige de {value}',
  'amount.highest': 'maximum {value}',
  'amount.lowest': 'minimum {value}',
  'amount.mean-days': '{low} la nuit et {high} le jour en moyenne',
  'detail.low-high': 'minimum {low}, maximum {high}',
  'detail.highest': 'maximum {moment}',
  'detail.lowest': 'minimum {moment}',
  'detail.chance': 'probabilité {chance}',
  'detail.gusts': 'rafales jusqu’à {gust}',
  'detail.feels-like': 'ressenti {value}',
  'detail.dew-point': 'point de rosée jusqu’à {value}',
  'detail.rain-days': 'avec {value} ou plus {share} de ces jours',
  'value.whole': '{where} {when} : {tone, select, typical {généralement {amount}} other {{amount}}}{detail}.',
  'value.short': '{tone, select, typical {généralement {amount}} other {{amount}}}{detail}.',
  'value.unknown': '{what} {where} {when} : valeur inconnue, la source n’en a pas.',
  'compass.N': 'N',
  'compass.E': 'E',
  'compass.S': 'S',
  'compass.W': 'O',
  'general.whole': '{tone, select, typical {généralement {condition}} other {{condition}}} {where} {when} : {list}.',
  'general.day': '{date} : {list}.',
  'general.unknown': 'la source n’a pas de valeurs {where} {when}.',
  'figure.feels-like': 'ressenti {value}',
  'figure.rain': '{value} de pluie (probabilité {chance})',
  'figure.rain.certain': '{value} de pluie',
  'figure.rain.trace': '{chance} de risque de pluie',
  'figure.rain.dry': 'pas de pluie',
  'figure.snow': '{value} de neige',
  'figure.wind': '{one, select, yes {vent de {value}} other {vent jusqu’à {value}}}',
  'figure.rain-days': '{value} ou plus de pluie {share} des jours',
  'figure.rain-hours': '{value} ou plus de pluie en une heure {share} des jours',
  'month.wet':
    '{tone, select, past {{value}} other {généralement {value}}} de pluie et de neige au total, avec {least} ou plus pendant {count, plural, one {{n} jour} other {{n} jours}}.',
  'month.wet.mean': 'généralement {value} de pluie et de neige au total.',
  'compare.two': '{a} : {more} que {b} {where}, {value} contre {other}',
  'compare.alike': '{a} et {b} : pas de différence {where}, {value}',
  'compare.of': '{what} {value}',
  'compare.all': '{more} {where} : {a} ({value}), puis {list}.',
  'compare.alike.all': 'pas de différence {where} : {list}.',
  'compare.item': '{name} ({value})',
  'more.temperature': 'plus chaud',
  'more.feels-like': 'plus chaud en ressenti',
  'more.rain': 'plus pluvieux',
  'more.snow': 'plus neigeux',
  'more.ice': 'plus de gel',
  'more.wind': 'plus venteux',
  'more.gusts': 'plus de rafales',
  'more.cloud': 'plus nuageux',
  'more.sun': 'plus ensoleillé',
  'more.fog': 'plus brumeux',
  'more.thunder': 'plus orageux',
  'more.humidity': 'plus humide',
  'more.pressure': 'pression plus haute',
  'more.uv': 'plus d’UV',
  'most.temperature': 'le plus chaud',
  'most.feels-like': 'le plus chaud en ressenti',
  'most.rain': 'le plus pluvieux',
  'most.snow': 'le plus neigeux',
  'most.ice': 'le plus de gel',
  'most.wind': 'le plus venteux',
  'most.gusts': 'le plus de rafales',
  'most.cloud': 'le plus nuageux',
  'most.sun': 'le plus ensoleillé',
  'most.fog': 'le plus brumeux',
  'most.thunder': 'le plus orageux',
  'most.humidity': 'le plus humide',
  'most.pressure': 'la pression la plus haute',
  'most.uv': 'le plus d’UV',
  'least.temperature': 'le plus froid',
  'least.feels-like': 'le plus froid en ressenti',
  'least.rain': 'le plus sec',
  'least.snow': 'le moins neigeux',
  'least.ice': 'le plus doux',
  'least.wind': 'le moins venteux',
  'least.gusts': 'le moins de rafales',
  'least.cloud': 'le plus dégagé',
  'least.sun': 'le moins ensoleillé',
  'least.fog': 'la meilleure visibilité',
  'least.thunder': 'le moins orageux',
  'least.humidity': 'le moins humide',
  'least.pressure': 'la pression la plus basse',
  'least.uv': 'le moins d’UV',
  'day.most': '{more} {where} {when} : {kind, select, night {nuit du {dates}} other {{dates}}} ({value})',
  'day.next': 'ensuite {list}.',
  'day.alike': 'aucun jour ne se distingue {where} {when} : chacun a {value}',
  'day.none.rain': '{tone, select, past {il n’a plu aucun jour} other {aucune pluie n’est attendue}} {where} {when}',
  'day.none.snow': '{tone, select, past {il n’a neigé aucun jour} other {aucune neige n’est attendue}} {where} {when}',
  'day.none.thunder': '{tone, select, past {il n’y a eu aucun orage} other {aucun orage n’est attendu}} {where} {when}',
  'day.typical': 'le climat habituel ne permet pas de distinguer un jour d’un autre {where} {when}.',
  'event.rain': 'pluie',
  'event.snow': 'neige',
  'event.ice': 'gel',
  'event.wind': 'vent fort',
  'event.gusts': 'fortes rafales',
  'event.cloud': 'nuages',
  'event.sun': 'temps ensoleillé',
  'event.fog': 'brouillard',
  'event.thunder': 'orage',
  'event.humidity': 'air humide',
  'event.uv': 'UV forts',
  'event.limit': '{what} {threshold}',
  'when.first': 'pas de {event} {where} jusqu’à {moment} ; ensuite {event} jusqu’à {until}.',
  'when.first.rain': 'temps sec {where} jusqu’à {moment} ; ensuite pluie jusqu’à {until}.',
  'when.from': '{event} {where} de {moment} à {until}.',
  'when.at-once': '{event} {where} dès maintenant, jusqu’à {until}.',
  'when.again': 'ensuite, de nouveau {event} : {list}.',
  'when.none': '{event} : {tone, select, past {rien} other {rien d’attendu}} {where} {when}.',
  'when.none.known':
    '{event} : {tone, select, past {rien} other {rien d’attendu}} {where} {when}, pour autant qu’on le sache, jusqu’à {until}.',
  'when.stops': '{event} {where} : {tone, select, past {fin} other {fin prévue}} à {moment}.',
  'when.goes-on': '{event} {where} : {tone, select, past {pas de fin} other {pas d’arrêt durable}} avant {until}.',
  'when.no-more': '{event} : rien d’attendu {where}, ni à {moment} ni jusqu’à {until}.',
  'when.only-forecast': 'seule une prévision peut dire quand cela arrivera.',
  'when.extreme': '{more} {where} {when} à {moment} : {value}.',
};
