/**
 * How new an answer is: when the newest model run behind it became available at the source, where that is known; else when the
 * source answered; for the embedded climate, when it was computed.
 */
import { Type } from '@sinclair/typebox';
import type { Provenance } from '../weather/hourly.ts';
import type { Shape } from './body.ts';
import { literals } from './schemas.ts';

export const RunSchema = Type.Object(
  {
    model: Type.String({ description: 'As the source calls it, for example dwd_icon_d2' }),
    initialised_at: Type.String({ format: 'date-time', description: 'The moment that the run starts from' }),
    available_at: Type.String({ format: 'date-time', description: 'When the source had it' }),
    next_expected_at: Type.String({ format: 'date-time', description: 'When the next one is due there' }),
  },
  { description: 'The newest run of the models that lead at the place; left out where it is not known' },
);

export const updatedAtProperties = {
  updated_at: Type.String({ format: 'date-time', description: 'How new the forecast is, by updated_at_basis' }),
  updated_at_basis: literals(
    ['model-run', 'fetched', 'computed'],
    'model-run: when the newest run became available; fetched: when the source answered; computed: the embedded climate',
  ),
  run: Type.Optional(RunSchema),
};

interface UpdatedAt {
  readonly updated_at: string;
  readonly updated_at_basis: 'model-run' | 'fetched' | 'computed';
  readonly run?: Shape<typeof RunSchema>;
}

export function updatedAtBody({ source, updatedAtMs, run }: Provenance): UpdatedAt {
  const iso = (ms: number) => new Date(ms).toISOString();
  if (run === undefined) {
    return { updated_at: iso(updatedAtMs), updated_at_basis: source === 'typical' ? 'computed' : 'fetched' };
  }
  const { model, initialisedMs, availableMs, intervalMs } = run;
  return {
    updated_at: iso(availableMs),
    updated_at_basis: 'model-run',
    run: {
      model,
      initialised_at: iso(initialisedMs),
      available_at: iso(availableMs),
      next_expected_at: iso(availableMs + intervalMs),
    },
  };
}
