/**
 * What a public operation is. Each is declared once, in a file of its own; the HTTP routes, the query commands, the
 * OpenAPI document and the prices are all read from the declarations (`table.ts`).
 */
import type { Static, TObject, TSchema } from '@sinclair/typebox';
import type { KeyHolder } from '../account/account.ts';
import type { MeterClass } from '../account/charge.ts';
import type { AccountStore } from '../account/store.ts';
import type { Alerts } from '../alerts/alerts.ts';
import type { AskEngine } from '../ask/engine.ts';
import type { Config } from '../config/settings.ts';
import type { ActivityCatalogue } from '../decision/activities.ts';
import type { Clock } from '../lib/clock.ts';
import type { Place } from '../place/place.ts';
import type { Places } from '../place/places.ts';
import type { Geocoder } from '../weather/geocoder.ts';
import type { WeatherSourceName } from '../weather/hourly.ts';
import type { Weather } from '../weather/weather.ts';

/** What an operation may use; the doors have the same and more. */
export interface OperationContext {
  readonly config: Config;
  readonly clock: Clock;
  readonly places: Places;
  /** For postcodes that no table here has; null where the service runs on the embedded climate alone. */
  readonly geocoder: Geocoder | null;
  readonly weather: Weather;
  readonly activities: ActivityCatalogue;
  readonly alerts: Alerts;
  readonly ask: AskEngine;
  readonly accounts: AccountStore;
  /** Who asks; null where no key is needed or the question is asked in-process. */
  readonly caller: KeyHolder | null;
  /** The address that the question came from, as text; null when it is asked in-process. */
  readonly callerIp: () => string | null;
}

/**
 * What an operation answers. `body` holds everything but the place, whose clock moves, and the bill, which the door adds.
 * The same `body` object may be returned again as long as nothing in it changes: doors remember its text by identity.
 */
export interface Answer {
  readonly place: Place | null;
  readonly body: object;
  /** Fields behind the body that move with the clock: no part of the ETag. */
  readonly moving?: object;
  readonly weather: { readonly source: WeatherSourceName; readonly stale: boolean } | null;
}

/** An answer that is told piece by piece. */
export interface AnswerStream {
  /** What the answer rests on, known before the first word. */
  readonly data: object;
  readonly weather: Answer['weather'];
  /** Whether a language model has a part in the words. */
  readonly engine: 'embedded' | 'llm';
  /** One after the other they are the answer. */
  readonly pieces: AsyncIterable<string>;
  /** Once the pieces are over: why the model's words are missing from them, or null. */
  failure(): string | null;
}

/** Work that is charged when it begins. What can be wrong with the request was found out before. */
export interface PreparedJob {
  /** Does the work until `signal` aborts. */
  run(signal: AbortSignal): Promise<AnswerStream>;
}

/** Class and units of one successful call. */
export interface Meter {
  readonly class: MeterClass;
  readonly units: number;
}

export interface Operation<P extends TObject = TObject> {
  /** Also the operation id, the name of the query command and of the tool. */
  readonly name: string;
  readonly path: `/v1/${string}`;
  /** GET with a query where left out; POST takes the parameters as the fields of a JSON body. */
  readonly method?: 'POST';
  /** The heading under which documents list it. */
  readonly group: 'Decisions' | 'Weather' | 'Questions' | 'Places' | 'Account';
  /** Null when it is free. */
  readonly meter: Meter | null;
  readonly needsKey: boolean;
  /** Whether the body ends with the `billing` object. */
  readonly billingInBody: boolean;
  readonly summary: string;
  readonly description: string;
  readonly parameters: P;
  /** Parameters that the query command takes by position, in order. */
  readonly positional: readonly string[];
  readonly result: TSchema;
  /** What the schema cannot say: throws `invalid_parameter` before anything is spent. */
  validate?(context: OperationContext, parameters: Static<P>): void;
  /** Query of the documented example. */
  readonly example: Readonly<Record<string, string>>;
  run(context: OperationContext, parameters: Static<P>): Promise<Answer>;
  /**
   * For an operation that is charged when its work begins and whose answer may be told piece by piece. Throws what is
   * wrong with the request, before anything is spent. `run` does the same work in one go.
   */
  prepare?(context: OperationContext, parameters: Static<P>, signal: AbortSignal): Promise<PreparedJob>;
}

/** Keeps the parameter types of a declaration while the table holds them all alike. */
export function operation<P extends TObject>(declaration: Operation<P>): Operation {
  return declaration as unknown as Operation;
}
