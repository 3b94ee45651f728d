import { call } from '@/firebase/functions.ts';

/** Changes the student's username. Rejects with the server's message if it is taken or not allowed. */
export async function chooseUsername(username: string): Promise<void> {
  await call('setUsername', { username });
}
