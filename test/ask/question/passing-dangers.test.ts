/** A danger that is told in passing, without a comma or an apostrophe, has no verdict; what looks like one stays a plain question. */
import { expect, test } from 'bun:test';
import type { UncoveredSubject } from '../../../src/ask/question/uncovered-subjects.ts';
import { understood } from './reading.ts';

const TOLD: Readonly<Partial<Record<UncoveredSubject, readonly string[]>>> = {
  flooding: [
    'rivers up in York, towpath walk tomorrow dry?',
    'the beck is up but the kids want to play in Kendal tomorrow, dry?',
    'water was up to the door sills in Hebden Bridge, has it stopped raining so I can drive home',
  ],
  fire: [
    'bonfire tomorrow in Norwich, its not rained for weeks',
    'burning the brash tomorrow in Bath, grass is bone dry, calm?',
  ],
  'carbon-monoxide': [
    'wet forecast in York, grilling in the carport with the shutters down',
    'bbq in the porch with the door shut tonight in Leeds, cold?',
  ],
  'ice-bearing': [
    'minus 5 for three nights, can I take the truck on the ice in Winnipeg',
    'hockey on the pond in Minneapolis sat is it cold enough',
    'driving the skidoo across the bay in Helsinki tomorrow, good weather?',
    'is the ice on Lake Champlain any good for fishing on Sunday',
    'will the ice on Mille Lacs Lake be ok for the huts this weekend',
  ],
  'lightning-shelter': [
    'theres been a flash or two over Sheffield but its not raining can we keep playing',
    'umpires saying come off for thunder in Leeds but its miles away, should be fine right',
  ],
  'wind-load': ['tree came down over the lane in Norwich, get the chainsaw out now?'],
  foraging: ['mayo salad on the picnic table for the afternoon in Bath ok tomorrow?'],
  'tidal-crossing': ['cutting round the headland at low tide tomorrow, Whitby, dry?'],
  'people-at-risk': ['dads 76 and shovels the drive in Calgary tomorrow, much snow?'],
};

for (const [subject, questions = []] of Object.entries(TOLD)) {
  test.each(questions)(`${subject}: %s`, (question) => {
    expect(understood(question).uncovered as string | null).toBe(subject);
  });
}

test.each([
  'is there thunder in Leeds tonight or will it be fine',
  'bbq saturday in Bath, will it rain',
  'bonfire tomorrow in Norwich, will it rain',
  'walking round the lake and up the hill in Keswick, dry tomorrow?',
  'is it icy on the roads in Oslo, can I take the car',
  'ice hockey game in Winnipeg on Saturday, how cold',
  'milk round in Leeds all day tomorrow, dry?',
])('no danger: %s', (question) => {
  const { uncovered, hazard } = understood(question);
  expect([uncovered, hazard]).toEqual([null, undefined]);
});

test('a walk up a river is no river that is up', () => {
  expect(understood('walk along the river up to the weir in York tomorrow, nice?').hazard).toBeUndefined();
});

test.each(['shes 84 and walks to the shops, Seville tomorrow', 'grans on her balcony in Seville tomorrow at noon'])(
  'a person, a place and a time are a question: %s',
  (question) => {
    expect(understood(question).exposed).toBe('frail');
  },
);
