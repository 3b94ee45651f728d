/**
 * The version and the defaults of stored documents (docs/decisions/0012). It imports no schemas, because the web
 * app loads it at startup.
 */
import { DEFAULT_SETTINGS } from '../account/settings.ts';

/**
 * The stored version. Each migration increases it by one and carries the new number (docs/operations.md, Releases).
 */
export const STORED_VERSION = 7;

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

/** The data of a stored document with its times as Dates and with the defaults of missing fields. */
export function fromStored(path: string, data: object): object {
  return { ...STORED_DEFAULTS[documentKind(path)], ...(withDates(data) as object) };
}

/** Converts every timestamp in a value of a document, at any depth, to a Date. Dates stay as they are. */
export function withDates(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withDates);
  if (value === null || typeof value !== 'object' || value instanceof Date) return value;
  if (isTimestamp(value)) return value.toDate();
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withDates(part)]));
}

/** Each SDK of Firestore has its own class of timestamps. What is stored as a map has no methods. */
function isTimestamp(value: object): value is { toDate(): Date } {
  return 'toDate' in value && typeof value.toDate === 'function';
}
