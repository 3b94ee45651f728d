/** The queries of practice. */
import { collectionPaths } from '../documents/paths.ts';
import { newestQuery, type QuerySpec, rangeQuery } from '../documents/query-spec.ts';
import type { StoredKind } from './practice.ts';
import type { Attempt } from './schemas.ts';

/** The student's practices and mock exams, or those of one kind, newest first, in pages of 20. */
export function attemptsQuery(uid: string, kind?: Attempt['kind']): QuerySpec {
  return newestQuery({
    collection: collectionPaths.attempts(uid),
    where: kind === undefined ? [] : [['kind', '==', kind]],
    limit: 20,
  });
}

/** The oldest documents of a kind of which the student stores a limited number. */
export function oldestStoredQuery(uid: string, kind: StoredKind, limit: number): QuerySpec {
  const collection = kind === 'attempts' ? collectionPaths.attempts(uid) : collectionPaths.questionSets(uid);
  return rangeQuery({ collection, by: 'created_at', limit });
}
