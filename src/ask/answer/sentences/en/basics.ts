/** Numbers, dates, places, how an answer begins, and its caveats. */
export const BASICS = {
  // Numbers with their units; count is the number itself.
  range: '{low} to {high}',
  'unit.celsius': '{value} °C',
  'unit.fahrenheit': '{value} °F',
  'unit.kelvin': '{value} K',
  'unit.kmh': '{value} km/h',
  'unit.mph': '{value} mph',
  'unit.ms': '{value} m/s',
  'unit.knots': '{count, plural, one {{value} knot} other {{value} knots}}',
  'unit.beaufort': 'force {value}',
  'unit.mm': '{value} mm',
  'unit.cm': '{value} cm',
  'unit.m': '{value} m',
  'unit.ft': '{value} ft',
  'unit.in': '{value} in',
  'unit.percent': '{value} %',
  'unit.hPa': '{value} hPa',
  'unit.inHg': '{value} inHg',
  'unit.mmHg': '{value} mmHg',
  'unit.km': '{value} km',
  'unit.miles': '{count, plural, one {{value} mile} other {{value} miles}}',
  'unit.degrees': '{value}°',
  'unit.score': '{value}',
  'unit.index': '{value}',
  'unit.count': '{value}',
  'unit.hours': '{count, plural, one {{value} hour} other {{value} hours}}',

  // Dates and clock times. {clock} is "14:00", {hour} and {minute} its parts.
  date: '{weekday} {day} {month}',
  'date.year': '{weekday} {day} {month} {year}',
  'date.month': '{month} {year}',
  clock: '{clock}',
  'clock.span': '{from}–{to}',
  'moment.dated': '{clock} on {date}',
  'stretch.dated': '{stretch} on {date}',
  'stretch.across': '{from} on {fromDate} to {to} on {toDate}',
  'at.moment': 'at {moment}',
  'before.moment': 'before {moment}',

  // When: the time of the question, with its preposition.
  'when.now': 'now ({clock} on {date})',
  'when.today': 'today ({date})',
  'when.tomorrow': 'tomorrow ({date})',
  'when.yesterday': 'yesterday ({date})',
  'when.date': 'on {date}',
  'when.month': 'in {month}',
  'when.hour': '{day} at {clock}',
  'when.hours': '{day} from {from} to {to}',
  'when.across': 'from {from} on {fromDate} to {to} on {toDate}',
  'when.days': 'from {from} to {to}',

  // Where: the place, with its preposition.
  'where.in': 'in {place}',
  'where.at': 'at {place}',

  // The verb "to be" of an answer.
  be: '{tone, select, past {{count, plural, one {was} other {were}}} typical {{count, plural, one {is typically} other {are typically}}} now {{count, plural, one {is} other {are}}} other {will be}}',

  // How an answer begins.
  'answer.plain': '{clause}.',
  'answer.yes': 'yes, {clause}.',
  'answer.no': 'no, {clause}.',
  'answer.maybe': 'maybe, {clause}.',
  'answer.probably': 'probably: {clause}.',
  'answer.probably-not': 'probably not: {clause}.',

  // Caveats.
  'caveat.far':
    'no forecast reaches that far ({count, plural, one {{n} day} other {{n} days}} at most): this is what is typical at that time of the year, {source}.',
  'caveat.source.embedded': 'by the embedded climate',
  'caveat.source.years': 'from the weather of the years {years}',
  'caveat.source.outlook': 'from the weather of the years {years} and the seasonal outlook',
  'caveat.years': '{from} to {to}',
  'caveat.typical-past': 'what was measured is not at hand: this is the typical climate.',
  'caveat.typical': 'this is the typical climate, not a forecast: no forecast is at hand.',
  'caveat.stale': 'the values are those of {moment}; newer ones cannot be had at the moment.',
  'caveat.known-until': 'values are known up to {until}.',
  'caveat.days-ahead': 'that is {count, plural, one {{n} day} other {{n} days}} ahead, so it is uncertain.',
  'caveat.read-as': '“{name}” is read as {place}.',
  'caveat.stands-for': '{place} stands for {name}.',
  'caveat.assumed.account': '{place} is the default place of your account.',
  'caveat.assumed.default': '{place} is the default place of this service.',
  'caveat.assumed.address': '{place} is assumed from your network address.',
  'caveat.others': 'other places of that name: {list}.',
  'caveat.partly-english': 'parts of this answer are in English.',
  unknown: 'that is not known {where} {when}: the source has no value.',
} as const;
