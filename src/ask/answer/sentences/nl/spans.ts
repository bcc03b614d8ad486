/** Means, seasons and how long something has lasted, in Dutch. */
import type { Messages } from '../messages.ts';

export const SPANS_NL: Messages = {
  'mean.value': '{what} {where} {when}: gemiddeld {value}{detail}.',
  'mean.within': ', binnen {range}',
  'mean.daily': '{where} {when}: gemiddeld {value} regen per dag, {amount} in totaal.',
  'compare.basis': 'dit zijn gemiddelden van de dagelijkse {more, select, yes {maxima} other {minima}}.',
  'compare.item.typical': '{name} (meestal {value})',
  'outlook.unknown': 'geen enkele verwachting zegt hoe een heel seizoen wordt.',
  'normal.years.span': 'normaal is het gemiddelde van dezelfde dagen in de jaren {years}.',
  'seasons.spring': 'lente',
  'seasons.summer': 'zomer',
  'seasons.autumn': 'herfst',
  'seasons.winter': 'winter',
  'seasons.begins': '{name} {where}: begin astronomisch op {date}, meteorologisch op {fromDate}.',
  'seasons.ends': '{name} {where}: einde astronomisch op {date}, meteorologisch op {fromDate}.',
  'date.any-year': '{day} {month}',
  'frosts.date':
    'de {kind, select, first {eerste} other {laatste}} vorst van een winter {where} komt meestal rond {date}; in de jaren {years} tussen {from} en {to}.',
  'frosts.some':
    'in de jaren {years} vroor het {where} in {count, plural, =0 {geen enkele winter} other {{n} van de {of} winters}}.',
  'frosts.basis':
    'vorst is een minimum onder 0 °C op twee meter hoogte, volgens de heranalyse ERA5 van Open-Meteo; in laagten en aan de grond is het kouder, in steden zachter.',
  'seasons.in': 'astronomisch is dat over {count, plural, one {{n} dag} other {{n} dagen}}.',
  'seasons.now': '{where} is het astronomisch {name}, meteorologisch {other}',
  'seasons.now.both': '{where} is het {name}, astronomisch en meteorologisch',
  'swing.one': 'temperatuur {where} {when}: {difference} verschil tussen {low} en {high}.',
  'swing.days':
    'temperatuur {where} {when}: gemiddeld {difference} verschil tussen het laagste en het hoogste van een dag{detail}.',
  'swing.most': ', hoogstens {value} op {date}',
  'worst.of':
    '{what} {where}: tot {value} in de afgelopen {hours}, om {from}; tot {other} in de komende {n}, om {until}.',
  'worst.rain': 'zwaarste regen in een uur',
  'worst.none': 'geen regen {where} in de afgelopen {hours} en in de komende {n}.',
  'since.event': '{where}: {event} sinds {from}, {duration}.',
  'since.dry': '{where} is het droog sinds {from}, {duration}.',
  'since.not': '{where} nu niet: {event}.',
  'since.wet': '{where} is het nu niet droog.',
};
