import { dayOf } from '@akada/domain/days/day';
import { DEFAULT_ZONE } from '@akada/domain/days/zone';
import { rebuildBoards } from '@akada/functions/src/leaderboard/rebuild.ts';
import { createFirestore, createRankedStudents, writeStudents } from '../functions/leaderboard/students.ts';
import { countReads } from '../support/reads.ts';
import type { Say } from './part.ts';

const SIZES = [100, 10_000] as const;

/** The most documents that a rebuild may read, besides counting students. */
const MAX_DOCUMENTS = 160;

/**
 * Measures what a rebuild of the boards reads with few students and with many.
 *
 * @returns a description of each figure over budget
 */
export async function benchBoards(say: Say): Promise<string[]> {
  say(`\nDocuments read by a rebuild of the boards, budget ${MAX_DOCUMENTS}`);
  const read: number[] = [];
  for (const students of SIZES) {
    const db = createFirestore();
    const now = new Date();
    await writeStudents(db, createRankedStudents(students, dayOf(now, DEFAULT_ZONE)));
    const begun = performance.now();
    const { documents, counted } = await countReads(db, () => rebuildBoards({ db, now: () => now }));
    const took = Math.round(performance.now() - begun);
    say(
      `  ${String(documents).padStart(4)}  with ${students} students, plus ${counted} reads to count them, in ${took} ms`,
    );
    read.push(documents);
  }
  const [few = 0, many = 0] = read;
  return [
    ...(Math.max(few, many) > MAX_DOCUMENTS ? [`a rebuild of the boards reads ${Math.max(few, many)}`] : []),
    ...(few === many
      ? []
      : [`a rebuild of the boards reads ${few} documents with few students, ${many} with many`]),
  ];
}
