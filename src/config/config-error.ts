/** What a setting that cannot be used ends a command with. */

/** A setting that cannot be used; the message is one line that names it and says which values are valid. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}
