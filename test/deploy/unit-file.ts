/** Reads a unit of systemd, as far as the units of `deploy/` use its language. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Unit {
  /** The value of a directive that stands there once. Throws for others. */
  value(directive: string): string;
  readonly environment: Readonly<Record<string, string>>;
  /** The variables of its `EnvironmentFile` below that root. */
  fileEnvironment(root: string): Record<string, string>;
}

export function unitOf(text: string): Unit {
  const lines = text.split('\n').flatMap((line) => {
    const [, directive, value] = /^([A-Za-z]+)=(.*)$/.exec(line) ?? [];
    return directive === undefined ? [] : [{ directive, value }];
  });
  const all = (directive: string) => lines.filter((line) => line.directive === directive).map(({ value }) => value);
  const single = (directive: string) => {
    const [value, ...more] = all(directive);
    if (value === undefined || more.length > 0)
      throw new Error(`the unit has ${directive} ${more.length + 1} times or not at all`);
    return value;
  };
  return {
    value: single,
    environment: variablesIn(all('Environment').flatMap((value) => value.split(' '))),
    fileEnvironment: (root) =>
      variablesIn(readFileSync(join(root, single('EnvironmentFile').replace(/^-/, '')), 'utf8').split('\n')),
  };
}

function variablesIn(assignments: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    assignments.flatMap((line) => {
      const [, name, value] = /^([A-Z_]+)=(.*)$/.exec(line) ?? [];
      return name === undefined ? [] : [[name, value]];
    }),
  );
}
