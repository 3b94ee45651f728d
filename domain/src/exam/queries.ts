/** The queries of mock exams and their material. */
import { collectionPaths } from '../documents/paths.ts';
import { newestQuery, type QuerySpec } from '../documents/query-spec.ts';
import { SET_ORIGINS } from '../practice/practice.ts';

/** Lists are read in pages of this length. */
const PAGE = 20;

/** The student's question sets but those of mock exams, newest first. */
export function materialSetsQuery(uid: string): QuerySpec {
  const from = SET_ORIGINS.filter((origin) => origin !== 'exam');
  return newestQuery({
    collection: collectionPaths.questionSets(uid),
    where: [['from', 'in', from]],
    limit: PAGE,
  });
}

/** The student's mock exams, newest first. */
export function examAttemptsQuery(uid: string): QuerySpec {
  return newestQuery({
    collection: collectionPaths.attempts(uid),
    where: [['kind', '==', 'exam']],
    limit: PAGE,
  });
}
