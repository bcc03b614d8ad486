/** What people do is known by its everyday words, in each way to ask whether, when and how well it goes. */
import { expect, test } from 'bun:test';
import { read } from './reading.ts';

/** "-ing" form, infinitive, noun, activity. */
const DOINGS: ReadonlyArray<readonly [doing: string, toDo: string, noun: string, activity: string]> = [
  ['jogging', 'go jogging', 'a jog', 'running'],
  ['biking', 'ride my bike', 'a bike ride', 'cycling'],
  ['walking the dog', 'walk the dog', 'a dog walk', 'dog-walking'],
  ['walking in the hills', 'walk in the hills', 'a hill walk', 'hiking'],
  ['painting the fence', 'paint the fence', 'fence painting', 'exterior-painting'],
  ['pouring concrete', 'pour concrete', 'a concrete pour', 'concrete-pour'],
  ['retiling the roof', 'retile the roof', 'roof repairs', 'roofing'],
  ['flying my drone', 'fly my drone', 'a drone flight', 'drone-flying'],
  ['mowing the lawn', 'mow the lawn', 'lawn mowing', 'gardening'],
  ['going out in the dinghy', 'go out in the dinghy', 'dinghy sailing', 'sailing'],
  ['angling', 'go angling', 'a fishing trip', 'fishing'],
  ['teeing off', 'tee off', 'a round of golf', 'golf'],
  ['playing tennis', 'play tennis', 'tennis', 'tennis'],
  ['looking at the stars', 'look at the stars', 'star gazing', 'stargazing'],
  ['having a bbq', 'have a bbq', 'a barbecue', 'outdoor-event'],
  ['sunbathing', 'sunbathe', 'a beach day', 'beach'],
  ['hanging the washing out', 'hang the washing out', 'drying washing outside', 'laundry-drying'],
  ['spraying the barley', 'spray the barley', 'crop spraying', 'crop-spraying'],
  ['driving to work', 'drive to work', 'a drive', 'driving'],
  ['doing hill reps', 'do hill reps', 'a fun run', 'running'],
  ['going out on the gravel bike', 'get the ebike out', 'an audax', 'cycling'],
  ['taking the dog to the park', 'exercise the labrador', 'a walk with the dog', 'dog-walking'],
  ['walking the moors', 'walk the towpath', 'a nature walk', 'hiking'],
  ['glossing the front door', 'limewash the wall', 'the fence stain', 'exterior-painting'],
  ['pouring the oversite', 'get the readymix in', 'a raft pour', 'concrete-pour'],
  ['fitting the epdm', 'replace some tiles', 'shingling', 'roofing'],
  ['mulching the beds', 'turn the compost', 'hedge trimming', 'gardening'],
  ['racing the laser', 'launch the topper', 'a sailing race', 'sailing'],
  ['going out after bass', 'wet a line', 'lure fishing', 'fishing'],
  ['playing in the stableford', 'play the back nine', 'our society day', 'golf'],
  ['playing doubles', 'have a hit with Dave on the courts', 'mixed doubles', 'tennis'],
  ['having friends over on the patio', 'do a hog roast', 'a marquee wedding', 'outdoor-event'],
  ['catching some rays', 'build sandcastles', 'a day on the sand', 'beach'],
  ['airing the duvet outside', 'get two loads dry on the line', 'the rotary airer', 'laundry-drying'],
  ['putting glyphosate on', 'do the t2', 'knapsack spraying', 'crop-spraying'],
  ['working on site', 'put up the fence', 'block paving', 'outdoor-work'],
  ['doing the school run', 'take the car over to Whitby', 'a spin in the car', 'driving'],
];

test.each([
  'is it good weather for DOING tomorrow',
  'thinking of DOING on saturday, good idea?',
  'best day for DOING this week',
  'DOING tomorrow?',
  "we're DOING on saturday, will it be ok",
  'can i INFINITIVE tomorrow',
  'when can i INFINITIVE this week',
  'what day should i INFINITIVE',
  'too wet to INFINITIVE tomorrow?',
  'hoping to INFINITIVE tomorrow afternoon',
  'NOUN tomorrow?',
  'is saturday good for NOUN',
  'best time for NOUN tomorrow',
])('%s', (words) => {
  const others: string[] = [];
  for (const [doing, toDo, noun, activity] of DOINGS) {
    const question = words.replace('DOING', doing).replace('INFINITIVE', toDo).replace('NOUN', noun);
    const result = read(question);
    const found = result.kind === 'interpreted' ? result.interpretation.activity : result.kind;
    if (found !== activity) others.push(`${question}: ${found}`);
  }
  expect(others).toEqual([]);
});
