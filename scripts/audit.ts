/**
 * Compares the pinned packages with the known vulnerabilities, as the registry of the packages lists them.
 *
 *   bun run audit
 *
 * Ends with 0 when none is known, with 1 when one is, and with 2 when the registry answers no audits: that is no clean result.
 */
import { auditOutcome } from './release/audit-outcome.ts';

const { exitCode, stdout, stderr } = Bun.spawnSync([process.execPath, 'audit'], { cwd: `${import.meta.dir}/..` });
const outcome = auditOutcome(exitCode, `${stdout}${stderr}`);
console.log(outcome.words);
process.exitCode = outcome.exitCode;
