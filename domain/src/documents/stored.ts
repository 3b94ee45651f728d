/**
 * The version and the defaults of stored documents (docs/decisions/0012). It imports no schemas, because the web
 * app loads it at startup.
 */
import { DEFAULT_SETTINGS } from '../account/settings.ts';

/**
 * The stored version. Each migration increases it by one and carries the new number (docs/operations.md, Releases).
 */
export const STORED_VERSION = 6;

/**
 * The kind of a document: the collection ids on its path, such as `users/tasks` for `users/{uid}/tasks/{id}`.
 */
export function documentKind(path: string): string {
  return path
    .split('/')
    .filter((_, index) => index % 2 === 0)
    .join('/');
}

/**
 * The defaults of fields that documents of earlier releases lack, by the kind of document. A new stored field gets
 * its default here, and is optional in its schema.
 */
export const STORED_DEFAULTS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'users/settings': { ...DEFAULT_SETTINGS },
  vault: { helpful_count: 0 },
};

/** Adds the defaults of missing fields to the data of a document. */
export function withDefaults(path: string, data: object): object {
  return { ...STORED_DEFAULTS[documentKind(path)], ...data };
}
