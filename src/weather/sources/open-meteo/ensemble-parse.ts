/**
 * Reads an answer of `/v1/ensemble`. The control run has the bare name of a variable, the others `_member01` and so on behind
 * it; as many are taken as there are. A name with anything else behind it is that of several models in one answer, which was
 * not requested: whose run is whose would be a guess.
 */
import { UpstreamError } from '../../../upstream/upstream-error.ts';
import { emptyColumnsOf } from '../../hourly.ts';
import { type Ensemble, RUN_VARIABLES, type RunColumns, type RunVariable } from '../../members/ensemble.ts';
import { ENSEMBLE_MODEL, ENSEMBLE_VARIABLES } from './ensemble-request.ts';
import { columnsOf } from './fill.ts';
import { columnsIn, hourlyIn, malformed, parseObject } from './parse.ts';
import { UPSTREAM_VARIABLES, type UpstreamVariable } from './variables.ts';

/** A column of the answer: which variable of which run. */
interface RunColumn {
  readonly run: string;
  readonly name: RunVariable;
  /** Of its own among those of all runs. */
  readonly column: string;
}

/** Throws `UpstreamError`: `rejected` when not a single value is there, as from a server that downloads no ensembles. */
export function parseEnsemble(text: string, updatedAtMs: number): Ensemble {
  const root = parseObject(text);
  const found: RunColumn[] = [];
  const variables = new Map<string, UpstreamVariable<string>>();
  for (const key of Object.keys(hourlyIn(root))) {
    const [name, run] = partsOf(key);
    const variable = name === undefined ? undefined : UPSTREAM_VARIABLES.get(name);
    const column = RUN_VARIABLES.find((known) => known === variable?.column);
    if (variable === undefined || run === undefined || column === undefined) continue;
    variables.set(key, { ...variable, column: key });
    found.push({ run, name: column, column: key });
  }
  const hours = columnsIn(root, variables);
  const columns = columnsOf(
    hours,
    found.map(({ column }) => column),
  );
  if (found.every(({ column }) => columns[column].every(Number.isNaN))) {
    throw new UpstreamError('rejected', 'the ensemble has no values');
  }
  const runs = Map.groupBy(found, ({ run }) => run);
  return {
    model: ENSEMBLE_MODEL,
    updatedAtMs,
    startMs: hours.stampMs,
    runs: [...runs.values()].map((members): RunColumns => {
      const own = Object.fromEntries(members.map(({ name, column }) => [name, columns[column]]));
      return { ...emptyColumnsOf(RUN_VARIABLES, hours.stampMs.length), ...own };
    }),
  };
}

/** The variable and the run that a name of a column stands for; neither for one that was not requested. */
function partsOf(key: string): readonly [] | readonly [string, string] {
  const name = ENSEMBLE_VARIABLES.find((variable) => key === variable || key.startsWith(`${variable}_`));
  if (name === undefined) return [];
  const rest = key.slice(name.length);
  if (rest !== '' && !/^_member\d+$/.test(rest)) throw malformed(`${key} is not of the one model requested`);
  return [name, rest];
}
