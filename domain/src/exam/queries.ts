/** The queries of the material for mock exams. */
import { collectionPaths } from '../documents/paths.ts';
import { newestQuery, type QuerySpec, rangeQuery } from '../documents/query-spec.ts';
import { SET_ORIGINS } from '../practice/practice.ts';

/** The student's question sets but those of mock exams, newest first, in pages of 20. */
export function materialSetsQuery(uid: string): QuerySpec {
  const from = SET_ORIGINS.filter((origin) => origin !== 'exam');
  return newestQuery({
    collection: collectionPaths.questionSets(uid),
    where: [['from', 'in', from]],
    limit: 20,
  });
}

/** Mock exams whose time is running, begun on any device; among them those that were submitted early. */
export function runningExamsQuery(uid: string, now: Date): QuerySpec {
  return rangeQuery({ collection: collectionPaths.attempts(uid), by: 'ends_at', from: now, limit: 3 });
}
