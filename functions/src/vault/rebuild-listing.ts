import { isDeepStrictEqual } from 'node:util';
import { profileSchema } from '@akada/domain/account/schemas';
import { documentPaths } from '@akada/domain/documents/paths';
import { buildListing } from '@akada/domain/vault/listing';
import {
  noteSchema,
  type VaultDetails,
  type VaultItem,
  vaultDetailsSchema,
} from '@akada/domain/vault/schemas';
import { textWordsFromTokens, topWords } from '@akada/domain/vault/search';
import { noteSize } from '@akada/domain/vault/vault';
import type { DocumentData } from 'firebase-admin/firestore';
import type { DocumentChange } from '../lib/document-triggers.ts';
import { parseDocument } from '../lib/documents.ts';
import type { Deps } from '../lib/handler.ts';

const DETAILS = Object.keys(vaultDetailsSchema.shape) as (keyof VaultDetails)[];

/**
 * Rebuilds an item's listing after its contributor has edited its name, subject, tags or description. The words of its
 * text stay. Nothing else changes: not whether it is hidden, no count, no points. It uses the stored item and not the
 * event, so events may come late, twice or in any order.
 */
export async function rebuildListingIfEdited(
  { db }: Pick<Deps, 'db'>,
  { id, before, after }: Pick<DocumentChange, 'id' | 'before' | 'after'>,
): Promise<void> {
  // An unlisted item gets its listing when it is listed.
  if (after?.hidden === undefined || !before || sameDetails(before, after)) return;
  await db.runTransaction(async (transaction) => {
    const ref = db.doc(documentPaths.vaultItem(id));
    const item = (await transaction.get(ref)).data() as VaultItem | undefined;
    if (!item) return;
    const reported = await transaction.get(db.doc(documentPaths.reportedFile(id)));
    const profile = parseDocument(
      profileSchema,
      await transaction.get(db.doc(documentPaths.profile(item.user_id))),
    );
    const note =
      item.type === 'note'
        ? parseDocument(noteSchema, await transaction.get(db.doc(documentPaths.note(id))))
        : null;
    const text = note ? topWords(note.content) : textWordsFromTokens(item.tokens);
    // A note's size includes its title.
    const listing = { ...buildListing(item, profile, text), size: note ? noteSize(note) : item.size };
    if (!isDeepStrictEqual({ ...item, ...listing }, item)) transaction.update(ref, listing);
    // Moderators see the current name beside the one it was reported under.
    if (reported.exists && reported.get('filename') !== item.filename) {
      transaction.update(reported.ref, { filename: item.filename });
    }
  });
}

function sameDetails(one: DocumentData, other: DocumentData): boolean {
  return DETAILS.every((field) => isDeepStrictEqual(one[field], other[field]));
}
