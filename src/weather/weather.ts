/** Weather for a place: which source answers, how fresh, and what happens when none does. */
import type { Place } from '../place/place.ts';
import type { HourlyWeather } from './hourly.ts';

/** No source could answer; the message is for the caller, the cause for the log. */
export class WeatherUnavailable extends Error {
  override readonly name = 'WeatherUnavailable';
  constructor(
    message: string,
    readonly retryAfterSeconds: number,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

export interface Weather {
  /**
   * The hours around a decision at a place: from at least a day before its civil today to the end of the thirteenth
   * day after, where the source reaches that far, on the local whole hours of the place. The same object is returned
   * while the answer is fresh, so that what is derived from it can be remembered by identity.
   * Throws `WeatherUnavailable`.
   */
  forecast(place: Place, nowMs: number): Promise<HourlyWeather>;
  close(): Promise<void>;
}
