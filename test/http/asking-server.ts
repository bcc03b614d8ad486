/** A server that begins to answer a question and never ends, to be killed by a test: FOLDER is its data directory. */
import { readConfig } from '../../src/config/read-config.ts';
import { createLog } from '../../src/http/log.ts';
import { startServer } from '../../src/http/server.ts';
import { openService } from '../../src/service/open-service.ts';
import { testParser } from '../ask/interpretations.ts';

const config = readConfig(new Map(), {
  FAIRDAY_PORT: '0',
  FAIRDAY_DATA_DIR: process.argv[2],
  FAIRDAY_WEATHER: 'typical',
  FAIRDAY_FREE_PREMIUM_DAY: '0',
  FAIRDAY_NWS_URL: 'off',
  FAIRDAY_SWIC_URL: 'off',
  FAIRDAY_SWPC_URL: 'off',
});
const phraser = {
  async *phrase(): AsyncGenerator<string> {
    console.log('phrasing');
    await new Promise(() => {});
    yield '';
  },
};
const service = await openService(config, () => {}, { forServer: true, ask: { parser: testParser, phraser } });
const log = createLog('off', () => {}, Date.now);
console.log(`listening ${startServer(service, log).url}`);
