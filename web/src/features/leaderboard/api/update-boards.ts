import { call } from '@/firebase/functions.ts';

/** Asks for new boards; they are rebuilt at most once a minute, and come by themselves when they are. */
export async function updateBoards(): Promise<void> {
  await call('updateLeaderboardSnapshots', {});
}
