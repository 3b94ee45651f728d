import { call } from '@/firebase/functions.ts';

/** Lists what stayed private because it was over a quota; rejects with the server's words while it still is. */
export async function relist(fileId: string): Promise<void> {
  await call('relistFile', { file_id: fileId });
}
