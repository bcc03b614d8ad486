/** Who can reach a server that starts: keys travel in clear unless something in front of it speaks TLS. */
import { networkInterfaces } from 'node:os';
import type { Config } from '../config/config.ts';
import { isLoopback, parseIp } from '../lib/ip.ts';

/** Sentences for the operator of a server that listens at `address`; none where it can be reached from this machine alone. */
export function exposure({ host, baseUrl }: Pick<Config, 'host' | 'baseUrl'>, address: string): string[] {
  const ip = parseIp(host);
  if (host === 'localhost' || (ip !== null && isLoopback(ip))) return [];
  const everywhere = ip?.bytes.every((byte) => byte === 0);
  const port = new URL(address).port;
  const others = everywhere ? outsideIps().map((outside) => `http://${outside}:${port}`) : [];
  const at = others.length === 0 ? '' : `, at ${others.slice(0, MAX_SHOWN).join(' and ')}`;
  const reached = `other machines can reach this server${at}`;
  if (baseUrl?.startsWith('https:') === true) return [reached];
  return [
    `${reached}. API keys travel in clear without TLS: let a proxy with TLS stand in front of it and name its address in FAIRDAY_BASE_URL, or listen on 127.0.0.1`,
  ];
}

const MAX_SHOWN = 3;

function outsideIps(): string[] {
  return Object.values(networkInterfaces()).flatMap((ips = []) =>
    ips.filter(({ internal, family }) => !internal && family === 'IPv4').map(({ address }) => address),
  );
}
