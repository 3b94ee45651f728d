import { call } from '@/firebase/functions.ts';

/** Requests a rebuild of the boards, which happens at most once a minute. The live queries bring the new boards. */
export async function updateBoards(): Promise<void> {
  await call('updateLeaderboardSnapshots', {});
}
