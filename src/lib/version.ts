/** The version of the program, as released. */
import manifest from '../../package.json' with { type: 'json' };

export const VERSION: string = manifest.version;
