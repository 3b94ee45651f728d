/** Stored documents across releases (docs/decisions/0012). No schemas here: the web app reads by this in its first load. */
import { DEFAULT_SETTINGS } from '../account/settings.ts';

/**
 * The version of what is stored. It goes up by one with each migration, which carries the new number (docs/operations.md,
 * Releases).
 */
export const STORED_VERSION = 6;

/** Of which kind a document is: the ids of the collections on its path, `users/tasks` for `users/{uid}/tasks/{id}`. */
export function kindOf(path: string): string {
  return path
    .split('/')
    .filter((_, index) => index % 2 === 0)
    .join('/');
}

/**
 * What fields mean that a document of an earlier release lacks, by the document's kind. A field that is added to what is
 * stored gets its default here, and may be absent in its schema.
 */
export const STORED_DEFAULTS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'users/settings': { ...DEFAULT_SETTINGS },
  vault: { helpful_count: 0 },
};

/** A document's data with the defaults for the fields that it lacks. */
export function withDefaults(path: string, data: object): object {
  return { ...STORED_DEFAULTS[kindOf(path)], ...data };
}
