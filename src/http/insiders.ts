/** Who may see the inside of the service: a program on this machine, or one with the token of the metrics. */
import type { Config } from '../config/config.ts';
import { isFromThisMachine } from './this-machine.ts';

/** `connectionIp` is the IP of the connection's other end. */
export function isInsider(
  request: Request,
  connectionIp: string,
  { metricsToken, trustedProxies }: Pick<Config, 'metricsToken' | 'trustedProxies'>,
): boolean {
  return isFromThisMachine(request, connectionIp, trustedProxies) || hasToken(request, metricsToken);
}

function hasToken(request: Request, token: string | null): boolean {
  const [, sent] = /^Bearer +(\S+)$/i.exec(request.headers.get('authorization') ?? '') ?? [];
  // Digests have one length, so that the comparison does not reveal the token's.
  if (token === null || sent === undefined) return false;
  return process.getBuiltinModule('node:crypto').timingSafeEqual(digest(sent), digest(token));
}

function digest(text: string): Buffer {
  return new Bun.CryptoHasher('sha256').update(text).digest();
}
