/** The English messages about sunlight, the aurora, the past, the climate, and what has no source. */
export const FURTHER = {
  'unit.kw': '{value} kW',
  'unit.kwh': '{value} kWh',
  'unit.kwh_m2': '{value} kWh/m²',
  'unit.minutes': '{count, plural, one {{value} minute} other {{value} minutes}}',

  // What nobody here knows. {what} is one of the things below.
  unsourced: 'there is no source for {what} {where} in this service.',
  'unsourced.tides': 'tides',
  'unsourced.currents': 'currents',
  'unsourced.avalanches': 'avalanche danger',
  'unsourced.lake-ice': 'the ice on lakes and rivers',
  'unsourced.rivers': 'water levels',
  'unsourced.drought': 'drought and bans on the use of water',
  'unsourced.lake-water': 'the water of lakes and rivers',
  'unsourced.earthquakes': 'earthquakes',
  'unsourced.volcanoes': 'volcanoes',
  'unsourced.wildfires': 'wildfires',
  'unsourced.roads': 'road conditions and traffic',
  'unsourced.ski-lifts': 'ski lifts and slopes',
  'unsourced.records': 'weather records',
  'unsourced.hurricane-season': 'storm seasons',
  'unsourced.named-storms': 'storms by their names',
  'unsourced.storms-at-sea': 'tropical storms and other storms at sea',
  'unsourced.anywhere':
    'there is no source for {what} in this service; official warnings are told for a place on land.',
  'unsourced.hail': 'hail',
  'unsourced.dew': 'dew',
  'unsourced.swell': 'the period and direction of the swell',
  'unsourced.radar': 'radar images',
  'unsourced.soil': 'the temperature and the moisture of the soil',
  'unsourced.upper-air': 'the air above the ground, such as its winds, the freezing level and the base of clouds',
  'unsourced.degree-days': 'degree days and chill hours',
  'unsourced.evaporation': 'evaporation',
  'unsourced.planets': 'the planets and stars in the sky',
  'unsourced.rainy-season': 'the start and the end of rainy seasons and monsoons',
  'unsourced.satellites': 'satellites and their passes',
  'unsourced.eclipses': 'eclipses, supermoons and blue moons',
  'unsourced.sky-phenomena': 'rainbows, halos, noctilucent clouds and astronomical seeing',
  'unsourced.dust': 'desert dust and sandstorms',
  'unsourced.plant-seasons': 'when plants flower or change their colours, and when animals are there',
  'unsourced.water-quality': 'the quality of water and what lives in it',
  'unsourced.bulletins': 'bulletins such as METAR, TAF and shipping forecasts',
  'unsourced.pests': 'plant diseases and insects',
  'unsourced.statistics': 'trends, percentiles and the spread of forecasts',
  'unsourced.frost-dates': 'the usual dates of the first and last frost',
  'unsourced.sea': 'the sea',
  'unsourced.sea-then': 'the sea of other times than the days to come',
  'wind-chill.none':
    'no wind chill {where} {when}: it is defined for air of {limit} or colder, and the air is not below {value}.',
  'wind-chill.partly':
    'wind chill is defined for air of {limit} or colder: warmer hours are told by the temperature of the air.',
  'unsourced.kp': 'the geomagnetic field',
  'unsourced.past': 'past weather',

  'pressure.trend': '{what}: {value} in {hours}',
  'pressure.steady': 'steady',
  'pressure.rising': 'rising',
  'pressure.rising.slowly': 'rising slowly',
  'pressure.rising.quickly': 'rising quickly',
  'pressure.rising.rapidly': 'rising very rapidly',
  'pressure.falling': 'falling',
  'pressure.falling.slowly': 'falling slowly',
  'pressure.falling.quickly': 'falling quickly',
  'pressure.falling.rapidly': 'falling very rapidly',

  // An estimate of what solar panels give.
  'solar-power':
    'about {value} from {power} of solar panels {where} {when}: an estimate from {energy} of sunlight on level ground and a performance ratio of {share}; tilt, shade and heat change it.',
  'solar-power.unknown':
    'what solar panels give {where} {when} is not known: the source has no sunlight for all of it.',

  // The aurora. {n} is the Kp forecast, {least} the one that is needed.
  'aurora.yes': 'the aurora may be seen {where} {when}',
  'aurora.cloudy': 'there may be an aurora {where} {when}, behind cloud',
  'aurora.no': 'the aurora is not expected {where} {when}',
  'aurora.no.light': 'the aurora cannot be seen {where} {when}: it does not get dark enough',
  'aurora.no.never': 'the aurora does not reach {where} {when}',
  'aurora.needs': 'a Kp of {n} is forecast, and {least} is needed at this latitude.',
  'aurora.season': 'nights {where} are dark enough for the aurora from {from} to {to}.',
  'aurora.equinox': 'the aurora is most frequent around the equinoxes, in March and September.',
  'aurora.cloud': '{value} cloud cover in the dark hours.',
  'aurora.unknown': 'whether there is an aurora {where} {when} is not known: {what}.',
  'aurora.unknown.kp': 'there is no forecast of the Kp index for it',

  // The last time that something happened.
  'last.dry': 'the last day without rain {where} was {when}{detail}.',
  'last.dry.none': 'no day without rain {where} since {date}: that is as far back as was searched.',
  'last.on': 'the last {event} {where} was {when}, in the hour from {clock}{detail}.',
  'last.limit': '{event} {where} was last so {when}, in the hour from {clock}{detail}.',
  'last.ago': ', {count, plural, one {{n} day} other {{n} days}} ago',
  'last.amount': '; {value} fell that day',
  'last.now': 'there is {event} {where} now.',
  'last.none': 'no {event} {where} since {date}: that is as far back as was searched.',
  'event.hot': 'hot hour',
  'event.cold': 'cold hour',
  'event.snow-depth': 'snow on the ground',

  // Against what is usual. {one} is yes where no difference is worth a word.
  'normal.temperature':
    'it {be} {difference} {more, select, yes {warmer} other {colder}} than normal {where} {when}: {value} on average, against {other}',
  'normal.temperature.alike': 'it {be} about as warm as normal {where} {when}: {value} on average, against {other}',
  'normal.rain':
    'it {be} {more, select, yes {wetter} other {drier}} than normal {where} {when}: {value} of rain and snow, against {other}',
  'normal.rain.alike': 'it {be} about as wet as normal {where} {when}: {value} of rain and snow, against {other}',
  'normal.wind':
    'it {be} {more, select, yes {windier} other {calmer}} than normal {where} {when}: up to {value}, against {other}',
  'normal.wind.alike': 'it {be} about as windy as normal {where} {when}: up to {value}, against {other}',
  'normal.cloud':
    'it {be} {more, select, yes {cloudier} other {sunnier}} than normal {where} {when}: {value} cloud cover on average, against {other}',
  'normal.cloud.alike':
    'it {be} about as cloudy as normal {where} {when}: {value} cloud cover on average, against {other}',
  'normal.humidity':
    'it {be} {more, select, yes {more} other {less}} humid than normal {where} {when}: {value} relative humidity on average, against {other}',
  'normal.humidity.alike':
    'it {be} about as humid as normal {where} {when}: {value} relative humidity on average, against {other}',
  'normal.sentence': '{clause}.',
  'normal.range': 'eight of ten such days have {range} on average.',
  'normal.unknown': 'whether it is as usual {where} {when} is not known.',
  'normal.years': 'normal is the mean of the fifteen days around it in the years {years}.',
  'normal.climate': 'normal is the mean of the embedded climate.',

  // The months of a year as they usually are.
  'months.best':
    'the best months to visit {place} are typically {list}, by the Holiday Climate Index for cities (HCI:Urban).',
  'months.worst':
    'the worst months to visit {place} are typically {list}, by the Holiday Climate Index for cities (HCI:Urban).',
  'months.asked':
    '{month} is typically {verdict} for visiting {place}: {value} of {of}, rank {rank} of the twelve months',
  'months.least': 'the lowest: {list}.',
  'months.index': '{month} ({value} of {of})',
  'months.detail': '{month}: {range}, {count, plural, one {{n} wet day} other {{n} wet days}}.',
  'months.most': '{more} months {where} are typically {list}.',
  'months.item': '{month} ({value})',
  'months.other': '{more}: {list}.',
  'months.source': 'these are means of the embedded climate.',
  'months.source.years': 'these are means of the years {years}.',
  'months.source.past': 'these are values of the years {years}, from the ERA5 reanalysis by Open-Meteo.',
  'records.past':
    'in the years {years} the {kind, select, highest {highest temperature} lowest {lowest temperature} rain {most rain and snow of one day} snow {most new snow of one day} other {strongest wind}} {where} was {value}, on {date}, by the ERA5 reanalysis of Open-Meteo.',
  'months.source.coarse': 'the embedded climate is coarse: near coasts and mountains far more or far less may fall.',
  'months.unknown': 'which month it is {where} is not known: the climate here has no such values.',

  'compare.by.warmth':
    '{a} {be} {difference} {more, select, yes {warmer} other {colder}} than {b} {where}: {value} against {other}',
  'compare.by': '{a} {be} {more} than {b} {where} by {difference}: {value} against {other}',
  'course.wind':
    '{kind, select, headwind {a headwind} tailwind {a tailwind} other {a wind from the side}} {where} {when} on a course to the {direction}: {value} from the {from}, {amount} of it {more, select, yes {against you} other {behind you}}',
  'runway.wind':
    'a crosswind of {range, select, many {up to } other {}}{value} from the {kind, select, left {left} other {right}} on runway {name} {where} {when}, with a {more, select, yes {headwind} other {tailwind}} of {other}: wind of {amount} from the {from}{detail}.',
  'runway.magnetic':
    'the number of a runway is its magnetic bearing in tens of degrees, and the forecast wind is true: their difference is left out.',
  'coast.unknown': 'whether that is onshore or offshore depends on how the coast lies, which is not known here.',
  'course.unknown':
    'how much of it is against you, behind you or from the side depends on the course: name a runway, a direction or two places.',
} as const;
