/** What an answer does not judge, and what was not read. */
export const RESERVATIONS = {
  // A question about what nothing here covers has no verdict, and then the weather.
  'uncovered.sentence': 'no verdict: {what}.',
  'hazard.thunder':
    'the thunder or lightning that you tell of counts, and not the forecast: go into a building or a closed car now, and stay for 30 minutes after the last thunder (US National Weather Service)',
  'hazard.frozen-heights':
    'with the frost or ice that you tell of, nobody climbs or works at heights, whatever the shoes',
  'hazard.deep-cold':
    'in the cold that you tell of, bare skin freezes within half an hour (Environment and Climate Change Canada)',
  'hazard.great-heat':
    'the heat that you tell of is dangerous (US National Weather Service: a heat index from 103 °F, 39 °C)',
  'hazard.gale': 'the wind that you tell of is a gale or has severe gusts (Beaufort 8, Deutscher Wetterdienst)',
  'hazard.seen': 'what is seen, heard or measured on the spot counts more than the forecast',
  'uncovered.emergency':
    'that is an emergency: call the emergency number (112, 911, 999 or 000) now, and do not wait for a forecast',
  'uncovered.gas-leak': 'gas can explode in any wind: touch no switches, go outside and call the gas emergency service',
  'uncovered.carbon-monoxide':
    'burning gas, petrol, coal or wood in a tent, garage, caravan or room gives off carbon monoxide, which kills; never do it, and ask the fire service',
  'uncovered.chemicals': 'mixed chemicals can give off poisonous gas; never mix them, and ask the poison centre',
  'uncovered.medicine-storage': 'Fairday cannot judge what a medicine can bear; ask a pharmacist',
  'uncovered.frostbite': 'frostbitten skin is never rubbed, with snow or without; ask a doctor at once',
  'uncovered.inflatables':
    'wind and currents carry inflatables out from the shore; Fairday cannot judge the water; ask the lifeguards or the coastguard',
  'uncovered.tidal-crossing':
    'crossing sands or a tidal causeway depends on the tides, which Fairday does not know; ask the coastguard',
  'uncovered.over-people': 'flying over people is a matter of the rules of the air; ask the aviation authority',
  'uncovered.airspace':
    'where drones may fly near airports and other guarded places is a matter of the rules of the air; ask the aviation authority',
  'uncovered.far-from-help':
    'Fairday cannot judge being alone or in the dark far from help; ask the mountain rescue or a guide',
  'uncovered.heights':
    'Fairday does not judge work on ladders, scaffolds or chimneys; ask whoever is responsible for the site',
  'uncovered.excavation':
    'Fairday cannot judge whether the sides of a trench hold; rain loosens them; ask whoever is responsible for the site',
  // A parked car heats far above the air outside, opened windows or not: McLaren et al., Pediatrics 116 (2005), e109.
  'uncovered.parked-vehicle':
    'Fairday cannot judge a vehicle with someone left in it; it gets far hotter than the air outside within minutes, even on a mild day',
  'uncovered.storm-eye':
    'in the eye of a storm the wind comes back suddenly and from the other side; stay in shelter until the authorities say that it is over',
  'uncovered.cold-water':
    'Fairday cannot judge reservoirs, quarries, canals and locks: their water can be dangerously cold under warm air, and currents and things below the surface are not seen',
  'uncovered.children-in-water':
    'Fairday cannot judge whether children are safe in or near water; they need an adult within reach in any weather',
  'uncovered.medicines':
    'Fairday cannot judge medicines; some make the skin sensitive to the sun or the body to heat; ask a pharmacist or a doctor',
  'uncovered.ice-bearing': 'Fairday cannot judge whether ice on water bears, and knows no ice thickness',
  'uncovered.avalanche': 'Fairday cannot judge avalanches; ask the avalanche service of the region',
  'uncovered.evacuation': 'Fairday cannot judge whether to leave or to shelter; follow the authorities',
  'uncovered.on-the-spot':
    'ice, snow, fog, smoke or water on the spot counts more than a forecast, and Fairday does not see it',
  'uncovered.inflatable-play':
    'bouncy castles and other inflatables are not used in wind or gusts above 24 mph (38 km/h; UK HSE and PIPA), and need every anchor; Fairday does not judge them',
  'uncovered.own-danger': 'what is dangerous here is not the weather, and Fairday cannot judge it',
  'uncovered.earth': 'Fairday knows nothing of volcanoes, earthquakes or landslides',
  'uncovered.flash-flood':
    'canyons, caves and dry river beds flood suddenly from rain that falls far away; Fairday cannot judge that; ask the rangers or a guide',
  'uncovered.flooding': 'Fairday does not know which roads, rivers or houses are flooded',
  'uncovered.lightning-shelter': 'Fairday cannot judge what is safe in a thunderstorm; indoors is safest',
  'uncovered.water': 'Fairday cannot judge the water itself: its tides, its currents and what it is like to be in it',
  'uncovered.snow-sport': 'Fairday does not judge snow sports, and knows no slopes',
  'uncovered.aviation': 'Fairday does not judge flying, except that of drones',
  'uncovered.travel-disruption': 'Fairday does not know what is delayed, cancelled or closed',
  'uncovered.health': 'Fairday gives no medical advice',
  'uncovered.eyes': 'looking into the sun harms the eyes in any weather',
  'uncovered.animals': 'Fairday cannot judge what an animal can bear',
  'uncovered.people-at-risk': 'Fairday cannot judge what children, old or ill people can bear',
  'uncovered.endurance': 'Fairday cannot judge what people can bear',
  'uncovered.fire': 'Fairday cannot judge fires; ask the fire service, and mind local bans',
  'uncovered.foraging': 'Fairday cannot judge what is safe to eat or to drink',
  'uncovered.climbing': 'Fairday does not judge climbing, and knows no rock, ice or summits',
  'uncovered.sleeping-outdoors': 'Fairday does not judge nights in the open',
  'uncovered.wind-load': 'Fairday does not judge cranes, ladders, tents or trees in the wind',
  'uncovered.snow-load': 'Fairday does not know how much snow a roof can bear',
  'uncovered.other-vehicle': 'Fairday judges the driving of cars, not of other vehicles or trailers',
  'uncovered.unfit-person':
    'after alcohol, drugs or without sleep nobody drives, climbs or swims safely in any weather',
  'uncovered.unfit-vehicle':
    'a vehicle whose tyres are worn, or whose lights, wipers or brakes fail, is not fit for the road in any weather; have it mended first',
  'uncovered.protective-gear':
    'helmets, hard hats, life jackets and harnesses protect in any weather; no forecast takes their place',
  'uncovered.road-grip': 'Fairday does not know how roads grip, nor what tyres hold on them',
  'uncovered.electrics':
    'Fairday cannot judge electric tools, leads and sockets in the wet; water and mains current can kill',
  'uncovered.pipes': 'Fairday cannot judge what the pipes of a house can bear',
  'uncovered.indoors': 'Fairday judges the weather outdoors, not the air of a room',
  'uncovered.bare-limit': 'Fairday tells the weather of a place and a time; it has no limits for a figure by itself',
  'uncovered.other-activity': 'Fairday has no rules for that activity',
  // "Is it safe" is judged by the weather alone, and never a yes.
  'reserve.safety': 'whether it is safe depends on more than this weather.',
  // What of a stay in a tent is judged, and what of thunder is known.
  'reserve.camping': 'camping is judged as an outdoor event; nights in a tent are not judged.',
  'reserve.no-chance': 'no source gives the chance of that in percent.',
  // Instead of "no, it is not windy", where climate data are too coarse to tell.
  'reserve.coarse-wind':
    'climate data of a coarse grid have little wind {where} {when}; they miss local winds, as on coasts, in straits and valleys.',
  // Figures that the question brings along.
  'reserve.stated': 'the question says {list}; the values here are those of the weather source.',
  // Words of the question that nothing explained.
  'reserve.word': '“{name}”',
  'reserve.undated': 'the day of {list} is not known here: name it, and its weather is told.',
  'reserve.unread': 'not taken into account: {list}.',
} as const;
