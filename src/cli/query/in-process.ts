/** An operation run in this process, without a server, a key or a bill. */
import { untouchedBill } from '../../metering/charge.ts';
import { answerJson } from '../../operations/answer-text.ts';
import type { Operation } from '../../operations/operation.ts';
import { parseParameters } from '../../operations/parameters.ts';
import { contextFor, type Service } from '../../service/service.ts';

/** The parameters of a query, by name. */
export type Entries = [string, string][];

/** The answer of an operation, by this process. */
export async function runInProcess(operation: Operation, entries: Entries, service: Service): Promise<string> {
  const parameters = parseParameters(operation.parameters, entries);
  const context = contextFor(service, null, () => null);
  operation.validate?.(context, parameters);
  const answer = await operation.run(context, parameters);
  return answerJson(answer, operation.billingInBody ? untouchedBill(service.config) : null, service.clock.nowMs());
}
