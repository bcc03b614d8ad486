/** The operator's own activities: the YAML files of a folder, in addition to the built-in activities. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from '../config/config-error.ts';
import { type ActivityCatalogue, BUILT_IN, extendCatalogue } from '../decision/activities.ts';
import { ProfileError } from '../decision/profile.ts';
import type { ProfileFile } from '../decision/profile-file.ts';
import { fileFailure } from '../lib/file-failure.ts';
import { readTextFile, TextFileError } from '../lib/text-file.ts';

/** All activities: the built-in ones, and those of the folder in the order of their file names. Throws `ConfigError`. */
export async function openActivities(folder: string | null): Promise<ActivityCatalogue> {
  if (folder === null) return BUILT_IN;
  try {
    return extendCatalogue(BUILT_IN, await Promise.all(profilePaths(folder).map(readProfileFile)));
  } catch (error) {
    if (error instanceof ProfileError) throw new ConfigError(`FAIRDAY_ACTIVITIES: ${error.message}`);
    throw error;
  }
}

/** The activity profile in a file. Throws `ProfileError`, or `ConfigError` when the file cannot be read. */
export async function readProfileFile(path: string): Promise<ProfileFile> {
  // Loaded here, because most services have no activities of their own.
  const { parseProfileFile } = await import('../decision/profile-file.ts');
  let text: string;
  try {
    text = readTextFile(path);
  } catch (error) {
    throw new ConfigError(`the activity profile ${path} cannot be used: ${reasonOf(error)}`);
  }
  return parseProfileFile(text, path);
}

function profilePaths(folder: string): string[] {
  try {
    const names = readdirSync(folder).filter((name) => /^[^.].*\.ya?ml$/.test(name));
    return names.sort().map((name) => join(folder, name));
  } catch (error) {
    throw new ConfigError(`FAIRDAY_ACTIVITIES must be a folder of *.yaml files; ${folder}: ${fileFailure(error)}`);
  }
}

function reasonOf(error: unknown): string {
  return error instanceof TextFileError ? error.message : fileFailure(error);
}
