/** That answers are typed by the schemas that document them: these lines stop compiling when the types get loose. */
import { expect, test } from 'bun:test';
import { Type } from '@sinclair/typebox';
import type { Soon } from '../../src/lib/soon.ts';
import type { briefBestDay, briefDecision, briefSearch } from '../../src/mcp/briefs-decisions.ts';
import type { briefCurrent, briefSolar } from '../../src/mcp/briefs-weather.ts';
import { activities } from '../../src/operations/activities.ts';
import { ai } from '../../src/operations/ai.ts';
import { airquality } from '../../src/operations/airquality.ts';
import { alerts } from '../../src/operations/alerts.ts';
import { astronomy } from '../../src/operations/astronomy.ts';
import { type BestDayBody, bestDay } from '../../src/operations/best-day.ts';
import type { BodyOf, Shape } from '../../src/operations/body.ts';
import { type CurrentBody, current } from '../../src/operations/current.ts';
import { type DecisionBody, decide } from '../../src/operations/decide.ts';
import { forecast } from '../../src/operations/forecast.ts';
import { future } from '../../src/operations/future.ts';
import { history } from '../../src/operations/history.ts';
import { type Answer, operation } from '../../src/operations/operation.ts';
import { type SearchBody, search } from '../../src/operations/search.ts';
import { skill } from '../../src/operations/skill.ts';
import { type SolarBody, solar } from '../../src/operations/solar.ts';
import { OPERATIONS } from '../../src/operations/table.ts';
import { timezone } from '../../src/operations/timezone.ts';
import { usage } from '../../src/operations/usage.ts';

type Expect<T extends true> = T;
type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
type SameKeys<A, B> = [A, B] extends [B, A] ? true : false;

interface Typed {
  readonly result: Parameters<typeof Type.Array>[0];
  run(...args: never[]): Soon<Answer>;
}
type BodyOfRun<O extends Typed> = Awaited<ReturnType<O['run']>>['body'];
type MovingOfRun<O extends Typed> = NonNullable<Awaited<ReturnType<O['run']>>['moving']>;

/** The fields that `run` returns, with those added on sending, are exactly the documented ones. */
type IsWhole<O extends Typed> =
  BodyOfRun<O> extends readonly unknown[]
    ? Equal<BodyOfRun<O>, Shape<O['result']>>
    : SameKeys<
        keyof BodyOfRun<O> | keyof MovingOfRun<O> | Extract<keyof Shape<O['result']>, 'location' | 'billing'>,
        keyof Shape<O['result']>
      >;
type HasNamedFields<O extends Typed> = [keyof BodyOfRun<O>] extends [never]
  ? false
  : string extends keyof BodyOfRun<O>
    ? false
    : true;

const EVERY = {
  decide,
  bestDay,
  current,
  forecast,
  future,
  history,
  solar,
  airquality,
  alerts,
  astronomy,
  search,
  timezone,
  activities,
  skill,
  ai,
  usage,
};
type Every = typeof EVERY;

export type Checks = [
  Expect<{ [Name in keyof Every]: IsWhole<Every[Name]> }[keyof Every]>,
  Expect<{ [Name in keyof Every]: HasNamedFields<Every[Name]> }[keyof Every]>,
  Expect<Equal<Parameters<typeof briefDecision>, [DecisionBody]>>,
  Expect<Equal<Parameters<typeof briefBestDay>, [BestDayBody]>>,
  Expect<Equal<Parameters<typeof briefSearch>, [SearchBody]>>,
  Expect<Equal<Parameters<typeof briefCurrent>, [CurrentBody]>>,
  Expect<Equal<Parameters<typeof briefSolar>, [SolarBody]>>,
  Expect<Equal<DecisionBody['best_windows'][number]['score'], number>>,
];

test('every operation of the table is among those whose types are checked', () => {
  expect(Object.values(EVERY).map(({ name }) => name)).toEqual(OPERATIONS.map(({ name }) => name));
});

const declaration = {
  name: 'example',
  path: '/v1/example',
  group: 'Places',
  meter: null,
  needsKey: false,
  billingInBody: false,
  summary: '',
  description: '',
  parameters: Type.Object({}),
  positional: [],
  example: {},
  result: () => Type.Object({ score: Type.Number(), note: Type.Optional(Type.String()) }),
} as const;

test('a body that its schema does not describe is no operation', () => {
  const operations = [
    operation({ ...declaration, run: async () => ({ place: null, body: { score: 1 }, weather: null }) }),
    // @ts-expect-error a required field under another name
    operation({ ...declaration, run: async () => ({ place: null, body: { points: 1 }, weather: null }) }),
    // @ts-expect-error a field of another type
    operation({ ...declaration, run: async () => ({ place: null, body: { score: '1' }, weather: null }) }),
    operation<typeof declaration.parameters, ReturnType<typeof declaration.result>, 'note'>({
      ...declaration,
      // @ts-expect-error the field that the clock moves is missing
      run: async () => ({ place: null, body: { score: 1 }, weather: null }),
    }),
  ];
  // @ts-expect-error an optional field under another name
  const body: BodyOf<ReturnType<typeof declaration.result>> = { score: 1, text: '' };
  expect([operations.length, Object.keys(body)]).toEqual([4, ['score', 'text']]);
});
