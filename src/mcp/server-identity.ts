/** The program as it names itself in the protocol. */
import type { Service } from '../service/service.ts';

export function serverIdentity({ version }: Pick<Service, 'version'>) {
  return { name: 'fairday', title: 'Fairday', version };
}
