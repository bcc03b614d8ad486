/** A danger that is told of the spot, in any tense, takes the verdict from the forecast; one that is asked about does not. */
import { expect, test } from 'bun:test';
import { understood } from './reading.ts';

test.each([
  'paths have been like glass all morning in Bath, is it good for a run',
  "it had frozen overnight in Norwich and the road's white, cycle to work fine?",
  'black ice got me yesterday in Bath, ride in again tomorrow good?',
  "hadn't gritted our lane in Bath, school run good?",
  'snowed 20cm in Bath last night, drive to Bristol good?',
  'footbridge was washed away in Bath, wade across, weather good?',
  'could smell smoke all night in Bath, run this morning good?',
  'ash was on the car in Norwich, kids out to play nice?',
  'fire had been across the valley near Bath, hike there tomorrow good?',
  'orange sky over Bath all day, cycling tonight good?',
  'waves had been over the wall in Bournemouth all day, prom walk tonight good?',
  'sea was coming over the road at Bournemouth, drive the coast road tonight dry?',
  'lads were dropping like flies in this heat, Bath today good for roofing?',
  'drone up in Bath, gusts 38, its rated 24, quick flight ok?',
  'its been 38 all week in Norwich, football training tonight good?',
  'car says 39 in Bath, run at lunch?',
  'theres a force 8 blowing in Bath, kayak ok?',
  'wind got up to 50 here in Bath but dropping, sail tomorrow good?',
])('told: %s', (question) => {
  expect(understood(question).hazard?.asks).toBe('doing');
});

test.each([
  'drone rated 12 m/s, ok in Bath tomorrow?',
  'is there a force 8 in Bath tomorrow',
  "will cancel if there's a force 8 in Bath tomorrow",
  'can we play tennis in this wind in Bath tomorrow',
  'is it good for running in this weather in Bath',
  'will the paths be icy in Bath tomorrow',
  "it's 35 minutes on the train, is it wet in Bath",
  'is the sky clear in Bath tonight',
])('asked: %s', (question) => {
  expect(understood(question).hazard).toBeUndefined();
});

test.each([
  'wind at 1000m on Helvellyn',
  'icy pavements for gran tomorrow in Leeds?',
  'smoke from the bonfire in Leeds, when does the wind change',
])('neither told nor a danger: %s', (question) => {
  const { hazard, uncovered } = understood(question);
  expect([hazard, uncovered]).toEqual([undefined, null]);
});
