import { sharedCollections } from '@akada/domain/documents/paths';
import { serverTimestamp, setDoc } from 'firebase/firestore';
import { newDocumentIn } from '@/firebase/documents.ts';
import { writeWhenAccountOpen } from '@/firebase/open-account.ts';

/** Saves a student's request for a new tool as a ticket. */
export function requestTool(uid: string, details: string): Promise<void> {
  return writeWhenAccountOpen(uid, () =>
    setDoc(newDocumentIn(sharedCollections.tickets), {
      type: 'tool_request',
      user_id: uid,
      details,
      status: 'open',
      created_at: serverTimestamp(),
    }),
  );
}
