/** Means, seasons and how long something has lasted, in Italian. */
import type { Messages } from '../messages.ts';

export const SPANS_IT: Messages = {
  'mean.value': '{what} {where} {when}: {value} in media{detail}.',
  'mean.within': ', {range}',
  'mean.daily': '{where} {when}: {value} di pioggia al giorno in media, {amount} in tutto.',
  'compare.basis': 'sono medie delle {more, select, yes {massime} other {minime}} giornaliere.',
  'compare.item.typical': '{name} (di solito {value})',
  'outlook.unknown': 'nessuna previsione dice come sarà un’intera stagione.',
  'normal.years.span': 'il valore normale è la media delle stesse date negli anni {years}.',
  'seasons.spring': 'primavera',
  'seasons.summer': 'estate',
  'seasons.autumn': 'autunno',
  'seasons.winter': 'inverno',
  'seasons.begins': '{name} {where}: inizio astronomico {date}, meteorologico {fromDate}.',
  'seasons.ends': '{name} {where}: fine astronomica {date}, meteorologica {fromDate}.',
  'date.any-year': '{day, select, 1 {1º} other {{day}}} {month}',
  'frosts.date':
    '{kind, select, first {la prima} other {l’ultima}} gelata di un inverno {where} arriva di solito intorno al {date}; negli anni {years} tra il {from} e il {to}.',
  'frosts.some':
    'ci sono state gelate {where} in {count, plural, =0 {nessun inverno} other {{n} inverni su {of}}} negli anni {years}.',
  'frosts.basis':
    'una gelata è una minima sotto 0 °C a due metri dal suolo, secondo la rianalisi ERA5, da Open-Meteo; le conche e il suolo sono più freddi, le città più miti.',
  'seasons.in': 'per gli astronomi, tra {count, plural, one {{n} giorno} other {{n} giorni}}.',
  'seasons.now': 'stagione {where}: {name} per gli astronomi, {other} per i meteorologi',
  'seasons.now.both': 'stagione {where}: {name}, per gli astronomi e per i meteorologi',
  'swing.one': 'temperatura {where} {when}: {difference} di differenza tra {low} e {high}.',
  'swing.days':
    'temperatura {where} {when}: {difference} di differenza in media tra la minima e la massima di un giorno{detail}.',
  'swing.most': ', al massimo {value} {date}',
  'worst.of':
    '{what} {where}: fino a {value} nelle ultime {hours}, alle {from}; fino a {other} nelle prossime {n}, alle {until}.',
  'worst.rain': 'pioggia più forte in un’ora',
  'worst.none': 'niente pioggia {where} nelle ultime {hours} e nelle prossime {n}.',
  'since.event': '{where}: {event} dalle {from}, {duration}.',
  'since.dry': '{where}: asciutto dalle {from}, {duration}.',
  'since.not': '{where}, adesso no: {event}.',
  'since.wet': '{where}: adesso non è asciutto.',
};
