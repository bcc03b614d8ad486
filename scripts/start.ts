/**
 * `start`: the set-up, then the service, in one process, so that a signal to it reaches the service.
 * Arguments go on to `serve`.
 */
import './setup.ts';

process.argv = [...process.argv.slice(0, 2), 'serve', ...process.argv.slice(2)];
await import('../src/main.ts');
