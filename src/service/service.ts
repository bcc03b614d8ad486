/** The Service: everything that answers requests, opened and ready, and the part of it that an operation sees. */
import type { KeyHolder } from '../account/account.ts';
import type { SelfService } from '../account/self-service.ts';
import type { AccountStore } from '../account/store.ts';
import type { DecisionLog } from '../adapters/decision-log.ts';
import type { Alerts } from '../alerts/alerts.ts';
import type { AskEngine } from '../ask/engine.ts';
import type { LanguageModel } from '../ask/model/language-model.ts';
import type { Config } from '../config/config.ts';
import type { ActivityCatalogue } from '../decision/activities.ts';
import type { Clock } from '../lib/clock.ts';
import type { OperationContext } from '../operations/operation.ts';
import type { Places } from '../place/places.ts';
import type { Geocoder } from '../weather/geocoder.ts';
import type { Weather } from '../weather/weather.ts';
import type { Metrics } from './metrics.ts';
import type { OpenSkill } from './open-skill.ts';

export interface Service {
  readonly ask: AskEngine;
  readonly version: string;
  readonly config: Config;
  readonly clock: Clock;
  readonly places: Places;
  /** Null in `typical` mode, which asks no host. */
  readonly geocoder: Geocoder | null;
  readonly weather: Weather;
  readonly activities: ActivityCatalogue;
  readonly alerts: Alerts;
  /** Null when none is configured. */
  readonly languageModel: LanguageModel | null;
  readonly metrics: Metrics;
  readonly skill: OpenSkill;
  /** Decisions that wait to be compared with what comes; null where none are kept. */
  readonly decisionLog: DecisionLog | null;
  /** Null where people cannot sign up by themselves. */
  readonly selfService: SelfService | null;
  /** Opened on first use: a query command needs no database. */
  readonly accounts: AccountStore;
  /** Finishes the work in progress and closes everything that was opened. */
  close(): Promise<void>;
}

/** The part of the service that an operation sees, for one caller. The accounts are opened only if it reads them. */
export function contextFor(
  service: Service,
  caller: KeyHolder | null,
  callerIp: () => string | null,
): OperationContext {
  return new CallContext(service, caller, callerIp);
}

/** A class, because each call makes one: a getter of an object's own takes longer to make than all the rest of it. */
class CallContext implements OperationContext {
  readonly config: Config;
  readonly clock: Clock;
  readonly places: Places;
  readonly geocoder: Geocoder | null;
  readonly weather: Weather;
  readonly activities: ActivityCatalogue;
  readonly alerts: Alerts;
  readonly ask: AskEngine;
  readonly skill: OperationContext['skill'];
  readonly recorder: DecisionLog | null;
  readonly #service: Service;

  constructor(
    service: Service,
    readonly caller: KeyHolder | null,
    readonly callerIp: () => string | null,
  ) {
    this.#service = service;
    this.config = service.config;
    this.clock = service.clock;
    this.places = service.places;
    this.geocoder = service.geocoder;
    this.weather = service.weather;
    this.activities = service.activities;
    this.alerts = service.alerts;
    this.ask = service.ask;
    this.skill = service.skill.report;
    this.recorder = service.decisionLog;
  }

  get accounts(): AccountStore {
    return this.#service.accounts;
  }
}
