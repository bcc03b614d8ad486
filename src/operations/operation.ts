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
import type { Config } from '../config/config.ts';
import type { ActivityCatalogue } from '../decision/activities.ts';
import type { Clock } from '../lib/clock.ts';
import type { Soon } from '../lib/soon.ts';
import type { Place } from '../place/place.ts';
import type { Places } from '../place/places.ts';
import type { DecisionRecorder } from '../skill/given.ts';
import type { SkillReport } from '../skill/skill-report.ts';
import type { Geocoder } from '../weather/geocoder.ts';
import type { WeatherSourceName } from '../weather/hourly.ts';
import type { Weather } from '../weather/weather.ts';
import type { BodyOf, Shape } from './body.ts';

/** What an operation may use of the service. */
export interface OperationContext {
  readonly config: Config;
  readonly clock: Clock;
  readonly places: Places;
  /** For postcodes that are in no table; null where the service runs on the embedded climate alone. */
  readonly geocoder: Geocoder | null;
  readonly weather: Weather;
  readonly activities: ActivityCatalogue;
  readonly alerts: Alerts;
  readonly ask: AskEngine;
  /** How often decisions were right, by the last backtest; null where none was made. */
  readonly skill: SkillReport | null;
  /** Where decisions are noted for a later comparison; null where none are. */
  readonly recorder: DecisionRecorder | null;
  readonly accounts: AccountStore;
  /** The holder of the key; null where no key is needed or the call is made in-process. */
  readonly caller: KeyHolder | null;
  /** The IP address that the call came from, as text; null when it is made in-process. */
  readonly callerIp: () => string | null;
}

/**
 * What an operation answers. `body` holds everything but the place, whose clock moves, and the bill, which are
 * added when the answer is sent. An operation may return the same `body` object again as long as nothing in it changes: its JSON text
 * is cached by identity.
 */
export interface Answer<Body extends object = object> {
  readonly place: Place | null;
  readonly body: Body;
  /** Fields after the body that move with the clock: no part of the ETag. */
  readonly moving?: object;
  readonly weather: AnswerWeather | null;
}

/** Where the weather of an answer came from. */
interface AnswerWeather {
  readonly source: WeatherSourceName;
  readonly stale: boolean;
  /** Credit that more than the source is due, such as the authors of an air quality model. */
  readonly attribution?: string | undefined;
}

/** What `run` returns: between them, `body` and `moving` have the fields of the result schema. */
type AnswerOf<R extends TSchema, Moving extends string> = [Moving] extends [never]
  ? Answer<BodyOf<R>>
  : Answer<Omit<BodyOf<R>, Moving>> & { readonly moving: Readonly<Pick<Shape<R>, Moving & keyof Shape<R>>> };

/** An answer that arrives piece by piece. */
export interface AnswerStream<Data extends object = object> {
  /** The facts behind the answer, known before the first word. */
  readonly data: Data;
  readonly weather: Answer['weather'];
  /** Whether a language model writes the words. */
  readonly engine: 'embedded' | 'llm';
  /** One after the other they are the answer. */
  readonly pieces: AsyncIterable<string>;
  /** After the last piece: why the model's words are missing, or null. */
  failure(): string | null;
}

/** An answer that is there already. */
export interface ReadyAnswer {
  /** The JSON text of the whole body. */
  readonly body: string;
  /** The same, encoded. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly data: object;
  readonly weather: Answer['weather'];
}

/** Work that is charged when it begins. Its request has passed every check. */
export interface PreparedJob<Data extends object = object> {
  /** What `run` would give, where there is no work to do. */
  readonly ready?: ReadyAnswer;
  /** Does the work until `signal` aborts. */
  run(signal: AbortSignal): Promise<AnswerStream<Data>>;
}

/** Class and units of one successful call. */
export interface Meter {
  readonly class: MeterClass;
  readonly units: number;
}

/** `P` is the schema of the parameters, `R` that of the whole answer; `Moving` names the fields that the clock moves. */
export interface Operation<P extends TObject = TObject, R extends TSchema = TSchema, Moving extends string = never> {
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
  readonly result: R;
  /** The schema of the events in which the answer may be sent piece by piece, for an operation with `prepare`. */
  readonly events?: () => TSchema;
  /** Whether the point of the answer is its clock, so that no answer has an ETag. */
  readonly answersClock?: true;
  /** Checks what the schema cannot express; throws `invalid_parameter` before anything is spent. */
  validate?(context: OperationContext, parameters: Static<P>): void;
  /** Query of the documented example. */
  readonly example: Readonly<Record<string, string>>;
  run(context: OperationContext, parameters: Static<P>): Soon<AnswerOf<R, Moving>>;
  /**
   * For an operation that is charged when its work begins and whose answer may be sent piece by piece. Throws what is
   * wrong with the request, before anything is spent. `run` does the same work at once.
   */
  prepare?(context: OperationContext, parameters: Static<P>, signal: AbortSignal): Promise<PreparedJob>;
}

/** An operation before the schema of its answer is made, which documents need and answers do not. */
interface Declaration<P extends TObject, R extends TSchema, Moving extends string>
  extends Omit<Operation<P, R, Moving>, 'result'> {
  readonly result: () => R;
}

/**
 * An operation of a declaration with its types inferred: `run` must take what `parameters` describes and return what `result`
 * does. The schema of the answer is made when it is first read, because a start would wait for all of them.
 */
export function operation<P extends TObject, R extends TSchema, Moving extends string = never>(
  declaration: Declaration<P, R, NoInfer<Moving>>,
): Operation<P, R, Moving> {
  let made: R | null = null;
  return {
    ...declaration,
    get result() {
      made ??= declaration.result();
      return made;
    },
  };
}
