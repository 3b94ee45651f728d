import { utcDay } from '@akada/domain/days/day';
import { documentPaths } from '@akada/domain/documents/paths';
import { withDates } from '@akada/domain/documents/stored';
import { RANK_TYPES, type RankType, rankedRows } from '@akada/domain/leaderboard/leaderboard';
import { boardQueries, onBoardsQuery } from '@akada/domain/leaderboard/queries';
import type { LeaderboardRow } from '@akada/domain/leaderboard/schemas';
import type { UserPoints } from '@akada/domain/points/schemas';
import type { Firestore } from 'firebase-admin/firestore';
import { ifUnchanged } from '../lib/documents.ts';
import type { Deps } from '../lib/handler.ts';
import { retryOnConflict } from '../lib/retry-on-conflict.ts';
import { countDocuments, toQuery } from '../lib/run-query.ts';

/**
 * Rebuilds the three boards in one commit. Reads at most 400 students, however many accounts exist. Idempotent. Starts
 * over if a student leaves, or another rebuild finishes, while it is reading.
 */
export async function rebuildBoards(deps: Pick<Deps, 'db' | 'now'>): Promise<void> {
  await retryOnConflict(() => tryToRebuild(deps));
}

async function tryToRebuild({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const created_at = now();
  // Read before the students, so that a student who leaves in between is noticed.
  const state = await db.doc(documentPaths.boardsState).get();
  const [students, ...boards] = await Promise.all([
    countDocuments(db, onBoardsQuery()),
    ...RANK_TYPES.map((rankType) => rowsOf(db, rankType, created_at)),
  ]);
  const batch = db.batch();
  if (state.exists) batch.update(state.ref, { rebuilt_at: created_at }, ifUnchanged(state));
  else batch.create(state.ref, { rebuilt_at: created_at });
  RANK_TYPES.forEach((rank_type, index) => {
    batch.set(db.doc(documentPaths.board(rank_type)), {
      rank_type,
      rows: boards[index] ?? [],
      students,
      created_at,
    });
  });
  await batch.commit();
}

/** The rows of a board. Students whose day has passed are left out, as their score is 0. */
async function rowsOf(db: Firestore, rankType: RankType, at: Date): Promise<LeaderboardRow[]> {
  const read = await Promise.all(boardQueries(rankType, utcDay(at)).map((query) => toQuery(db, query).get()));
  const students = read.flatMap(({ docs }) =>
    docs.map((doc) => ({ uid: doc.id, points: withDates(doc.data()) as UserPoints })),
  );
  return rankedRows(rankType, students, at);
}
