/**
 * Runs the set-up and then the service in one process, so that a signal reaches the service. Arguments are passed on to
 * `serve`. Whoever starts it from source tries it: so the key of the first start is printed, also without a terminal.
 */
import { endWithStarters } from './starters.ts';

endWithStarters();
await import('./setup.ts');
process.argv = [...process.argv.slice(0, 2), 'serve', '--print-key', ...process.argv.slice(2)];
await import('../src/main.ts');
