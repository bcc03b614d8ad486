/**
 * A place that is named and not known is never answered with the default one, nor with a town of another name: it is an error
 * that names it, or it is found. Words of English, slips of them and things that somebody owns are no places.
 */
import { describe, expect, test } from 'bun:test';
import { isEnglishWord } from '../../../src/ask/question/english.ts';
import { read, understood } from './reading.ts';

describe('a name that is not known', () => {
  test.each([
    ['wind wibblethorpe saturday', 'wibblethorpe'],
    ['Wibblethorpe saturday 7am, gusts?', 'Wibblethorpe'],
    ['photograph comet tonight wibblethorpe, cloud?', 'wibblethorpe'],
    ['sea kayak from Zebbleigh Saturday, wind under force 4?', 'Zebbleigh'],
    ['Quibble Ledge saturday 7am, gusts?', 'Quibble Ledge'],
    ['gusts at gorak zhepling on saturday', 'gorak zhepling'],
    ['gusts whitby zabbas on saturday', 'whitby zabbas'],
    ['rain wibble-in-the-marsh tomorrow', 'wibble-in-the-marsh'],
  ])('%s: %s is unknown', (question, text) => {
    const result = read(question);
    expect(result.kind).toBe('place-unknown');
    if (result.kind === 'place-unknown') expect(result.text).toBe(text);
  });
});

describe('a known name of everyday words, without a word such as "in" before it', () => {
  test.each([
    ['gusts half moon bay on saturday', 'Half Moon Bay'],
    ['sydney vivid tonight rain?', 'Sydney'],
    ['kruger winter mornings how cold', 'Kruger National Park'],
    ['boots or wellies for the lakes saturday', 'Windermere'],
    ['gusts saltburn saturday', 'Saltburn-by-the-Sea'],
    ['gusts popham on saturday', 'Popham'],
    ['gusts on the cheviot saturday', 'The Cheviot'],
    ["weather at Robin Hood's Bay tomorrow", "Robin Hood's Bay"],
    ['weather at Pen-y-ghent on saturday', 'Pen-y-ghent'],
    ['gusts hackney saturday', 'Hackney'],
    ['storm Arwen gusts in Alnwick', 'Alnwick'],
  ])('%s: %s', (question, name) => {
    expect(understood(question).subjects.map(({ place }) => place.name)).toEqual([name]);
  });
});

test('a short weekday behind a town is no part of its name', () => {
  expect(understood('rain in Leeds Mon to Fri').subjects.map(({ place }) => place.name)).toEqual(['Leeds']);
});

test('a road alone is no place with one weather, and beside a town adds nothing', () => {
  expect(read('will it be icy on the A66 tomorrow morning').kind).toBe('place-unknown');
  expect(understood('fog on the A66 near Penrith tomorrow').subjects.map(({ place }) => place.name)).toEqual([
    'Penrith',
  ]);
});

describe('words that are towns too', () => {
  test.each([
    ['should I hang the duvet out in Carlisle or tumble dry it', 'Carlisle'],
    ['tell Doreen whether she needs a coat in Frome tomorrow', 'Frome'],
    ['what time should I set off from Leeds to miss the rain', 'Leeds'],
    ["what's the low tonight in Thirsk, worried about my runner beans", 'Thirsk'],
  ])('%s: %s', (question, name) => {
    expect(understood(question).subjects.map(({ place }) => place.name)).toEqual([name]);
  });
});

describe('no name', () => {
  test.each([
    ['will my wibblethorp get wet tomorrow'],
    ["what's the tempreture tomorow mornin"],
    ['will it rain on the common tomorrow'],
    ['is the trampoline ok outside tonight, gusts?'],
    ['rain tomorrow for the llamas'],
  ])('%s: answered at the default place', (question) => {
    expect(understood(question).subjects.map(({ source }) => source)).toEqual(['default']);
  });
});

test('words of English are known, and hardly any other', () => {
  for (const word of ['table', 'umbrella', 'running', 'tarmac', 'colour', 'color', 'spaniels'])
    expect(isEnglishWord(word)).toBe(true);
  for (const word of ['popham', 'arisaig', 'wibblethorpe', 'zebbleigh', 'sandtoft'])
    expect(isEnglishWord(word)).toBe(false);
});

describe('land at a town that no list knows', () => {
  test.each([
    ['hackney marshes sunday football', 'Hackney for hackney marshes'],
    ['walthamstow marshes tomorrow', 'Walthamstow for walthamstow marshes'],
    ['marsden moor sunday walk', 'Marsden for marsden moor'],
    ['rain in marsden moor', 'Marsden for marsden moor'],
    ['tenby harbour', 'Tenby'],
    ['box hill cycling sunday', 'Box Hill'],
  ])('%s: %s', (question, expected) => {
    const [subject] = understood(question).subjects;
    const { name = '', represents } = subject?.place ?? {};
    expect(represents === undefined ? name : `${name} for ${represents}`).toBe(expected);
  });

  test.each([
    ['penrith head sunday', 'a town inland has no head'],
    ['zebbleighs saturday', 'no weather is named, and a time'],
    ["what's Zebbleigh's weather like", 'the owner of the weather'],
    ['on the m62 tomorrow morning', 'a road'],
    ['quibblet island', 'nothing but the name'],
  ])('%s is unknown: %s', (question) => {
    expect(read(question).kind).toBe('place-unknown');
  });
});

test('a known village and one word of the weather', () => {
  expect(understood('lytham wind').subjects.map(({ place }) => place.name)).toEqual(['Lytham St Annes']);
});

describe('a thing that begins like a place is none', () => {
  test.each([
    'Ford Focus roof down tomorrow, any rain?',
    'will my Ford Fiesta be iced up tomorrow',
    'Mercedes Sprinter windscreen, frost tonight?',
  ])('%s', (question) => {
    expect(understood(question).subjects.map(({ source }) => source)).toEqual(['default']);
  });

  test.each([
    ['Lincoln Castle tomorrow', 'Lincoln'],
    ['Austin Texas tomorrow', 'Austin'],
    ['my Kielder Water trip tomorrow', 'Kielder'],
  ])('%s: %s', (question, name) => {
    expect(understood(question).subjects.map(({ place }) => place.name)).toEqual([name]);
  });
});
