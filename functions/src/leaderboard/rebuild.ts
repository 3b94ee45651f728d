import { type Day, utcDay } from '@akada/domain/day';
import { RANK_TYPES, type RankType, rankedRows } from '@akada/domain/leaderboard';
import { documentPaths } from '@akada/domain/paths';
import { boardQuery, onBoardsQuery } from '@akada/domain/queries/boards';
import type { LeaderboardRow } from '@akada/domain/schemas/leaderboard';
import type { UserPoints } from '@akada/domain/schemas/points';
import type { Firestore } from 'firebase-admin/firestore';
import { rereading } from '../lib/contention.ts';
import { asRead } from '../lib/documents.ts';
import type { Deps } from '../lib/handler.ts';
import { countOf, toQuery } from '../lib/run-query.ts';

/**
 * Writes the three boards anew, all in one commit. Reads at most 50 students a board, however many there are.
 * Running it twice leaves the same as once. It begins anew when a student left, or another rebuild ended, while it
 * was reading.
 */
export async function rebuildBoards(deps: Pick<Deps, 'db' | 'now'>): Promise<void> {
  await rereading(() => tryToRebuild(deps));
}

async function tryToRebuild({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const created_at = now();
  const today = utcDay(created_at);
  // Read before the students are, so that nobody can leave unnoticed in between.
  const state = await db.doc(documentPaths.boardsState).get();
  const [students, ...boards] = await Promise.all([
    countOf(db, onBoardsQuery()),
    ...RANK_TYPES.map((rankType) => rowsOf(db, rankType, today)),
  ]);
  const batch = db.batch();
  if (state.exists) batch.update(state.ref, { rebuilt_at: created_at }, asRead(state));
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

async function rowsOf(db: Firestore, rankType: RankType, today: Day): Promise<LeaderboardRow[]> {
  const { docs } = await toQuery(db, boardQuery(rankType, today)).get();
  const students = docs.map((doc) => ({ uid: doc.id, points: doc.data() as UserPoints }));
  return rankedRows(rankType, students, today);
}
