import { documentPaths } from '@akada/domain/documents/paths';
import type { StoredKind } from '@akada/domain/practice/practice';
import { attemptSchema, questionSetSchema, storedCountSchema } from '@akada/domain/practice/schemas';
import { COUNT, newOf, pathOf, STORED } from '../../rules/practice/batches.ts';
import { type Fields, SERVER_TIME } from '../rules/requests.ts';
import { AT, idOr, overwriting, type Target } from './target.ts';

/** A question set or an attempt and the number of them in one batch: one of them mutated, the other matching it. */

const documentTarget = (kind: StoredKind, names: Pick<Target, 'block' | 'what' | 'schema'>): Target => ({
  ...names,
  path: (_, uid) => pathOf(kind, uid, 'one'),
  required: () => ({ created_at: SERVER_TIME }),
  with: (_, uid) => [
    { verb: 'create', path: documentPaths.storedCount(uid, kind), data: { ...COUNT, last_id: 'one' } },
  ],
});

const set = documentTarget('question_sets', {
  block: '/users/{uid}/question_sets/{set}',
  what: 'a question set',
  schema: questionSetSchema,
});
const attempt = documentTarget('attempts', {
  block: '/users/{uid}/attempts/{attempt}',
  what: 'an attempt',
  schema: attemptSchema,
});

/** An attempt that continues is not counted again, and keeps what was stored first. */
const { with: _, ...uncounted } = attempt;
const continued = overwriting(
  uncounted,
  (_, __, { set_id, kind, title, count, started_at, ends_at, submitted_at }) => ({
    ...{ set_id, kind, title, count, started_at, ends_at, submitted_at, created_at: AT },
  }),
);

/** The number after a new attempt; after a deleted one if it is 0, which no new attempt leaves. */
const counted: Target = {
  block: '/users/{uid}/stored_counts/{kind}',
  what: 'the number of attempts',
  schema: storedCountSchema,
  path: (_, uid) => documentPaths.storedCount(uid, 'attempts'),
  before: ({ stored, last_id }: Fields, uid) => {
    const before = stored === 0 ? 1 : Number.isSafeInteger(stored) ? Number(stored) - 1 : 0;
    return {
      ...(before > 0 && { [documentPaths.storedCount(uid, 'attempts')]: { ...COUNT, stored: before } }),
      ...(stored === 0 && { [pathOf('attempts', uid, idOr(last_id, 'one'))]: STORED.attempts }),
    };
  },
  with: ({ stored, last_id }, uid) => {
    const path = pathOf('attempts', uid, idOr(last_id, 'one'));
    return stored === 0 ? [{ verb: 'delete', path }] : [{ verb: 'create', path, data: newOf('attempts') }];
  },
};

export const PRACTICE: readonly Target[] = [set, attempt, continued, counted];
