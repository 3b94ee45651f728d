import { call } from '@/firebase/functions.ts';

/** Asks for a username. Rejects with the server's word where it cannot be had. */
export async function chooseUsername(username: string): Promise<void> {
  await call('setUsername', { username });
}
