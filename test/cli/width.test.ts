/** What commands print fits the terminal: every command of the table at 80 and at 60 columns, where there is no terminal by COLUMNS. */
import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import { COLOUR, paintCells, VERDICT_COLOURS } from '../../src/cli/terminal/colour.ts';
import { widthOf } from '../../src/cli/terminal/layout.ts';
import { alignRows, fitTable } from '../../src/cli/terminal/table.ts';
import { brokenAtWords, sentencesBroken } from '../../src/cli/terminal/wrapping.ts';
import { inEmptyFolder, PROGRAM, run } from '../support/process.ts';

const ENV = { FAIRDAY_WEATHER: 'typical', FAIRDAY_NOW: '2026-07-01T12:00:00Z' };
const EMAIL = 'a.person.with.a.long.name@example.com';

/** In this order: the later ones read what the earlier ones made. */
const LINES: readonly (readonly string[])[] = [
  ['decide', 'Leeds', 'running', '--when', 'tomorrow', '--detail', 'hourly', '--explain', '--chances'],
  ['best-day', '北京', 'stargazing', '--days', '14', '--chances'],
  ['current', 'Cambridge, MA'],
  ['forecast', 'Llanfairpwllgwyngyll', '--days', '14'],
  ['future', 'Leeds', '2026-12-24'],
  ['solar', 'Leeds', '2026-07-02'],
  ['alerts', 'Leeds'],
  ['astronomy', 'Tromsø', '--dt', '2026-07-02'],
  ['search', 'London'],
  ['timezone', 'Kathmandu'],
  ['activities'],
  ['activities', 'crop spraying'],
  ['skill'],
  ['ask', 'Will it rain in Leeds tomorrow?', '--json'],
  ['account', 'create', EMAIL, '--verified'],
  ['credit', 'top-up', EMAIL, '1234.56', '--ref', 'bank-2026-11-21-0077-with-a-long-reference'],
  ['account', 'list'],
  ['account', 'limits', EMAIL, '--discount', '10'],
  ['account', 'show', EMAIL],
  ['key', 'list', EMAIL],
  ['price', 'list'],
  ['usage', EMAIL],
  ['ledger', 'statement', EMAIL],
  ['ledger', 'verify'],
  ['report'],
  ['audit', 'list'],
  ['settings'],
  ['doctor'],
  ['cache', 'stats'],
  ['version'],
];

/** A line with one word cannot be broken: an address, a key, a path. */
const unbroken = (line: string) => !line.trim().includes(' ');
/** JSON is for programs. */
const isJson = (args: readonly string[]) => args.includes('--json');

for (const columns of [80, 60]) {
  test(`at ${columns} columns no line of an answer is longer`, async () => {
    await inEmptyFolder(async (cwd) => {
      for (const args of LINES) {
        const { exitCode, stdout, stderr } = await run(PROGRAM, args, cwd, { ...ENV, COLUMNS: String(columns) });
        expect([args, exitCode, exitCode === 0 ? '' : stderr]).toEqual([args, 0, '']);
        if (isJson(args)) continue;
        const long = stdout.split('\n').filter((line) => widthOf(line) > columns && !unbroken(line));
        expect([args, long]).toEqual([args, []]);
      }
    });
  }, 240_000);
}

describe('a table', () => {
  const head = ['name', 'count', 'what it is'];
  const rows = [
    ['北京', 7, 'a city of many people in the north of a large country'],
    ['x', 1000, ''],
  ];
  const toRight = [false, true, false];
  test('that fits is aligned as it is, wide characters counted', () => {
    const lines = fitTable({ head, rows, toRight }, 100);
    expect(lines).toEqual(alignRows([head, ...rows], toRight));
    expect(lines[1]).toBe('北京      7  a city of many people in the north of a large country');
  });
  test('goes on in further lines below its own column', () => {
    expect(fitTable({ head, rows, toRight }, 40)).toEqual([
      'name  count  what it is',
      '北京      7  a city of many people in',
      '             the north of a large',
      '             country',
      'x      1000',
    ]);
  });
  test('has the columns without room below the row, with their titles', () => {
    expect(fitTable({ head, rows, toRight }, 24)).toEqual([
      'name  count',
      '北京      7',
      '    what it is a city of',
      '    many people in the',
      '    north of a large',
      '    country',
      'x      1000',
    ]);
  });
});

describe('colours', () => {
  /** The relative luminance of an xterm colour of the cube or the greys (WCAG 2.2). */
  function luminance(colour: number): number {
    const levels = [0, 95, 135, 175, 215, 255];
    const index = colour - 16;
    const grey = 8 + (colour - 232) * 10;
    const rgb =
      colour >= 232
        ? [grey, grey, grey]
        : [Math.floor(index / 36), Math.floor(index / 6) % 6, index % 6].map((i) => levels[i]);
    const [red, green, blue] = rgb.map((value) => {
      const share = value / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }
  test('can be seen on white and on black', () => {
    for (const colour of [...Object.values(VERDICT_COLOURS), ...Object.values(COLOUR)]) {
      expect([colour, 1.05 / (luminance(colour) + 0.05) >= 3]).toEqual([colour, true]);
      expect([colour, (luminance(colour) + 0.05) / 0.05 >= 3]).toEqual([colour, true]);
    }
  });
  test('neighbours of one colour share their codes, and there are none without a terminal', () => {
    const cells = [
      ['a', 28],
      ['b', 28],
      ['c', undefined],
    ] as const;
    expect(paintCells(cells, { colour: true })).toBe('\u001b[38;5;28mab\u001b[39mc');
    expect(paintCells(cells, { colour: false })).toBe('abc');
  });
});

describe('what a terminal would break in the middle of a word', () => {
  test('is broken between words, however the pieces fall, and loses nothing', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'bc', 'é', '世', ' ', '  ', '\n'), maxLength: 80 });
    fc.assert(
      fc.property(fc.array(text, { maxLength: 6 }), fc.integer({ min: 4, max: 30 }), (pieces, columns) => {
        let shown = '';
        const piece = brokenAtWords(columns, (more) => {
          shown += more;
        });
        for (const each of [...pieces, '\n']) piece(each);
        const given = `${pieces.join('')}\n`;
        expect(shown.split(/\s+/)).toEqual(given.split(/\s+/));
        for (const line of shown.split('\n')) {
          if (line.trim().includes(' ')) expect(widthOf(line)).toBeLessThanOrEqual(columns);
        }
        if (given.split('\n').every((line) => widthOf(line) <= columns)) {
          expect(shown.replace(/ +$/gm, '')).toBe(given.replace(/ +$/gm, ''));
        }
      }),
    );
  });

  test('is a sentence of the program, and no line to paste', () => {
    const paste = `  curl ${'x'.repeat(90)} y`;
    const [first, second, ...rest] = sentencesBroken(`fairday: ${'word '.repeat(20)}end\n${paste}\n`, 80).split('\n');
    expect([first.length <= 80, second.endsWith('end'), rest]).toEqual([true, true, [paste, '']]);
  });
});

describe('on a terminal', () => {
  const inTerminal = (line: string, columns: number, env: Readonly<Record<string, string>>) =>
    inEmptyFolder((cwd) => {
      const program = PROGRAM.map((part) => `'${part}'`).join(' ');
      const command = `stty cols ${columns} rows 50; ${program} ${line} 2>/dev/null`;
      return run(['script', '-qec'], [command, '/dev/null'], cwd, { ...ENV, TERM: 'xterm-256color', ...env });
    });
  test('decisions, days and weather have colour, unless NO_COLOR is set, and fit its width', async () => {
    if (Bun.which('script') === null) return;
    for (const line of [
      'decide Leeds running --chances',
      'best-day Leeds running',
      'forecast Leeds --days 3',
      'current Leeds',
    ]) {
      const coloured = await inTerminal(line, 70, { NO_COLOR: '' });
      expect([line, coloured.stdout.includes('\u001b[')]).toEqual([line, true]);
      const long = coloured.stdout.split('\n').map((text) => widthOf(text.trimEnd()));
      expect([line, Math.max(...long) <= 70]).toEqual([line, true]);
      const plain = await inTerminal(line, 70, { NO_COLOR: '1' });
      expect([line, plain.stdout.includes('\u001b')]).toEqual([line, false]);
    }
  }, 120_000);
});
