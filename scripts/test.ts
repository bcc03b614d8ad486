/**
 * Runs the tests and ends with one line of counts: passed, failed, skipped. A run without tests has failed. Arguments are
 * passed on to `bun test`.
 */
export {};

const run = Bun.spawn([process.execPath, 'test', ...process.argv.slice(2)], {
  stdin: 'ignore',
  stdout: 'inherit',
  stderr: 'pipe',
  env: { ...process.env, FORCE_COLOR: process.stderr.isTTY ? '1' : '0' },
});

let report = '';
const decoder = new TextDecoder();
for await (const chunk of run.stderr) {
  process.stderr.write(chunk);
  report += decoder.decode(chunk, { stream: true });
}
const exitCode = await run.exited;

/** The last count of that kind in the runner's closing lines. */
function count(kind: 'pass' | 'fail' | 'skip'): number {
  const plain = Bun.stripANSI(report);
  return Number([...plain.matchAll(new RegExp(`^ *(\\d+) ${kind}$`, 'gm'))].at(-1)?.[1] ?? 0);
}

const passed = count('pass');
const failed = Math.max(count('fail'), exitCode !== 0 || passed === 0 ? 1 : 0);
const skipped = count('skip');
console.log(`${passed} passed, ${failed} failed${skipped === 0 ? '' : `, ${skipped} skipped`}`);
process.exitCode = failed === 0 ? 0 : 1;
