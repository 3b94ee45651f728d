import { profileSchema } from '@akada/domain/account/schemas';
import { documentPaths } from '@akada/domain/documents/paths';
import { buildListing } from '@akada/domain/vault/listing';
import type { VaultItem } from '@akada/domain/vault/schemas';
import { topWords } from '@akada/domain/vault/search';
import type { DocumentReference } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { parseDocument } from '../lib/documents.ts';
import type { Deps } from '../lib/handler.ts';
import { toLoggedPath, toLogText } from '../lib/log-text.ts';
import { PDF_TEXT_LIMITS, readPdfText } from './read-pdf-text.ts';

/**
 * Makes a listed PDF searchable by the words in it. A PDF that can't be read (scanned, locked, broken) stays listed
 * without them.
 */
export async function indexPdfText(
  { db, bucket }: Pick<Deps, 'db' | 'bucket'>,
  ref: DocumentReference,
  { path, size }: { path: string; size: number },
): Promise<void> {
  if (size > PDF_TEXT_LIMITS.bytes) return;
  const words = await readWords(bucket().file(path));
  if (words.length === 0) return;
  await db.runTransaction(async (transaction) => {
    const item = (await transaction.get(ref)).data() as VaultItem | undefined;
    if (item?.hidden === undefined) return;
    // Read in the transaction, because a changed contributor name rewrites the tokens at the same time.
    const profile = parseDocument(
      profileSchema,
      await transaction.get(db.doc(documentPaths.profile(item.user_id))),
    );
    transaction.update(ref, { tokens: buildListing(item, profile, words).tokens });
  });
}

async function readWords(file: { name: string; download(): Promise<[Buffer]> }): Promise<string[]> {
  try {
    const [bytes] = await file.download();
    return topWords(await readPdfText(bytes));
  } catch (error) {
    logger.warn('the text of a PDF could not be read', {
      path: toLoggedPath(file.name),
      error: toLogText(error),
    });
    return [];
  }
}
