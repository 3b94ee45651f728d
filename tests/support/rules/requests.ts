/** Requests to Firestore as data, with values that only the server or the time of the run decides. */

export type Fields = Record<string, unknown>;

/** A field that a create leaves out or an update deletes. */
export const ABSENT = Symbol('absent');
/** The server's time of the write. */
export const SERVER_TIME = Symbol('server time');
/**
 * The server's day at the time of the request, in UTC or `ahead` minutes ahead of it, moved by `offset` days and followed
 * by `tail`. Computed for each request, because the day can change during a run.
 */
export class ServerDay {
  constructor(
    readonly offset = 0,
    readonly tail = '',
    readonly ahead = 0,
  ) {}
}
/** A time `ms` milliseconds before the document is written. */
export class Ago {
  constructor(readonly ms: number) {}
}
/** A number by which an update increments a field. */
export class Raised {
  constructor(readonly by: number) {}
}
/** A key and a value that no schema knows. */
export const INTRUDER = 'intruder';

/** Placeholder for the server's UTC day in a path. Fixtures are written with it too, so a run must not cross midnight. */
export const TODAY = '<today>';
/** See {@link TODAY}. */
export const YESTERDAY = '<yesterday>';
export const TOMORROW = '<tomorrow>';
/** See {@link TODAY}: the day `days` days later. */
export const dayAfter = (days: number) => `<today${days < 0 ? '' : '+'}${days}>`;
/** See {@link TODAY}: the day where clocks are `ahead` minutes ahead of UTC. */
export const todayAt = (ahead: number) => `<today at ${ahead}>`;

/** A write of one document. */
export interface Write {
  verb: 'create' | 'update' | 'delete';
  path: string;
  /** The whole document, or what an update changes. */
  data?: Fields;
}
/** The writes of a batch. */
export type Batch = readonly [Write, ...Write[]];

export interface Request {
  verb: Write['verb'] | 'get' | 'list' | 'count' | 'list everywhere';
  /** The path of the document, or of the collection that is listed or counted. */
  path: string;
  /** Limits a list or a count to documents whose field has this value. */
  where?: readonly [field: string, value: unknown];
  /** The limit of a list or a count; none by default. */
  limit?: number;
  /** The whole document, or what an update changes. */
  data?: Fields;
  /** Further writes in the same batch. */
  with?: readonly Write[];
}
