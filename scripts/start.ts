/**
 * Runs the set-up and then the service in one process, so that a signal reaches the service. Arguments are passed on to
 * `serve`.
 */
import './setup.ts';

process.argv = [...process.argv.slice(0, 2), 'serve', ...process.argv.slice(2)];
await import('../src/main.ts');
