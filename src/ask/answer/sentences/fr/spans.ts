/** Means, seasons and how long something has lasted, in French. */
import type { Messages } from '../messages.ts';

export const SPANS_FR: Messages = {
  'mean.value': '{what} {where} {when} : {value} en moyenne{detail}.',
  'mean.within': ', de {range}',
  'mean.daily': '{where} {when} : {value} de pluie par jour en moyenne, {amount} au total.',
  'compare.basis': 'ce sont des moyennes des {more, select, yes {maximales} other {minimales}} du jour.',
  'compare.item.typical': '{name} (généralement {value})',
  'outlook.unknown': 'aucune prévision ne dit comment sera une saison entière.',
  'normal.years.span': 'la normale est la moyenne des mêmes dates des années {years}.',
  'seasons.spring': 'printemps',
  'seasons.summer': 'été',
  'seasons.autumn': 'automne',
  'seasons.winter': 'hiver',
  'seasons.begins': '{name} {where} : début astronomique le {date}, météorologique le {fromDate}.',
  'seasons.ends': '{name} {where} : fin astronomique le {date}, météorologique le {fromDate}.',
  'date.any-year': '{day, select, 1 {1er} other {{day}}} {month}',
  'frosts.date':
    'la {kind, select, first {première} other {dernière}} gelée d’un hiver {where} arrive d’habitude vers le {date} ; dans les années {years}, entre le {from} et le {to}.',
  'frosts.some':
    'il a gelé {where} {count, plural, =0 {aucun hiver} other {{n} hivers sur {of}}} dans les années {years}.',
  'frosts.basis':
    'une gelée est un minimum inférieur à 0 °C à deux mètres du sol, selon la réanalyse ERA5 par Open-Meteo ; les creux et le sol sont plus froids, les villes plus douces.',
  'seasons.in': 'pour les astronomes, c’est dans {count, plural, one {{n} jour} other {{n} jours}}.',
  'seasons.now': 'saison {where} : {name} pour les astronomes, {other} pour les météorologues',
  'seasons.now.both': 'saison {where} : {name}, pour les astronomes comme pour les météorologues',
  'swing.one': 'température {where} {when} : {difference} d’écart entre {low} et {high}.',
  'swing.days':
    'température {where} {when} : {difference} d’écart en moyenne entre la minimale et la maximale d’une journée{detail}.',
  'swing.most': ', au plus {value} le {date}',
  'worst.of':
    '{what} {where} : jusqu’à {value} dans les dernières {hours}, à {from} ; jusqu’à {other} dans les prochaines {n}, à {until}.',
  'worst.rain': 'pluie la plus forte en une heure',
  'worst.none': 'pas de pluie {where} dans les dernières {hours}, ni dans les prochaines {n}.',
  'since.event': '{where} : {event} depuis {from}, soit {duration}.',
  'since.dry': '{where} : sec depuis {from}, soit {duration}.',
  'since.not': '{where}, pas en ce moment : {event}.',
  'since.wet': '{where} : il ne fait pas sec en ce moment.',
};
