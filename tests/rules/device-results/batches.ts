import type { DeviceResult } from '@akada/domain/ai/device-results-schemas';
import { documentPaths } from '@akada/domain/documents/paths';
import { allowOrDeny, type PersonaName } from '../../support/rules/builders.ts';
import { type Batch, type Fields, SERVER_TIME, type Write } from '../../support/rules/requests.ts';

/** Results made on the student's device, and the number of them: a batch writes both. Each case has its own student. */

export const AT = new Date('2026-03-01T08:00:00.000Z');
/** A stored conversation. */
export const RESULT: DeviceResult = {
  tool: 'chat',
  title: 'Osmosis',
  input: 'What is osmosis?',
  result: '[]',
  source: 'device',
  created_at: AT,
  updated_at: AT,
};
/** A new result. */
export const NEW_RESULT: Fields = { ...RESULT, created_at: SERVER_TIME, updated_at: SERVER_TIME };
export const USAGE: Fields = { feature_name: 'device_results', results: 1, last_result_id: 'new' };

export interface Situation {
  /** To follow 'a student can'. */
  what: string;
  allowed: boolean;
  by?: PersonaName;
  /** The fields of the stored result `one`; null if there is none. Another, `two`, is an essay. */
  one?: Fields | null;
  /** The stored usage; null for none. */
  usage?: Fields | null;
  account?: Fields | null;
  writes: (uid: string) => Batch;
}
export const { allow, deny } = allowOrDeny<Situation>();

export const NOTHING_STORED = { one: null, usage: null };

export const create = (uid: string, change: Fields = {}, id = 'new'): Write => ({
  verb: 'create',
  path: documentPaths.deviceResult(uid, id),
  data: { ...NEW_RESULT, ...change },
});
export const update = (uid: string, change: Fields = {}, id = 'one'): Write => ({
  verb: 'update',
  path: documentPaths.deviceResult(uid, id),
  data: { updated_at: SERVER_TIME, ...change },
});
export const remove = (uid: string, id = 'one'): Write => ({
  verb: 'delete',
  path: documentPaths.deviceResult(uid, id),
});
export const firstCount = (uid: string, change: Fields = {}): Write => ({
  verb: 'create',
  path: documentPaths.deviceResultsUsage(uid),
  data: { ...USAGE, ...change },
});
export const count = (uid: string, results: unknown, last_result_id = 'new', change: Fields = {}): Write => ({
  verb: 'update',
  path: documentPaths.deviceResultsUsage(uid),
  data: { results, last_result_id, ...change },
});
