/** Means, seasons and how long something has lasted, in German. */
import type { Messages } from '../messages.ts';

export const SPANS_DE: Messages = {
  'mean.value': '{what} {where} {when}: im Mittel {value}{detail}.',
  'mean.within': ', innerhalb von {range}',
  'mean.daily': '{where} {when}: im Mittel {value} Regen am Tag, {amount} insgesamt.',
  'compare.basis': 'das sind Mittel der täglichen {more, select, yes {Höchstwerte} other {Tiefstwerte}}.',
  'compare.item.typical': '{name} (normalerweise {value})',
  'outlook.unknown': 'wie eine ganze Jahreszeit wird, sagt keine Vorhersage.',
  'normal.years.span': 'normal ist das Mittel derselben Tage in den Jahren {years}.',
  'seasons.spring': 'Frühling',
  'seasons.summer': 'Sommer',
  'seasons.autumn': 'Herbst',
  'seasons.winter': 'Winter',
  'seasons.begins': '{name} {where}: Beginn astronomisch am {date}, meteorologisch am {fromDate}.',
  'seasons.ends': '{name} {where}: Ende astronomisch am {date}, meteorologisch am {fromDate}.',
  'date.any-year': '{day}. {month}',
  'frosts.date':
    '{where} kommt der {kind, select, first {erste} other {letzte}} Frost eines Winters meist um den {date}; in den Jahren {years} zwischen dem {from} und dem {to}.',
  'frosts.some':
    '{where} gab es in den Jahren {years} in {count, plural, =0 {keinem Winter} other {{n} von {of} Wintern}} Frost.',
  'frosts.basis':
    'Frost heißt hier: Tiefstwert unter 0 °C in zwei Metern Höhe, nach der Reanalyse ERA5 von Open-Meteo; in Senken und am Boden ist es kälter, in Städten milder.',
  'seasons.in': 'astronomisch ist das in {count, plural, one {{n} Tag} other {{n} Tagen}}.',
  'seasons.now': '{where} ist astronomisch {name}, meteorologisch {other}',
  'seasons.now.both': '{where} ist {name}, astronomisch und meteorologisch',
  'swing.one': 'Temperatur {where} {when}: {difference} zwischen {low} und {high}.',
  'swing.days':
    'Temperatur {where} {when}: im Mittel {difference} zwischen dem tiefsten und dem höchsten Wert eines Tages{detail}.',
  'swing.most': ', höchstens {value} am {date}',
  'worst.of':
    '{what} {where}: in den letzten {hours} bis {value}, um {from}; in den nächsten {n} bis {other}, um {until}.',
  'worst.rain': 'stärkster Regen in einer Stunde',
  'worst.none': 'kein Regen {where} in den letzten {hours} und in den nächsten {n}.',
  'since.event': '{event} {where} seit {from}, also {duration}.',
  'since.dry': '{where} ist es trocken seit {from}, also {duration}.',
  'since.not': '{where} jetzt nicht: {event}.',
  'since.wet': '{where} ist es jetzt nicht trocken.',
};
