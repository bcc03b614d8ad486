/**
 * Dangers that are told as settled ("we'll just pop the twins in the pool and I'll nip in"): no "can I" and no "safe" stands there,
 * only kinds of words whose meeting is the danger. They come after all that name a danger more closely.
 */
import type { NamedGrave } from './grave/named-grave.ts';
import { ENGLISH_SETTLED } from './settled/english.ts';
import { DUTCH_SETTLED, GERMAN_SETTLED } from './settled/germanic.ts';
import { FRENCH_SETTLED, ITALIAN_SETTLED, PORTUGUESE_SETTLED, SPANISH_SETTLED } from './settled/romance.ts';
import { TOLD_WORDS, type ToldWords } from './settled/told.ts';
import type { SettledWords } from './settled/words.ts';
import type { UncoveredSubject, UncoveredWords } from './uncovered-subjects.ts';

type Words = SettledWords & ToldWords;

/** By language, ISO 639-1. */
const ABROAD: Readonly<Record<string, Words>> = {
  de: { ...GERMAN_SETTLED, ...TOLD_WORDS.de },
  fr: { ...FRENCH_SETTLED, ...TOLD_WORDS.fr },
  es: { ...SPANISH_SETTLED, ...TOLD_WORDS.es },
  it: { ...ITALIAN_SETTLED, ...TOLD_WORDS.it },
  pt: { ...PORTUGUESE_SETTLED, ...TOLD_WORDS.pt },
  nl: { ...DUTCH_SETTLED, ...TOLD_WORDS.nl },
};
const IN_ENGLISH: Words = { ...ENGLISH_SETTLED, ...TOLD_WORDS.en };

interface Meeting {
  readonly subject: UncoveredSubject;
  /** Each of these kinds has to be there. */
  readonly kinds: ReadonlyArray<(words: Words) => string>;
  readonly unless?: (words: Words) => string;
  /** The weather that bears on it most. */
  readonly topics: UncoveredWords['topics'];
}

/** Beside which the rails are those of a train that somebody takes, or a path where one ran. */
const TRAINS_LATE =
  'delay\\p{L}*|cancel\\p{L}*|disused|old railway|former|converted|verspat\\p{L}*|retards?|retrasos?|' +
  'ritard\\p{L}*|atras\\p{L}*|vertraging\\p{L}*|storing\\p{L}*';

/** In order of gravity. */
const MEETINGS: readonly Meeting[] = [
  {
    subject: 'parked-vehicle',
    kinds: [
      ({ creature, child, frail }) => `${creature}|${child}|${frail}`,
      ({ inVehicle }) => inVehicle,
      ({ stays }) => stays,
    ],
    unless: ({ underWay }) => underWay,
    topics: ['temperature', 'sun'],
  },
  {
    subject: 'children-in-water',
    kinds: [({ child }) => child, ({ water }) => water, ({ unwatched }) => unwatched],
    topics: ['waves', 'wind', 'temperature'],
  },
  {
    subject: 'people-at-risk',
    kinds: [({ child, frail }) => `${child}|${frail}`, ({ asleep }) => asleep, ({ hotPlace }) => hotPlace],
    topics: ['feels-like', 'uv'],
  },
  {
    subject: 'carbon-monoxide',
    kinds: [({ fuming }) => fuming, ({ byOpening }) => byOpening],
    topics: ['temperature', 'wind'],
  },
  { subject: 'flooding', kinds: [({ throughWater }) => throughWater], topics: ['rain', 'alerts'] },
  {
    subject: 'snow-load',
    kinds: [({ lyingSnow }) => lyingSnow, ({ underSnow }) => underSnow],
    unless: () => 'how (?:much|deep|many)|(?:is|are|will) there|will it',
    topics: ['snow', 'rain'],
  },
  { subject: 'fire', kinds: [({ fuel }) => fuel, ({ flame }) => flame], topics: ['wind', 'rain'] },
  { subject: 'evacuation', kinds: [({ defied }) => defied], topics: ['alerts', 'wind', 'rain'] },
  { subject: 'water', kinds: [({ redFlag }) => redFlag], topics: ['waves', 'wind', 'gusts'] },
  {
    subject: 'electrics',
    kinds: [({ liveWire }) => liveWire],
    unless: () => TRAINS_LATE,
    topics: ['wind', 'rain'],
  },
  {
    subject: 'far-from-help',
    kinds: [({ unprepared }) => unprepared, ({ farOut }) => farOut],
    topics: ['temperature', 'rain', 'wind'],
  },
  { subject: 'health', kinds: [({ recovering }) => recovering], topics: ['feels-like', 'uv'] },
  { subject: 'water', kinds: [({ leap }) => leap], topics: ['wind', 'waves'] },
  {
    subject: 'water',
    kinds: [({ coolsOff }) => coolsOff, ({ openWater }) => openWater],
    topics: ['temperature', 'wind'],
  },
  { subject: 'heights', kinds: [({ aloft }) => aloft], topics: ['gusts', 'wind', 'rain'] },
  { subject: 'unfit-person', kinds: [({ drunk }) => drunk, ({ sober }) => sober], topics: ['rain', 'wind'] },
  {
    subject: 'fire',
    kinds: [({ flame }) => flame, ({ tinder }) => tinder],
    topics: ['wind', 'humidity', 'rain', 'alerts'],
  },
  { subject: 'own-danger', kinds: [({ otherDanger }) => otherDanger], unless: () => TRAINS_LATE, topics: ['general'] },
  { subject: 'water', kinds: [({ smallBoat }) => smallBoat, ({ bigWater }) => bigWater], topics: ['wind', 'gusts'] },
  {
    subject: 'people-at-risk',
    kinds: [({ frail }) => frail, ({ exposed, extreme }) => `${exposed}|${extreme}`],
    unless: ({ dressed }) => dressed,
    topics: ['feels-like', 'uv'],
  },
  {
    subject: 'people-at-risk',
    kinds: [({ frail }) => frail, ({ unrelieved }) => unrelieved],
    unless: ({ dressed }) => dressed,
    topics: ['feels-like', 'uv'],
  },
  {
    subject: 'health',
    kinds: [({ toiling }) => toiling, ({ unrelieved }) => unrelieved],
    topics: ['feels-like', 'uv'],
  },
  {
    subject: 'animals',
    kinds: [({ creature }) => creature, ({ shutIn }) => shutIn],
    unless: ({ dressed }) => dressed,
    topics: ['temperature', 'sun'],
  },
  { subject: 'health', kinds: [({ burnt }) => burnt, ({ sunAgain }) => sunAgain], topics: ['uv', 'sun'] },
  {
    subject: 'inflatable-play',
    kinds: [({ bouncy }) => bouncy],
    // A limit that is asked for is answered.
    unless: () => '(?:above|over|under|below|more than|exceed\\p{L}*|stronger than) \\d+',
    topics: ['gusts', 'wind'],
  },
  {
    subject: 'on-the-spot',
    kinds: [({ frozen }) => frozen, ({ onTheMove }) => onTheMove],
    topics: ['ice', 'temperature'],
  },
  {
    subject: 'fire',
    kinds: [({ parched }) => parched, ({ glowing }) => glowing],
    topics: ['wind', 'humidity', 'rain', 'alerts'],
  },
  {
    subject: 'avalanche',
    kinds: [({ newSnow }) => newSnow, ({ onSlopes }) => onSlopes],
    topics: ['snow', 'wind', 'temperature'],
  },
  {
    subject: 'flooding',
    kinds: [({ floodedWay }) => floodedWay, ({ passes }) => passes],
    topics: ['rain', 'alerts'],
  },
  {
    subject: 'endurance',
    kinds: [({ tipsy }) => tipsy, ({ sleepsOut }) => sleepsOut],
    topics: ['temperature', 'wind'],
  },
  {
    subject: 'people-at-risk',
    kinds: [({ careHome }) => careHome, ({ rooms }) => rooms],
    topics: ['temperature', 'feels-like'],
  },
  { subject: 'eyes', kinds: [({ eclipse }) => eclipse, ({ looks }) => looks], topics: ['cloud', 'eclipses'] },
  {
    subject: 'foraging',
    kinds: [({ perishable }) => perishable, ({ leftOut }) => leftOut],
    topics: ['temperature', 'sun'],
  },
  {
    subject: 'wind-load',
    kinds: [({ fallenTrees }) => fallenTrees, ({ woods }) => woods],
    topics: ['gusts', 'wind', 'rain'],
  },
  {
    subject: 'unfit-vehicle',
    kinds: [({ unlit }) => unlit, ({ vehicle }) => vehicle],
    topics: ['rain', 'moon'],
  },
  { subject: 'wind-load', kinds: [({ saws }) => saws], topics: ['gusts', 'wind', 'rain'] },
  {
    subject: 'flooding',
    kinds: [({ sleepsOut }) => sleepsOut, ({ byRiver }) => byRiver],
    unless: ({ rooms }) => `hotel|chalet|ferienwohnung|gite|${rooms}`,
    topics: ['rain', 'alerts'],
  },
  {
    subject: 'over-people',
    kinds: [({ drones }) => drones, ({ crowds }) => crowds],
    topics: ['wind', 'gusts', 'rain'],
  },
  {
    subject: 'far-from-help',
    kinds: [({ stranded }) => stranded, ({ waits }) => waits],
    topics: ['temperature', 'rain', 'wind'],
  },
  { subject: 'electrics', kinds: [({ kites }) => kites, ({ wires }) => wires], topics: ['wind', 'rain'] },
  {
    subject: 'people-at-risk',
    kinds: [({ sprays }) => sprays, ({ nearPeople }) => nearPeople],
    topics: ['wind', 'rain'],
  },
];

/** Those of a language, ISO 639-1, but English. */
export function settledAbroad(language: string): readonly NamedGrave[] {
  const words = ABROAD[language];
  return words === undefined ? [] : MEETINGS.map((meeting) => namedIn(meeting, words));
}

function namedIn({ subject, kinds, unless }: Meeting, words: Words): NamedGrave {
  const all = kinds.map((kind) => kind(words));
  return unless === undefined ? [subject, all] : [subject, all, unless(words)];
}

/** Those of English. */
export const SETTLED_DANGERS: readonly UncoveredWords[] = MEETINGS.map(({ subject, kinds, unless, topics }) => {
  const all = kinds.map((kind) => kind(IN_ENGLISH));
  const words = { subject, all, topics, isGrave: true, isAnswered: true } as const;
  return unless === undefined ? words : { ...words, unless: unless(IN_ENGLISH) };
});
