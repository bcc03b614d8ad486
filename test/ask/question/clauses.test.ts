/** Several questions in one sentence are all answered, each for its own place and time. */
import { expect, test } from 'bun:test';
import type { Interpretation } from '../../../src/ask/question/interpretation.ts';
import { read, table } from './reading.ts';

/** "rain:yes-no Leeds tomorrow" for each question of the sentence. */
function meanings(question: string): string {
  const result = read(question);
  if (result.kind !== 'interpreted') return result.kind;
  return [result.interpretation, ...(result.further ?? [])].map(meaning).join(' | ');
}

function meaning({ topics, form, subjects }: Interpretation): string {
  const subject = subjects.map(({ place, times }) =>
    [place.name, ...new Set(times.map(({ text }) => text ?? '-'))].join(' '),
  );
  return `${topics[0]}:${form} ${subject.join(' + ')}`;
}

const SENTENCES = table(`
will it rain tomorrow and what's the high? => rain:yes-no London tomorrow | temperature:value London tomorrow
will it rain tomorrow? and how windy will it be on Sunday? => rain:yes-no London tomorrow | wind:value London Sunday
is it raining in Leeds and what's the temperature in York? => rain:yes-no Leeds - | temperature:value York -
how warm will it be and will it rain in York on friday? => temperature:value York friday | rain:yes-no York friday
what's the temp now and what will it be at 9pm? => temperature:value London now | temperature:value London at 9pm
what day is warmest this week and which is wettest? => temperature:which-day London this week | rain:which-day London this week
hottest day and coldest night this week? => temperature:which-day London this week | temperature:which-day London night this week
I've got a wedding on Saturday in York, will it rain and how windy will it be? => rain:yes-no York Saturday | wind:value York Saturday
will it be foggy at 7 and when does it clear? => fog:yes-no London at 7 | fog:when London -
will it rain tonight, and when will it stop? => rain:yes-no London tonight | rain:when London tonight
what's the high tomorrow, what's the low, and any rain? => temperature:value London tomorrow | temperature:value London tomorrow | rain:yes-no London tomorrow
what's the low tonight and the high tomorrow? => temperature:value London tonight | temperature:value London tomorrow
high today and low tonight in leeds? => temperature:value Leeds today | temperature:value Leeds tonight
weather in Leeds tomorrow? And what time is sunset in York? => general:value Leeds tomorrow | sunset:when York tomorrow
how windy is Sunday in Leeds, is it a dry one? => wind:value Leeds Sunday | rain:yes-no Leeds Sunday
how hot is Sunday in Leeds, will it be a lovely one? => temperature:value Leeds Sunday | general:yes-no Leeds Sunday
will it rain in Leeds tomorrow? what about Sunday? => rain:yes-no Leeds tomorrow | rain:yes-no Leeds Sunday
will it rain in Leeds tomorrow what about York => rain:yes-no Leeds tomorrow + York tomorrow
will it rain in Leeds tomorrow / how windy will it be => rain:yes-no Leeds tomorrow | wind:value Leeds tomorrow
will it rain in Leeds tomorrow then will it be hot on Sunday => rain:yes-no Leeds tomorrow | temperature:yes-no Leeds Sunday
I've got a wedding on Saturday in York, will it rain and how windy will it be on Sunday? => rain:yes-no York Saturday | wind:value York Sunday
which is warmer, leeds or york, and which is drier? => temperature:compare Leeds - + York - | rain:compare Leeds - + York -
`);

const ABROAD = table(`
regnet es morgen in Kiel und wie warm wird es => rain:yes-no Kiel morgen | temperature:value Kiel morgen
kann ich morgen grillen in Kiel und brauche ich abends eine Jacke => activity:yes-no Kiel morgen | clothing:yes-no Kiel abends morgen
pleut-il demain à Lyon et y aura-t-il du vent dimanche ? => rain:yes-no Lyon demain | wind:yes-no Lyon dimanche
llueve mañana en Madrid y hará viento el domingo => rain:yes-no Madrid mañana | wind:yes-no Madrid el domingo
¿hará sol mañana en Sevilla? ¿y lloverá el sábado? => sun:yes-no Seville mañana | rain:yes-no Seville el sábado
piove domani a Roma e quanto vento c'è domenica => rain:yes-no Rome domani | wind:value Rome domenica
chove amanhã em Lisboa e quantos graus vão estar no domingo => rain:yes-no Lisbon amanhã | temperature:value Lisbon domingo
regent het morgen in Utrecht en hoe warm wordt het zondag => rain:yes-no Utrecht morgen | temperature:value Utrecht zondag
is het morgen droog in Ede en kan ik fietsen => rain:yes-no Ede morgen | activity:yes-no Ede morgen
regent het morgen in Ede en kan ik zondag fietsen => rain:yes-no Ede morgen | activity:yes-no Ede zondag
`);

test.each(ABROAD)('%s is several questions in its language', (question, expected) => {
  expect(meanings(question)).toBe(expected);
});

test('one question of two things stays one in other languages', () => {
  for (const question of [
    'wird es morgen trocken und warm in Kiel',
    'regnet es morgen in Köln und Bonn',
    'piove a Milano e a Torino domani',
    'ist es morgen warm genug in Kiel, oder soll ich eine Jacke mitnehmen',
  ])
    expect(meanings(question)).not.toContain('|');
});

test.each(SENTENCES)('%s is several questions', (question, expected) => {
  expect(meanings(question)).toBe(expected);
});

/** Danger and what hangs together is read as a whole. */
const WHOLE = table(`
will there be thunder tonight and is it safe to be outside? => 1
my dad's 85, will it be hot tomorrow and should he go out? => 1
is it dry enough to paint tomorrow, or will it rain? => 1
will it be dry and will it be warm enough to sit outside? => 1
it's raining, will it stop? => 1
will it be hot and sunny tomorrow? => 1
`);

test.each(WHOLE)('%s is one question', (question) => {
  const result = read(question);
  expect(result.kind === 'interpreted' ? (result.further ?? []) : result.kind).toEqual([]);
});

const PAIRED = table(`
will it rain in leeds on saturday and manchester on sunday? => rain:yes-no Leeds saturday + Manchester sunday
weather today in leeds and tomorrow in york => general:value Leeds today + York tomorrow
weather in Leeds and York today and tomorrow => general:value Leeds today tomorrow + York today tomorrow
is leeds on saturday warmer than york on sunday? => temperature:value Leeds saturday + York sunday
`);

test.each(PAIRED)('%s has each place at its own time', (question, expected) => {
  expect(meanings(question)).toBe(expected);
});

/** Questions of one kind of weather, with the topics that answer them. */
const ASKED: ReadonlyArray<readonly [words: string, topics: string]> = [
  ['will it rain', 'rain'],
  ['how windy will it be', 'wind gusts'],
  ['what time is sunset', 'sunset'],
  ['will it be clear', 'sun cloud'],
  ['how cold will it get', 'temperature'],
  ['is it going to be humid', 'humidity'],
  ["what's the uv", 'uv'],
  ['any thunder', 'thunder'],
  ['is there any snow coming', 'snow'],
  ['will there be fog', 'fog'],
  ['when does it get dark', 'dusk'],
  ['what does it feel like', 'feels-like'],
  ['what about the pollen', 'pollen'],
  ['are there any warnings', 'alerts'],
  ['when is high tide', 'tides'],
  ['is the moon full', 'full-moon'],
  ['do i need a coat', 'clothing'],
];

// So many readings take seconds on a busy machine.
test('of two questions in one sentence neither is lost, however they are joined', () => {
  const lost: string[] = [];
  for (const [one, topics] of ASKED)
    for (const [other, otherTopics] of ASKED)
      for (const join of [' and ', ', ', ' also ', '? ']) {
        if (one === other) continue;
        const question = `${one} tomorrow${join}${other}`;
        const result = read(question);
        const all = result.kind === 'interpreted' ? [result.interpretation, ...(result.further ?? [])] : [];
        const found = new Set<string>(all.flatMap((each) => [...each.topics, ...(each.garment ? ['clothing'] : [])]));
        const has = (wanted: string): boolean => wanted.split(' ').some((topic) => found.has(topic));
        if (!has(topics) || !has(otherTopics)) lost.push(question);
      }
  expect(lost).toEqual([]);
}, 60_000);
