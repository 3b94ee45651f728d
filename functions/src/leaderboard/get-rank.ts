import type { CallableOutput } from '@akada/domain/callables/contracts';
import { countedDay } from '@akada/domain/days/counted-day';
import { documentPaths } from '@akada/domain/documents/paths';
import { withDates } from '@akada/domain/documents/stored';
import { boardScore, type RankType } from '@akada/domain/leaderboard/leaderboard';
import { onBoardsQuery, studentsAheadQuery } from '@akada/domain/leaderboard/queries';
import type { UserPoints } from '@akada/domain/points/schemas';
import type { DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import type { Deps, Handler } from '../lib/handler.ts';
import { countDocuments } from '../lib/run-query.ts';

type Rank = CallableOutput<'getRank'>;

/** The fields to read of a board and of a cached rank, without the board's rows. */
const FIELDS = ['created_at', 'students', 'rank', 'rebuilt_at'];

/**
 * The caller's true rank, by counting the students ahead. It is cached until the board is rebuilt, so that asking again
 * costs two reads.
 */
export const getRank: Handler<'getRank'> = async (deps, { uid }, { rank_type }) => {
  const { db } = deps;
  const rankRef = db.doc(documentPaths.rank(uid, rank_type));
  const [board, stored] = (await db.getAll(db.doc(documentPaths.board(rank_type)), rankRef, {
    fieldMask: FIELDS,
  })) as [DocumentSnapshot, DocumentSnapshot];
  const rebuiltAt = board.get('created_at') as Timestamp | undefined;
  const storedFor = stored.get('rebuilt_at') as Timestamp | undefined;
  if (rebuiltAt && storedFor?.isEqual(rebuiltAt)) {
    return { rank: stored.get('rank') as number | null, students: stored.get('students') as number };
  }
  const rank = await countRank(deps, uid, rank_type);
  // The cost of counting grows with the number of students, and the last rebuild has counted them.
  const students = rebuiltAt ? (board.get('students') as number) : await countDocuments(db, onBoardsQuery());
  const answer: Rank = { rank, students: Math.max(students, rank ?? 0) };
  if (rebuiltAt) await rankRef.set({ ...answer, rebuilt_at: rebuiltAt });
  return answer;
};

async function countRank({ db, now }: Deps, uid: string, rankType: RankType): Promise<number | null> {
  const points = withDates((await db.doc(documentPaths.points(uid)).get()).data()) as UserPoints | undefined;
  if (!points?.on_boards) return null;
  const at = now();
  const score = boardScore(rankType, points, at);
  return score > 0
    ? (await countDocuments(db, studentsAheadQuery(rankType, countedDay(at, points), score))) + 1
    : null;
}
