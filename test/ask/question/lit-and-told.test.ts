/** What is lit, done "enough to" or told on the spot has no verdict, by whatever verb and noun; what only looks like it stays as it was. */
import { expect, test } from 'bun:test';
import type { UncoveredSubject } from '../../../src/ask/question/uncovered-subjects.ts';
import { understood } from './reading.ts';

const TOLD: Readonly<Partial<Record<UncoveredSubject, readonly string[]>>> = {
  fire: [
    'will it be calm enough to light the straw tomorrow near Selby',
    'still enough to set fire to the gorse in Bude on Saturday',
    'can we torch the old sofa in Hull tomorrow, calm?',
    'good morning for setting the slash alight in Kendal?',
    'wind down enough to burn the hedge trimmings in Ludlow on Friday',
    'is tomorrow dry for welding the gate in the yard at Thirsk',
    'will the wind be light enough to smoke out the wasps in Ely tomorrow',
    'put a match to the brash pile in Bath tomorrow, no wind?',
    'no wind tonight in Bath so paper lanterns for the wedding?',
    'calm for sending up a few rockets in York tonight?',
    '¿se puede hacer una barbacoa en el pinar de Soria el sábado?',
    '¿Puedo encender la leña en el monte de Castellón mañana?',
    'Ist es morgen windstill genug, um das Stroh bei Soest abzufackeln?',
    'Le vent sera-t-il assez calme pour allumer le tas de branches à Nîmes demain ?',
    '¿Hay poco viento para encender el montón de ramas mañana en Soria?',
    "Possiamo accendere il mucchio di rami a Trento domani, c'è vento?",
    'Is het morgen windstil genoeg om het stro in brand te steken in Emmen?',
  ],
  'other-activity': [
    'calm enough to zorb in Leeds tomorrow',
    'dry enough to demolish the wall in Leeds tomorrow',
    'is it calm enough to launch the weather balloon in York tomorrow',
    'warm enough to inspect the bees in Bath tomorrow',
  ],
  'flash-flood': [
    'creek beside our tents in Kerrville, ok to sleep there tonight',
    'is the creek at our campsite near Moab likely to stay low tonight',
    'camping down in the arroyo by Santa Fe tonight, no rain forecast right?',
  ],
  flooding: [
    'is the ford on the school run in Taunton going to be alright after the rain',
    'water splash on the lane near Rugby, passable tomorrow?',
    'will the beck come up tonight in Keswick',
    "it's been 3 days of rain in Boscastle, is it ok to park in the valley car park tonight",
    'can I drive through the big puddle on Station Road in Leeds',
    'the Wye at Hereford is up to the steps, picnic there tomorrow?',
    'is the river path in Bath clear of water for a run tomorrow',
  ],
  evacuation: [
    'tornado watch just expired in Tulsa, ok to let the kids out',
    'sirens have stopped in Wichita, can we come up from the basement',
    'hurricane has passed in Tampa, can I go and check on the boat',
  ],
  'lightning-shelter': [
    'storms possible over the festival in Hereford tonight, go ahead?',
    'the gig in Leeds tonight might get storms, are we ok to keep it on',
  ],
  aviation: [
    'wind for my hot air balloon ride in Bath tomorrow morning ok?',
    'balloon flight over Bristol at dawn, calm?',
  ],
  water: ['calm night in Oban so I can anchor outside?', 'mooring off the beach in Salcombe tonight, light winds?'],
  'unfit-person': [
    'drunk friends walking home along the canal in Leeds tonight, dry?',
    'a few pints then walking home by the river in Hull tonight, dry?',
  ],
  climbing: [
    'can the abseil go ahead at Malham on Saturday, dry?',
    'cloud coming down on Helvellyn, ok to press on from Glenridding',
    'clag rolling in above Keswick, keep going up?',
  ],
  'over-people': ["are winds low enough for a drone over my cousin's wedding in Bath on Saturday"],
  endurance: [
    '34 in Leeds tomorrow, roofers start at 11, fine?',
    'hitting 33 in Reading, is it ok for the brickies to do a full day tomorrow',
  ],
  'sleeping-outdoors': ['can the scouts sleep in the open near Ambleside on Saturday'],
  'on-the-spot': [
    'smoke still bad in Kelowna or can I open the windows',
    'smoggy in Lahore, can I leave a window open tonight',
  ],
  'children-in-water': [
    'os miúdos podem chapinhar nas ondas em Carcavelos amanhã',
    'O mar na Nazaré está bom para as crianças brincarem na beira amanhã?',
    '¿Pueden los niños jugar en la orilla mañana en Cádiz?',
    "Les enfants peuvent jouer au bord de l'eau à Royan demain ?",
    'I bambini possono giocare a riva a Rimini domani?',
    'Kunnen de kinderen morgen aan de waterkant spelen in Zandvoort?',
    'Können die Kinder morgen in Büsum am Wasser spielen?',
  ],
  health: [
    '¿los obreros pueden seguir asfaltando en Sevilla mañana hasta las cinco?',
    '¿está bien que los temporeros recojan uva en Jaén mañana a mediodía?',
  ],
};

for (const [subject, questions = []] of Object.entries(TOLD)) {
  test.each(questions)(`${subject}: %s`, (question) => {
    expect(understood(question).uncovered as string | null).toBe(subject);
  });
}

test.each([
  'is it ok to drive Leeds to York now, sky looks a bit brown',
  "sky's gone a funny green in Tulsa, ok to walk the dog",
  'Himmel ist ganz braun in Ulm, kann ich fahren?',
  'Le ciel est tout jaune à Marrakech, je peux conduire ?',
  'El cielo está marrón en Zaragoza, ¿puedo salir en coche?',
  'slippery deck in Leeds this morning, ok to carry the sofa',
  'wall of dust west of Phoenix, can I walk to the shop',
  'bits of ash falling in Santa Rosa, good evening to eat outside?',
])('what is seen counts: %s', (question) => {
  expect(understood(question).hazard?.kind).toBe('seen');
});

test.each([
  'is it warm enough to light the bbq in Leeds tonight',
  'light rain in Leeds tomorrow?',
  'should I wear a light jacket in Leeds tomorrow',
  'will the fog burn off in Leeds this morning',
  'will I burn in Leeds tomorrow',
  'dry enough to cycle to work in Leeds tomorrow',
  'warm enough to eat outside in Leeds tonight',
  'clear enough to see the stars in Leeds tonight',
  'cold enough to snow in Leeds tomorrow',
])('an everyday question stays one: %s', (question) => {
  expect(understood(question).uncovered).toBeNull();
});

test('light enough wind is no daylight', () => {
  const { topics } = understood('is it light enough wind to release sky lanterns in Bath tonight');
  expect(topics).not.toContain('dawn');
});
