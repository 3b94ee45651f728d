import type { Account } from '@akada/domain/account/schemas';
import { uploadDay, whenDayEnds } from '@akada/domain/days/counted-day';
import { documentPaths } from '@akada/domain/documents/paths';
import { USAGE_FEATURES } from '@akada/domain/payments/plans';
import type { EditUsage, VaultDetails } from '@akada/domain/vault/schemas';
import { VAULT_LIMITS, type VaultType } from '@akada/domain/vault/vault';
import { deleteField, getDoc, increment, writeBatch } from 'firebase/firestore';
import { documentAt, toStored } from '@/firebase/documents.ts';
import { firestore } from '@/firebase/firestore.ts';

/** The student has used all the edits of shared files that a day allows. */
export class EditLimitError extends Error {
  /** @param when in words when the next edit can be saved: 'at midnight' */
  constructor(readonly when: string) {
    super(`no edit left, the next one ${when}`);
  }
}

/**
 * Changes the details of a shared file. A note's title and the day's edit count change in the same commit; a trigger
 * then rebuilds the file's listing.
 *
 * @throws EditLimitError when the day has no edit left
 */
export async function editFile(
  uid: string,
  file: { id: string; type: VaultType },
  { filename, subject, tags, description }: VaultDetails,
): Promise<void> {
  const now = new Date();
  const account = toStored<Account>(await getDoc(documentAt(documentPaths.account(uid)))) ?? {};
  const usage_date = uploadDay(now, account);
  const usage = documentAt(documentPaths.usage(uid, usage_date, USAGE_FEATURES.vaultEdits));
  const used = toStored<EditUsage>(await getDoc(usage))?.usage_count ?? 0;
  if (used >= VAULT_LIMITS.editsADay) throw new EditLimitError(whenDayEnds(now, account));
  const batch = writeBatch(firestore())
    .update(documentAt(documentPaths.vaultItem(file.id)), {
      filename,
      subject: subject ?? deleteField(),
      tags: tags ?? deleteField(),
      description: description ?? deleteField(),
    })
    .set(
      usage,
      {
        feature_name: USAGE_FEATURES.vaultEdits,
        usage_date,
        usage_count: increment(1),
        last_file_id: file.id,
      },
      { merge: true },
    );
  if (file.type === 'note') batch.update(documentAt(documentPaths.note(file.id)), { title: filename });
  await batch.commit();
}
