import { describe, expect, test } from 'bun:test';
import { type TObject, Type } from '@sinclair/typebox';
import fc from 'fast-check';
import { FairdayError } from '../../src/operations/errors.ts';
import { parseParameters, withRegions } from '../../src/operations/parameters.ts';

const schema = Type.Object({
  place: Type.String({ examples: ['Leeds'] }),
  from: Type.Optional(Type.Integer({ minimum: 0, maximum: 23 })),
  units: Type.Optional(Type.Union([Type.Literal('metric'), Type.Literal('imperial')], { default: 'metric' })),
  detail: Type.Optional(Type.Literal('hourly')),
  cost: Type.Optional(Type.Number({ exclusiveMinimum: 0 })),
});

function parse(query: string) {
  return parseParameters(schema, new URLSearchParams(query));
}

function refusal(query: string): FairdayError {
  try {
    parse(query);
  } catch (error) {
    if (error instanceof FairdayError) return error;
    throw error;
  }
  throw new Error(`'${query}' was accepted`);
}

describe('parameters', () => {
  test('are typed by their schema', () => {
    expect(parse('place=Leeds&from=9&units=imperial&detail=hourly&cost=2.50')).toEqual({
      place: 'Leeds',
      from: 9,
      units: 'imperial',
      detail: 'hourly',
      cost: 2.5,
    });
  });

  test('every kind of slip is refused and names its field', () => {
    const slips: [string, string, RegExp][] = [
      ['', 'place', /'place' is missing; add it, for example place=Leeds/],
      ['place=', 'place', /'place' is empty/],
      ['place=x&from=0x10', 'from', /whole number from 0 to 23; it is '0x10'/],
      ['place=x&from=1e1', 'from', /whole number/],
      ['place=x&from=1.0', 'from', /whole number/],
      ['place=x&from=+1', 'from', /whole number/],
      ['place=x&from=001', 'from', /whole number/],
      ['place=x&from=-01', 'from', /whole number/],
      ['place=x&from=24', 'from', /from 0 to 23/],
      ['place=x&from=-1', 'from', /from 0 to 23/],
      ['place=x&units=metre', 'units', /must be metric or imperial/],
      ['place=x&detail=daily', 'detail', /must be hourly/],
      ['place=x&cost=0', 'cost', /must be a number above 0 in digits, such as 12.5; it is '0'/],
      ['place=x&cost=1e3', 'cost', /must be a number above 0/],
      ['place=x&cost=.5', 'cost', /must be a number above 0/],
      ['place=x&place=y', 'place', /more than once/],
      ['place=x&unit=metric', 'unit', /did you mean units/],
      ['place=x&zzz=1', 'zzz', /there are place, from, units, detail, cost/],
      ['place=x&__proto__=1', '__proto__', /not a parameter/],
      [`place=${'x'.repeat(201)}`, 'place', /longer than 200/],
      [`place=${'🌧'.repeat(201)}`, 'place', /longer than 200/],
      ['place=Lee%00ds', 'place', /control characters/],
      ['place=Lee%7Fds', 'place', /control characters/],
      ['place=x&units=metric%00', 'units', /control characters/],
    ];
    for (const [query, field, message] of slips) {
      const error = refusal(query);
      expect([error.code, error.status]).toEqual(['invalid_parameter', 400]);
      expect(error.details.map((detail) => detail.field)).toEqual([field]);
      expect(error.message).toMatch(message);
    }
  });

  test('characters are counted as people count them, an emoji as one', () => {
    const emoji = '🌧'.repeat(200);
    expect(parse(`place=${emoji}`)).toEqual({ place: emoji });
    const question = Type.Object({ q: Type.String({ maxLength: 3 }) });
    expect(parseParameters(question, [['q', 'a🌧b']])).toEqual({ q: 'a🌧b' });
    expect(() => parseParameters(question, [['q', '🌧🌧🌧🌧']])).toThrow(/longer than 3/);
  });

  test('half of a character is none, and a tab or a line end is space', () => {
    expect(() => parseParameters(schema, [['place', 'Leeds \ud83c']])).toThrow(/half of a character/);
    expect(parseParameters(schema, [['place', 'Leeds\t\r\n']])).toEqual({ place: 'Leeds\t\r\n' });
  });

  test('an hour may have two digits', () => {
    expect(parse('place=x&from=09')).toEqual({ place: 'x', from: 9 });
    expect(parse('place=x&from=00')).toEqual({ place: 'x', from: 0 });
  });

  test('all slips of one request are named at once', () => {
    expect(refusal('from=99&units=k').details.map(({ field }) => field)).toEqual(['from', 'units', 'place']);
  });

  test('whatever is sent, the result is typed values or a refusal, never another failure', () => {
    const names = fc.oneof(fc.constantFrom('place', 'from', 'units', 'detail'), fc.string());
    fc.assert(
      fc.property(fc.array(fc.tuple(names, fc.string())), (entries) => {
        try {
          const values = parseParameters(schema, entries);
          expect(typeof values.place).toBe('string');
          if (values.from !== undefined) expect(Number.isInteger(values.from)).toBe(true);
        } catch (error) {
          if (!(error instanceof FairdayError)) throw error;
          expect(error.details.length).toBeGreaterThan(0);
        }
      }),
    );
  });
});

describe('choices of a list', () => {
  const units = Type.Object({ units: Type.Optional(Type.Union([Type.Literal('metric'), Type.Literal('imperial')])) });
  const languages = Type.Object({
    lang: Type.Optional(withRegions(Type.Union([Type.Literal('en'), Type.Literal('pt'), Type.Literal('zh_tw')]))),
  });
  const parsed = (of: TObject, query: string) => parseParameters(of, new URLSearchParams(query));

  test('are found whatever their capitals', () => {
    expect(parsed(units, 'units=Metric')).toEqual({ units: 'metric' });
    expect(() => parsed(units, 'units=metric-GB')).toThrow(/must be metric or imperial/);
  });

  test.each([
    ['EN', 'en'],
    ['en-GB', 'en'],
    ['pt_BR', 'pt'],
    ['zh-TW', 'zh_tw'],
  ])('of languages take regions: %s is %s', (text, lang) => {
    expect(parsed(languages, `lang=${text}`)).toEqual({ lang });
  });

  test('of languages that there are none stay wrong', () => {
    expect(() => parsed(languages, 'lang=xx-YY')).toThrow(/must be en, pt or zh_tw/);
  });
});
