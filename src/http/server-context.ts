/** What a running server gives to the handlers of its requests, and what they note of a call. */
import type { AdmissionContext } from '../metering/admission.ts';
import type { MeteredCall } from '../metering/meter.ts';
import type { Service } from '../service/service.ts';
import type { Log } from './log.ts';
import type { LongCalls } from './long-calls.ts';
import type { OpenStreams } from './open-streams.ts';

export interface ServerContext extends AdmissionContext {
  readonly service: Service;
  readonly log: Log;
  /** The IP of the connection's other end. */
  connectionIp(request: Request): string;
  /** The IP that a request came from, through trusted proxies; null when it is not known. */
  callerIp(request: Request): string | null;
  /** The client as log lines name it: its IP, its network, or null for nothing. */
  loggedAddress(request: Request): string | null;
  readonly streams: OpenStreams;
  /** Between two pings of a stream. */
  readonly pingMs: number;
  readonly longCalls: LongCalls;
}

/** One call of an operation on its way through the server. */
export interface CallState {
  readonly requestId: string;
  /** Of the response. */
  readonly headers: Headers;
  readonly call: MeteredCall;
  /** For an answer that goes on after its headers: resolves when it is over. */
  finished: Promise<void> | null;
  /** Notes the end of a call that may take long; null before it has begun, and for other calls. */
  endLongCall: (() => void) | null;
  /** What went wrong inside, for the log. */
  cause: unknown;
}
