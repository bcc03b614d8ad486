/**
 * Questions about the weather as many people would put them, with the words that name a place and those that name a time
 * marked: `{city:Keswick}`, `{time:on Friday}`. They are made of frames, places and times of our own, paired in a fixed
 * order, so that each frame meets several places and each place several ways to name a time. Among them are places
 * that no gazetteer of towns has and times that nobody would type twice: no reader finds them all.
 */

export interface AnnotatedQuestion {
  readonly text: string;
  readonly slots: readonly Slot[];
}

export interface Slot {
  readonly name: 'city' | 'region' | 'country' | 'landmark' | 'time';
  readonly start: number;
  readonly end: number;
}

/** `@` stands for a place, `#` for a time. */
const FRAMES = `
Is it going to rain in @ #?
what will it be like in @ #
Should I expect snow in @ #?
Tell me how windy it gets in @ #
forecast @ #
@ weather #
Will @ be foggy #?
How hot does it get in @ #?
# in @, sun or clouds?
I am off to @ #, will it be warm?
could you check the forecast for @ #
any storms around @ #?
Will it freeze # near @?
What's the temperature going to be # in @?
Do they expect hail in @ #?
is @ having a thunderstorm #
chance of drizzle # in @
Give me the humidity for @ #.
will the sun shine in @ #?
How cloudy is it in @ #?
Please show me the weather conditions for @ #
I need a weather report for @ #
Will it be chilly # in @
Let me know whether it will be dry in @ #
Weather in @
what is it like outside in @
how cold is @
Is there fog in @?
Any snow at @?
Will it get hotter #?
is rain on its way #
will I need a coat #
When will it clear up in @?
What should I expect of the weather #?
Is a blizzard coming to @ #?
Do I need sunscreen in @ #?
How strong will the gusts be # in @?
overcast in @ #?
Tell me if it will be stormy #
Will there be a heat wave in @ #?
weather close by @ #
What will it be like not far from @ #
how does it look near @ for the boat race
Will it rain all over @ #
what's @ like weatherwise
what is the high # nearby @
sky over @ # please
is it raining where my aunt lives, @?
`;

const PLACES = `
city: Keswick; Aberystwyth; Lyon; Kyoto; Boulder, Colorado; Port Elizabeth; Ushuaia; Tromsø; Saint-Malo; Bury St Edmunds;
Walla Walla; Ho Chi Minh City; San Luis Obispo; Cork; Graz; Kirkwall; Stoke-on-Trent; Baden-Baden; Reykjavik; Puerto Montt;
truth or consequences; new plymouth; Yellowknife; Alice Springs; Coeur d'Alene; Split; Bergen op Zoom; Chiang Mai; Essaouira;
Hvar; Newport, Rhode Island; Gibsonton; Skagway; Ely, Nevada; Vejle; ST IVES; Whitby; Ioannina; Lublin; Kuching; Tartu
region: Bavaria; Tasmania; Nova Scotia; Oregon; West Virginia; Andalusia; Cornwall; New South Wales; Vermont; Hokkaido; KY;
Tuscany; Saskatchewan; south dakota; Queensland
country: Portugal; Uruguay; New Zealand; Mongolia; Sri Lanka; Ghana; Slovenia; the Netherlands; Costa Rica; South Korea; Oman;
Trinidad and Tobago; Lesotho; Ivory Coast; Fiji
landmark: Snowdonia National Park; Lake Bled; the Black Forest; Table Mountain; Denali National Park; Kew Gardens;
Cradle Mountain; the Cairngorms; Point Reyes National Seashore; Kruger National Park; Sherwood Forest; Big Bend Ranch State Park
`;

const TIMES = `
tomorrow; on Friday; this weekend; next Tuesday; tonight; in two hours; at 5 pm; at noon; on 14 March; on March the 3rd; now;
the day after tomorrow; in 3 days; next week; this evening; on Christmas Day; at 19:40; in half an hour; six days from now;
on the 21st of June; nineteen hours from now; on 7/13/2027; Nov. 17; by Sunday evening; at sunrise; at eight o'clock;
on October 9th, 2027; in a fortnight; the first week of May; on Saturday morning; between 2 and 4 pm; on New Year's Eve;
in 40 minutes; around midnight; today; later this month; at seven a.m.; on 2027-02-14; in five weeks; a week from now;
at 3 o'clock tomorrow; on Thanksgiving; this afternoon; at 11 p.m.; early on Monday; next winter; in one year; sep. 26;
on Easter Sunday; in 36 hours; before lunch; on the second Sunday of August; after dark; from Tuesday to Thursday;
next month; at ten past six; on the ides of March; one minute from now; at dawn on Wednesday; in a couple of days;
over the bank holiday; during the school run; on Hogmanay; at kick-off
`;

function listed(text: string): string[] {
  return text
    .split(/[;\n]/)
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

function placesOf(text: string): { name: Slot['name']; text: string }[] {
  const kinds = text.trim().split(/\n(?=\w+: )/);
  return kinds.flatMap((kind) => {
    const [, name = '', items = ''] = /^(\w+): (.*)$/s.exec(kind) ?? [];
    return listed(items).map((item) => ({ name: name as Slot['name'], text: item }));
  });
}

/** Coprime to the lengths of the lists, so that all of each are met before one comes again. */
const STEPS = { place: 29, time: 23 };
const QUESTIONS = 240;

function fill(frame: string, place: { name: Slot['name']; text: string }, time: string): AnnotatedQuestion {
  const slots: Slot[] = [];
  let text = '';
  for (const part of frame.split(/([@#])/)) {
    const slot = part === '@' ? place : part === '#' ? { name: 'time' as const, text: time } : null;
    const start = text.length;
    text += slot?.text ?? part;
    if (slot !== null) slots.push({ name: slot.name, start, end: text.length });
  }
  return { text, slots };
}

const frames = FRAMES.trim().split('\n');
const places = placesOf(PLACES);
const times = listed(TIMES);

export const ANNOTATED_QUESTIONS: readonly AnnotatedQuestion[] = Array.from({ length: QUESTIONS }, (_, i) =>
  fill(
    frames[i % frames.length],
    places[(i * STEPS.place + Math.floor(i / frames.length)) % places.length],
    times[(i * STEPS.time + Math.floor(i / frames.length)) % times.length],
  ),
);
