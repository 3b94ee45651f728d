import { call } from '@/firebase/functions.ts';

/**
 * Lists an item that stayed private because of a quota; rejects with the server's message while the quota has no room.
 */
export async function relist(fileId: string): Promise<void> {
  await call('relistFile', { file_id: fileId });
}
