/** The English messages about the sun and the moon. */
export const SKY = {
  duration: '{hour} h {minute} min',
  'duration.minutes': '{minute} min',
  'sky.until': 'that is in {duration}.',
  'sky.dusk':
    '{clock}: {tone, select, past {it got dark} other {it gets dark}} {where} {when}, at the end of {phase, select, nautical {nautical} astronomical {astronomical} other {civil}} twilight; sunset {tone, select, past {was} other {is}} at {set}.',
  'sky.dusk.no-sun':
    '{clock}: {tone, select, past {it got dark} other {it gets dark}} {where} {when}, at the end of {phase, select, nautical {nautical} astronomical {astronomical} other {civil}} twilight; the sun does not rise.',
  'sky.no-dusk': 'it does not get dark {where} {when}: twilight lasts all night.',
  'sky.dawn':
    '{clock}: {tone, select, past {it got light} other {it gets light}} {where} {when}, at the start of {phase, select, nautical {nautical} astronomical {astronomical} other {civil}} twilight; sunrise {tone, select, past {was} other {is}} at {rise}.',
  'sky.dawn.no-sun':
    '{clock}: {tone, select, past {it got light} other {it gets light}} {where} {when}, at the start of {phase, select, nautical {nautical} astronomical {astronomical} other {civil}} twilight; the sun does not rise.',
  'sky.no-dawn': 'there is no moment at which it gets light {where} {when}.',
  'sky.dark': 'it is dark {where} {when}: the sun stands {value} below the horizon',
  'sky.light': 'it is light {where} {when}: the sun stands {value} above the horizon',
  'sky.twilight': 'it is twilight {where} {when}: the sun stands {value} below the horizon',
  'sky.daylight': '{duration} of daylight {where} {when}{detail}.',
  'sky.daylight.sun': ', from {rise} to {set}',
  'sky.daylight.change': ', {duration} {more, select, yes {longer} other {shorter}} than the day before',
  'sky.daylight.daily': 'that is {duration} {more, select, yes {more} other {less}} a day on average.',
  'sky.daylight.span': 'daylight {where} {when}: {low} on {fromDate}, {high} on {toDate}.',
  'sky.daylight.compare':
    '{a} has {value} of daylight and {b} {other}: {duration} {more, select, yes {longer} other {shorter}}.',
  'sky.daylight.alike': '{a} and {b} have as much daylight: {value}.',
  'sky.night': 'night {where} {when}: {duration}, from sunset at {set} to sunrise at {rise}{detail}.',
  'sky.night.dark': '; dark for {duration}, from {from} to {to} (civil twilight)',
  'sky.night.twilight': '; it does not get dark: twilight lasts all night',
  'sky.golden-hour': 'golden hour {where} {when}: {list}.',
  'sky.no-golden-hour':
    'there is no golden hour {where} {when}: the sun does not pass from {high} above to {low} below the horizon.',
  'sky.blue-hour': 'blue hour {where} {when}: {list}.',
  'sky.no-blue-hour':
    'there is no blue hour {where} {when}: the sun does not pass from {high} to {low} below the horizon.',
  'sky.solar-noon': '{clock}: solar noon {where} {when}, with the sun {value} above the horizon.',
  'sky.solar-noon.down': '{clock}: solar noon {where} {when}, with the sun below the horizon.',
  'sky.sun-height': 'the sun stands {value} above the horizon {where} {when}.',
  'sky.sun-height.down': 'the sun stands {value} below the horizon {where} {when}.',
  'sky.moonrise':
    '{moment}: {tone, select, past {the moon rose} other {the moon rises}} {where}; it is a {phase}, {share} lit.',
  'sky.no-moonrise': 'the moon does not rise {where} {when}.',
  'sky.moonset':
    '{moment}: {tone, select, past {the moon set} other {the moon sets}} {where}; it is a {phase}, {share} lit.',
  'sky.no-moonset': 'the moon does not set {where} {when}.',
  'sky.phase.is': 'the {phase} {where} is {date}',
  'sky.phase.other': 'the next {phase} {where} is {date}',
  'sky.phase.was': 'the last {phase} {where} was {date}',
  'sky.clocks': 'the clocks {where} go {list}.',
  'sky.clocks.back': 'back to {clock} on {date}',
  'sky.clocks.forward': 'forward to {clock} on {date}',
  'sky.clocks.none': 'the clocks {where} do not change in the coming year.',
  'sky.season': '{list} {where}.',
  'sky.season.item': 'the next {name} is {date} at {clock}',
  'season.spring-equinox': 'spring equinox',
  'season.autumn-equinox': 'autumn equinox',
  'season.summer-solstice': 'summer solstice, the longest day,',
  'season.winter-solstice': 'winter solstice, the shortest day,',
  'sky.shower':
    'the {name} {tone, select, past {peaked} other {peak}} {where} at {moment}; the moon {tone, select, past {was} other {is}} {share} lit then.',
  'sky.shower.none': 'no major meteor shower peaks {where} {when}.',
  'shower.quadrantids': 'Quadrantids',
  'shower.lyrids': 'Lyrids',
  'shower.eta-aquariids': 'Eta Aquariids',
  'shower.delta-aquariids': 'Delta Aquariids',
  'shower.perseids': 'Perseids',
  'shower.draconids': 'Draconids',
  'shower.orionids': 'Orionids',
  'shower.leonids': 'Leonids',
  'shower.geminids': 'Geminids',
  'shower.ursids': 'Ursids',
  'sky.direction':
    'the sun {kind, select, sunrise {rises} other {sets}} in the {direction} {where} {when}, at {value} clockwise from north.',
} as const;
