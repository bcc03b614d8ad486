/** What the patterns of a language are about, in order of gravity; all patterns of one subject have to match. */
import type { UncoveredSubject } from '../uncovered-subjects.ts';

export type NamedGrave = readonly [subject: UncoveredSubject, all: readonly string[], unless?: string];
