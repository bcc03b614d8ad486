/** Means, seasons and how long something has lasted, in English. */
export const SPANS = {
  'mean.value': '{what} {where} {when}: {value} on average{detail}.',
  'mean.within': ', within {range}',
  'mean.daily': '{value} of rain a day on average {where} {when}, {amount} in all.',
  'compare.basis': 'these are means of the daily {more, select, yes {highs} other {lows}}.',
  'compare.item.typical': '{name} (typically {value})',
  'outlook.unknown': 'no forecast tells how a whole season turns out.',
  'normal.years.span': 'normal is the mean of its dates in the years {years}.',
  'seasons.spring': 'spring',
  'seasons.summer': 'summer',
  'seasons.autumn': 'autumn',
  'seasons.winter': 'winter',
  'seasons.begins':
    '{name} {where} {tone, select, past {began} other {begins}} on {date} as astronomers count, and on {fromDate} as meteorologists count.',
  'seasons.ends':
    '{name} {where} {tone, select, past {ended} other {ends}} on {date} as astronomers count, and on {fromDate} as meteorologists count.',
  'date.any-year': '{day} {month}',
  'frosts.date':
    'the {kind, select, first {first} other {last}} frost of a winter {where} is typically about {date}; in the years {years} it came between {from} and {to}.',
  'frosts.some':
    '{count, plural, =0 {no winter} other {{n} of {of} winters}} {where} had a frost in the years {years}.',
  'frosts.basis':
    'a frost is a low below 0 °C two metres above the ground, by the ERA5 reanalysis of Open-Meteo; hollows and the ground are colder, and towns milder.',
  'seasons.in': 'as astronomers count, that is in {count, plural, one {{n} day} other {{n} days}}.',
  'seasons.now': 'it is {name} {where} as astronomers count, and {other} as meteorologists count',
  'seasons.now.both': 'it is {name} {where}, as astronomers and as meteorologists count',
  'swing.one': 'the temperature {where} {when}: {difference} between {low} and {high}.',
  'swing.days':
    'the temperature {where} {when}: {difference} on average between the lowest and the highest of a day{detail}.',
  'swing.most': ', at most {value} on {date}',
  'worst.of':
    '{what} {where}: up to {value} in the last {hours}, at {from}; up to {other} in the next {n}, at {until}.',
  'worst.rain': 'the heaviest rain in an hour',
  'worst.none': 'no rain {where} in the last {hours}, nor in the next {n}.',
  'since.event': 'there has been {event} {where} since {from}, for {duration}.',
  'since.dry': 'it has been dry {where} since {from}, for {duration}.',
  'since.not': 'there is no {event} {where} now.',
  'since.wet': 'it is not dry {where} now.',
} as const;
