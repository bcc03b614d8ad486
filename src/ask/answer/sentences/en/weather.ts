/** What the weather does, how much of it there is, and how two places or days differ. */
export const WEATHER = {
  // Whether something happens.
  'rain.yes':
    '{tone, select, past {it rained} typical {rain is usual} now {rain is falling or about to} other {rain is expected}} {where} {when}',
  'rain.probably': '{tone, select, typical {rain is usual} other {rain is likely}} {where} {when}',
  'rain.maybe':
    '{tone, select, past {there was hardly any rain} typical {some rain is typical} other {rain is possible}} {where} {when}',
  'rain.no':
    '{tone, select, past {it stayed dry} typical {it is mostly dry} now {it is dry} other {it should stay dry}} {where} {when}',
  'snow.yes':
    '{tone, select, past {it snowed} typical {snow is usual} now {snow is falling or about to} other {snow is expected}} {where} {when}',
  'snow.probably': '{tone, select, typical {snow is usual} other {snow is likely}} {where} {when}',
  'snow.maybe':
    '{tone, select, past {there was hardly any snow} typical {some snow is typical} other {snow is possible}} {where} {when}',
  'snow.no':
    '{tone, select, past {it did not snow} typical {snow is not usual} now {it is not snowing} other {snow is not expected}} {where} {when}',
  'ice.yes':
    '{tone, select, past {there was frost or ice} typical {frost is usual} other {frost or ice is likely}} {where} {when}',
  'ice.maybe':
    '{tone, select, past {ground frost was possible} typical {ground frost is usual} other {ground frost is possible}} {where} {when}',
  'ice.no':
    '{tone, select, past {there was no frost} typical {frost is not usual} other {frost is not expected}} {where} {when}',
  'wind.yes': 'it {be} windy {where} {when}',
  'wind.maybe': 'it {be} breezy {where} {when}',
  'wind.no':
    'it {tone, select, past {was not} typical {is typically not} now {is not} other {will not be}} windy {where} {when}',
  'gusts.yes':
    '{tone, select, past {there were gusts of gale force} typical {gusts of gale force are usual} other {gusts of gale force are expected}} {where} {when}',
  'gusts.maybe':
    '{tone, select, past {there were strong gusts} typical {strong gusts are usual} other {strong gusts are possible}} {where} {when}',
  'gusts.no':
    '{tone, select, past {there were no strong gusts} typical {strong gusts are not usual} other {strong gusts are not expected}} {where} {when}',
  'cloud.yes': 'it {be} cloudy {where} {when}',
  'cloud.maybe': 'it {be} partly cloudy {where} {when}',
  'cloud.no': 'the sky {be} mostly clear {where} {when}',
  'sun.yes': 'it {be} mostly sunny {where} {when}',
  'sun.maybe': 'there {be} some sun {where} {when}',
  'sun.no': 'there {be} little sun {where} {when}',
  'fog.yes': '{tone, select, past {there was fog} typical {fog is usual} other {fog is expected}} {where} {when}',
  'fog.maybe': '{tone, select, past {there was mist} typical {mist is usual} other {mist is possible}} {where} {when}',
  'fog.no':
    '{tone, select, past {there was no fog} typical {fog is not usual} other {fog is not expected}} {where} {when}',
  'thunder.yes':
    '{tone, select, past {there were thunderstorms} typical {thunderstorms are usual} other {thunderstorms are expected}} {where} {when}',
  'thunder.maybe':
    '{tone, select, past {a thunderstorm was possible} typical {thunderstorms happen} other {a thunderstorm is possible}} {where} {when}',
  'thunder.no':
    '{tone, select, past {there was no thunderstorm} typical {thunderstorms are not usual} other {thunderstorms are not expected}} {where} {when}',
  'humidity.yes': 'it {be} humid {where} {when}',
  'humidity.maybe': 'it {be} a little humid {where} {when}',
  'humidity.no':
    'it {tone, select, past {was not} typical {is typically not} now {is not} other {will not be}} humid {where} {when}',
  'uv.yes': 'UV {be} high {where} {when}',
  'uv.maybe': 'UV {be} moderate {where} {when}',
  'uv.no': 'UV {be} low {where} {when}',
  'hot.yes': 'it {be} hot {where} {when}',
  'hot.maybe': 'it {be} warm {where} {when}',
  'hot.no':
    'it {tone, select, past {was not} typical {is typically not} now {is not} other {will not be}} hot {where} {when}',
  'warm.yes': 'it {be} warm {where} {when}',
  'warm.maybe': 'it {be} mild {where} {when}',
  'warm.no':
    'it {tone, select, past {was not} typical {is typically not} now {is not} other {will not be}} warm {where} {when}',
  'cold.yes': 'it {be} cold {where} {when}',
  'cold.maybe': 'it {be} cool {where} {when}',
  'cold.no':
    'it {tone, select, past {was not} typical {is typically not} now {is not} other {will not be}} cold {where} {when}',

  // A limit of the question, in its own words.
  'threshold.clause': '{what} {where} {when} {be} {value} (asked: {threshold})',
  'threshold.close': '{what} {where} {when} {be} {value}, close to the limit (asked: {threshold})',
  'threshold.chance':
    'a chance of {more, select, less {less than} more {more than} other {about}} {chance} for {what} {where} {when} (asked: {threshold}).',
  'threshold.chance-of':
    'the chance is counted in {count} possible courses of {kind, select, ensemble {an ensemble forecast} climate {that day in the embedded climate} other {the weather, with the usual errors of a forecast}}.',
  'limit.above': 'over {value}',
  'limit.at-least': 'at least {value}',
  'limit.below': 'below {value}',
  'limit.at-most': 'at most {value}',
  'threshold.force': 'the limit is a mean wind of {value}; gusts {tone, select, past {reached} other {reach}} {gust}.',
  'value.at': '{value} at {moment}',

  // The name of each topic. {which} is highest or lowest, of several hours; else value.
  'topic.temperature':
    'the {which, select, highest {highest temperature} lowest {lowest temperature} other {temperature}}',
  'topic.feels-like':
    'the {which, select, highest {highest felt temperature} lowest {lowest felt temperature} other {felt temperature}}',
  'topic.rain': 'rainfall',
  'topic.snow': 'snowfall',
  'topic.ice': 'the {which, select, highest {highest temperature} lowest {lowest temperature} other {temperature}}',
  'topic.wind': 'the {which, select, highest {strongest wind} lowest {lightest wind} other {wind}}',
  'topic.gusts': 'the {which, select, highest {strongest gust} lowest {weakest gust} other {strength of gusts}}',
  'topic.cloud': '{which, select, highest {most cloud cover} lowest {least cloud cover} other {cloud cover}}',
  'topic.sun':
    '{which, select, highest {most cloud cover by day} lowest {least cloud cover by day} other {cloud cover by day}}',
  'topic.fog': '{which, select, highest {the best visibility} lowest {the lowest visibility} other {visibility}}',
  'topic.thunder': 'the time with thunder',
  'topic.humidity':
    'the {which, select, highest {highest relative humidity} lowest {lowest relative humidity} other {relative humidity}}',
  'topic.pressure':
    'the {which, select, highest {highest air pressure} lowest {lowest air pressure} other {air pressure}} at sea level',
  'topic.uv': 'the {which, select, highest {highest UV index} lowest {lowest UV index} other {UV index}}',
  'topic.chance.rain':
    'the {which, select, highest {highest chance of rain} lowest {lowest chance of rain} other {chance of rain}}',
  'topic.chance.snow':
    'the {which, select, highest {highest chance of snow} lowest {lowest chance of snow} other {chance of snow}}',

  // What there is of each topic. {one} is yes where there is one moment and no span.
  'amount.temperature': '{value}',
  'amount.feels-like': 'feels like {value}',
  'amount.rain': '{value} of rain',
  'amount.rain.none': 'no rain',
  'amount.rain.chance': '{chance} chance of rain',
  'amount.rain.trace': 'less than {least} of rain',
  'amount.snow': '{value} of snow',
  'amount.snow.none': 'no snow',
  'amount.snow.chance': '{chance} chance of snow',
  'amount.snow.trace': 'less than {least} of snow',
  'amount.ice': '{one, select, yes {{value}} other {down to {value}}}',
  'amount.wind': '{one, select, yes {wind of {value}} other {wind of up to {value}}}',
  'amount.wind.from': '{one, select, yes {wind of {value}} other {wind of up to {value}}} from the {direction}',
  'amount.gusts': '{one, select, yes {gusts of {value}} other {gusts of up to {value}}}',
  'amount.cloud': '{one, select, yes {{value} cloud cover} other {{value} cloud cover on average}}',
  'amount.sun': '{one, select, yes {{value} cloud cover by day} other {{value} cloud cover by day on average}}',
  'amount.fog': '{one, select, yes {visibility of {value}} other {visibility down to {value}}}',
  'amount.thunder': '{value} with thunder',
  'amount.thunder.none': 'no thunder{tone, select, past {} typical {} other { forecast}}',
  'amount.humidity': '{one, select, yes {{value} relative humidity} other {{value} relative humidity on average}}',
  'amount.pressure': '{value} at sea level',
  'amount.uv': '{one, select, yes {a UV index of {value}} other {a UV index of up to {value}}}',
  'amount.chance.rain': 'a chance of rain of {value}',
  'amount.chance.snow': 'a chance of snow of {value}',
  'amount.feels-like.highest': 'feels like {value} at most',
  'amount.feels-like.lowest': 'feels like {value} at least',
  'amount.highest': 'a high of {value}',
  'amount.lowest': 'a low of {value}',
  'amount.mean-days': '{low} in the night and {high} by day{tone, select, typical {} other { on average}}',

  // What follows an amount, after a comma.
  'detail.low-high': 'lowest {low} and highest {high}',
  'detail.highest': 'highest {moment}',
  'detail.strongest': 'strongest {moment}',
  'detail.lowest': 'lowest {moment}',
  'detail.most-days': 'on most days within {range}',
  'detail.chance': 'with a chance of {chance}',
  'detail.gusts': 'with gusts of up to {gust}',
  'detail.feels-like': 'feels like {value}',
  'detail.dew-point': 'with a dew point of up to {value}',
  'detail.rain-share': 'with {value} or more in some hour on {share} of such days',
  'detail.snow-share': 'falling on {share} of such days',
  'detail.rain-days': 'with {value} or more on {share} of such days',

  // An amount as a sentence.
  'value.mean': 'on average {amount} {where} {when}{detail}.',
  'value.mean.short': 'on average {amount}{detail}.',
  'value.whole': '{tone, select, typical {typically {amount} {where} {when}} other {{amount} {where} {when}}}{detail}.',
  'value.short': '{tone, select, typical {typically {amount}} other {{amount}}}{detail}.',
  'value.unknown': '{what} {where} {when} is not known: the source has no value.',

  // The letters of a wind’s direction.
  'compass.N': 'N',
  'compass.E': 'E',
  'compass.S': 'S',
  'compass.W': 'W',

  // The weather as a whole. {condition} is the sky in words.
  'general.whole': '{tone, select, typical {typically {condition}} other {{condition}}} {where} {when}: {list}.',
  'general.day': '{date}: {list}.',
  'general.unknown': 'the source has no values {where} {when}.',
  'figure.feels-like': 'feels like {value}',
  'figure.rain': '{value} of rain (chance {chance})',
  'figure.rain.certain': '{value} of rain',
  'figure.rain.trace': '{chance} chance of rain',
  'figure.rain.dry': 'dry',
  'figure.snow': '{value} of snow',
  'figure.wind': '{one, select, yes {wind of {value}} other {wind up to {value}}}',
  'figure.rain-days': '{value} or more of rain on {share} of days',
  'figure.rain-hours': '{value} or more of rain in some hour on {share} of days',
  'month.wet':
    '{tone, select, past {{value}} other {on average {value}}} of rain and snow in all, with {least} or more on {count, plural, one {{n} day} other {{n} days}}.',
  'month.wet.mean': 'on average {value} of rain and snow in all.',

  // One against the other. {more} is a comparative.
  'compare.two': '{a} {be} {more} than {b} {where}: {value} against {other}',
  'compare.alike': '{a} and {b} {tone, select, past {were} other {are}} alike {where}: {value}',
  'compare.of': '{what} {value}',
  'compare.place': '{name}: {list}.',
  'compare.all': '{a} {be} {more} {where}: {value}; then {list}.',
  'compare.alike.all': 'no difference {where}: {list}.',
  'compare.item': '{name} ({value})',
  'more.temperature': 'warmer',
  'more.feels-like': 'warmer to the skin',
  'more.rain': 'wetter',
  'more.snow': 'snowier',
  'more.ice': 'frostier',
  'more.wind': 'windier',
  'more.gusts': 'gustier',
  'more.cloud': 'cloudier',
  'more.sun': 'sunnier',
  'more.fog': 'foggier',
  'more.thunder': 'stormier',
  'more.humidity': 'more humid',
  'more.pressure': 'higher in pressure',
  'more.uv': 'higher in UV',
  'most.temperature': 'the warmest',
  'most.feels-like': 'the warmest-feeling',
  'most.rain': 'the wettest',
  'most.snow': 'the snowiest',
  'most.ice': 'the frostiest',
  'most.wind': 'the windiest',
  'most.gusts': 'the gustiest',
  'most.cloud': 'the cloudiest',
  'most.sun': 'the sunniest',
  'most.fog': 'the foggiest',
  'most.thunder': 'the stormiest',
  'most.humidity': 'the most humid',
  'most.pressure': 'the highest-pressure',
  'most.uv': 'the highest-UV',
  'least.temperature': 'the coldest',
  'least.feels-like': 'the coldest-feeling',
  'least.rain': 'the driest',
  'least.snow': 'the least snowy',
  'least.ice': 'the mildest',
  'least.wind': 'the calmest',
  'least.gusts': 'the least gusty',
  'least.cloud': 'the clearest',
  'least.sun': 'the least sunny',
  'least.fog': 'the clearest',
  'least.thunder': 'the least stormy',
  'least.humidity': 'the least humid',
  'least.pressure': 'the lowest-pressure',
  'least.uv': 'the lowest-UV',

  // The day that has most of something, or least. {more} is a superlative: "the warmest".
  'day.most':
    '{dates} ({value}) {be} {kind, select, night {{more} night} other {{more} day}}{count, plural, one {} other {s}} {where} {when}',
  'day.next': 'then {list}.',
  'day.alike': 'no day {where} {when} stands out: each has {value}',
  'day.none.rain': 'no rain {tone, select, past {fell} other {is expected}} on any day {where} {when}',
  'day.none.snow': 'no snow {tone, select, past {fell} other {is expected}} on any day {where} {when}',
  'day.none.thunder': 'no thunderstorm {tone, select, past {came} other {is expected}} on any day {where} {when}',
  'day.typical': 'the typical climate cannot tell one day from another {where} {when}.',

  // When something happens. {event} is one of the names below.
  'event.rain': 'rain',
  'event.snow': 'snow',
  'event.ice': 'frost',
  'event.wind': 'strong wind',
  'event.gusts': 'strong gusts',
  'event.cloud': 'cloud',
  'event.sun': 'sunny weather',
  'event.fog': 'fog',
  'event.thunder': 'thunderstorm',
  'event.humidity': 'humid air',
  'event.uv': 'high UV',
  'event.limit': '{what} {threshold}',
  'when.first': 'no {event} {where} until {moment}; then {event} until {until}.',
  'when.first.rain': 'dry {where} until {moment}; then rain until {until}.',
  'when.from': '{event} {where} from {moment} until {until}.',
  'when.at-once': '{event} {where} from now until {until}.',
  'when.again': '{event} again: {list}.',
  'when.none': 'no {event} {tone, select, past {came} other {is expected}} {where} {when}.',
  'when.none.known':
    'no {event} {tone, select, past {came} other {is expected}} {where} {when}, as far as known: up to {until}.',
  'when.stops': '{event} {tone, select, past {stopped} other {should stop}} {where} at {moment}.',
  'when.goes-on': '{event} {tone, select, past {did not stop} other {does not stop for long}} {where} before {until}.',
  'when.no-more': 'no {event} {where} at {moment}, and none before {until}.',
  'when.only-forecast': 'when it happens, only a forecast can tell.',
  // Whether it lasts, or stays away, for hours on end. {more} is yes where the event itself is wanted.
  lasts:
    '{more, select, yes {{event} {tone, select, past {came} other {is expected}} {stretch}} other {{stretch} {be} without {event}}} {where} {when}',
  'lasts.shorter':
    'the longest time {more, select, yes {with} other {without}} {event} {where} {when} {be} {stretch}: {duration}',
  'lasts.never':
    '{more, select, yes {no {event} {tone, select, past {came} other {is expected}} in any hour} other {no hour is without {event}}} {where} {when}',
  'when.extreme.stretch': '{stretch} {be} {more} {where} {when}: {value}.',
  'when.extreme': '{moment} {be} {more} hour {where} {when}: {value}.',
} as const;
