/**
 * Copies an embedded file to the disk. A process that reads 31 MB out of its executable keeps those pages as long as the system
 * has memory to spare, so another process, the same executable, does it.
 */

/** The first argument of the process that copies; the paths follow. */
export const COPY_COMMAND = '--copy-embedded';

/** Throws where it cannot be copied. */
export async function copyEmbedded(embeddedPath: string, path: string): Promise<void> {
  if (!Bun.isStandaloneExecutable) {
    await Bun.write(path, Bun.file(embeddedPath));
    return;
  }
  const command = [process.execPath, COPY_COMMAND, embeddedPath, path];
  const exitCode = await Bun.spawn(command, { stdio: ['ignore', 'ignore', 'ignore'] }).exited;
  if (exitCode !== 0) throw new Error(`${path} was not written`);
}
