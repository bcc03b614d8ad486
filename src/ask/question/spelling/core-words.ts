/**
 * The words that most questions about the weather are made of, the commonest first: what a slip of the keys is taken for before all
 * else. No name of a place is here, except the month of March.
 */
const OF_TIME =
  'tomorrow today tonight weekend weekends morning afternoon evening night week weeks day days hour hours month months year ' +
  'monday tuesday wednesday thursday friday saturday sunday january february march april june july august september october ' +
  'november december yesterday midnight midday noon lunchtime overnight daytime later until before after during between next ' +
  'this last fortnight minutes minute mornings afternoons evenings nights seconds summer winter spring autumn christmas ' +
  'easter season currently moment already still soon early late daily hourly bedtime teatime sunrise sunset dawn dusk ' +
  'twilight daylight first second third half past since ';
const OF_WEATHER =
  'weather rain raining rainy rained temperature temperatures forecast windy wind winds sunny snow snowing snowy snowed cloudy cloud clouds ' +
  'degrees humid humidity thunder thunderstorm thunderstorms lightning storm storms stormy foggy frost frosty freezing freeze ' +
  'frozen chance chances warm warmer warmest cold colder coldest cool cooler hotter hottest drizzle drizzling showers shower ' +
  'sunshine gusts gusty gust breezy breeze rainfall pollen pressure visibility heatwave hail sleet muggy chilly misty icy ' +
  'celsius fahrenheit umbrella percent hurricane tornado blizzard monsoon puddles muddy driest wettest sunniest windiest ' +
  'windier wetter drier sunnier highest lowest strongest strong stronger conditions outlook climate average rough tide tides ' +
  'waves swell clear overcast humidex raincoat waterproof waterproofs jacket sunscreen suncream sunglasses gloves jumper ';
const OF_QUESTIONS =
  'will what when where which should could would does there going about with need needs like have much many more most than ' +
  'then that they from over into under around around outside outdoors inside enough better best good great nice worth likely ' +
  'probably please thanks want wear take bring expect happen happening supposed want looking look feel feels getting stay ' +
  'staying stop stops stopping start starts starting begin through because without against usually normally normal usual ' +
  'definitely something anything everything someone anyone whether either really quite very just doing doesnt wouldnt ' +
  'couldnt shouldnt think thinking know tell show give long longer come coming change changes changing expected predicted ' +
  'safe okay right time times place water today which while again also always never often sometimes maybe perhaps ';
const OF_DOINGS =
  'barbecue picnic cycling running walking swimming camping hiking sailing fishing painting washing drying garden gardening ' +
  'beach walk football cricket tennis golf school wedding festival driving drive flight flying drone outside laundry clothes ' +
  'fireworks photos surfing skiing climbing kayaking paddling stargazing match party travel travelling holiday holidays ' +
  'light lights ferry visit visiting leave leaving above below point climb spell sleep sports cycle window cover knots level ground plant ' +
  'report lunch cream smoke clean three headwind sandwich crossing summit roads radar reach south north bumpy delayed watch stand ' +
  'gazebo sprinkler duvet hedge swim pool river coast mountain mountains island valley forest airport boat boats puppy ' +
  'children plants tomatoes windows concrete paint fence lawn grass outside birthday commute sandals shorts wellies jogging ' +
  'round moonrise moonset moonlight brolly safari source phase cruise spray shirt shirts world house houses ' +
  'worst nicer nicest closed taken final doctor ' +
  'marathon baskets levels white moonless forecasts stars comfortable dryer sleeping cushions trousers trainers ' +
  'training motorbike bike ride horse riding trampoline parade concert cancel dress ';

/** Words that stand behind "in" and "at", where else a name is. */
export const CORE_TIME_WORDS: ReadonlySet<string> = new Set(OF_TIME.trim().split(' '));

/** By the word its rank; the lower, the commoner among those of its kind. */
export const CORE_WORDS: ReadonlyMap<string, number> = new Map(
  (OF_TIME + OF_WEATHER + OF_QUESTIONS + OF_DOINGS)
    .trim()
    .split(/ +/)
    .toReversed()
    .map((word, i, all) => [word, all.length - i]),
);
