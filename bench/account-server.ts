/**
 * A server for the benchmark of charges: the normal service or, with `single`, one that charges each call in its own
 * transaction. Prints its URL.
 */
import { readConfig } from '../src/config/read-config.ts';
import { createLog } from '../src/http/log.ts';
import { startServer } from '../src/http/server.ts';
import { openService } from '../src/service/open-service.ts';

const [dataDir, mode] = process.argv.slice(2);
const config = readConfig(new Map(), {
  FAIRDAY_PORT: '0',
  FAIRDAY_DATA_DIR: dataDir,
  FAIRDAY_WEATHER: 'typical',
  FAIRDAY_RATE_PER_SECOND: '1000000',
  FAIRDAY_RATE_BURST: '1000000',
  FAIRDAY_FREE_DECISION_MONTH: '0',
});
const service = await openService(config, () => {});
if (mode === 'single') {
  const { accounts } = service;
  const charge = accounts.charge.bind(accounts);
  let last: Promise<unknown> = Promise.resolve();
  accounts.charge = (request) => {
    const mine = last.then(() => charge(request));
    last = mine.catch(() => {});
    return mine;
  };
}
const server = startServer(
  service,
  createLog('off', () => {}, Date.now),
);
console.log(`listening ${server.url}`);
process.on('SIGTERM', async () => {
  await server.stop(1_000);
  await service.close();
  process.exit(0);
});
