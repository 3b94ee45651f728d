import { documentPaths } from '@akada/domain/documents/paths';
import type { StoredKind } from '@akada/domain/practice/practice';
import type { Attempt, QuestionSet } from '@akada/domain/practice/schemas';
import { allowOrDeny, type PersonaName } from '../../support/rules/builders.ts';
import { type Batch, type Fields, SERVER_TIME, type Write } from '../../support/rules/requests.ts';

/** Question sets, attempts, and the numbers of them: a batch writes both. Each case has its own student. */

export const AT = new Date('2026-03-01T08:00:00.000Z');

const SET: QuestionSet = {
  title: 'Osmosis',
  from: 'note',
  made_by: 'device',
  count: 2,
  questions: '{"questions":[]}',
  created_at: AT,
};
const ATTEMPT: Attempt = {
  ...{ set_id: 'one', kind: 'practice', title: 'Osmosis', count: 2, answers: { 0: '1' }, flagged: '1' },
  ...{ started_at: AT, ends_at: null, submitted_at: null, right: 1, score: 50, created_at: AT },
};

/** A stored document of each kind, and a new one. */
export const STORED: Record<StoredKind, Fields> = { question_sets: { ...SET }, attempts: { ...ATTEMPT } };
export const newOf = (kind: StoredKind): Fields => ({ ...STORED[kind], created_at: SERVER_TIME });
export const COUNT: Fields = { stored: 1, last_id: 'new' };

export const pathOf = (kind: StoredKind, uid: string, id: string) =>
  (kind === 'attempts' ? documentPaths.attempt : documentPaths.questionSet)(uid, id);

export interface Situation {
  /** To follow 'a student can'. */
  what: string;
  allowed: boolean;
  by?: PersonaName;
  /** The fields of the stored document `one`; null if there is none. There is always another, `two`. */
  one?: Fields | null;
  /** The stored number; null for none. */
  count?: Fields | null;
  account?: Fields | null;
  writes: (uid: string) => Batch;
}
export const { allow, deny } = allowOrDeny<Situation>();

export const NOTHING_STORED = { one: null, count: null };

/** The writes of one kind of document. */
export function writesOf(kind: StoredKind) {
  return {
    create: (uid: string, change: Fields = {}, id = 'new'): Write => ({
      verb: 'create',
      path: pathOf(kind, uid, id),
      data: { ...newOf(kind), ...change },
    }),
    update: (uid: string, change: Fields = {}, id = 'one'): Write => ({
      verb: 'update',
      path: pathOf(kind, uid, id),
      data: change,
    }),
    remove: (uid: string, id = 'one'): Write => ({ verb: 'delete', path: pathOf(kind, uid, id) }),
    firstCount: (uid: string, change: Fields = {}): Write => ({
      verb: 'create',
      path: documentPaths.storedCount(uid, kind),
      data: { ...COUNT, ...change },
    }),
    count: (uid: string, stored: unknown, last_id = 'new'): Write => ({
      verb: 'update',
      path: documentPaths.storedCount(uid, kind),
      data: { stored, last_id },
    }),
  };
}
