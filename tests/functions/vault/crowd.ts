import { documentPaths } from '@akada/domain/documents/paths';
import { VAULT_CATEGORIES, type VaultCategory } from '@akada/domain/vault/vault';
import { createListedItem, type Vault } from './vault.ts';

const HOUR = 3_600_000;
const CONTRIBUTORS = 50;

/** The subjects that {@link fill} uses. */
const SUBJECTS = Array.from({ length: 20 }, (_, index) => `Subject ${String.fromCharCode(65 + index)}`);

/** Lists `files` files in a vault, the newest at `now` and each other one an hour earlier. */
export async function writeManyFiles({ db }: Pick<Vault, 'db'>, files: number, now: Date): Promise<void> {
  const writer = db.bulkWriter({ throttling: false });
  const written: Promise<unknown>[] = [];
  for (let index = 0; index < files; index += 1) {
    const item = createListedItem({
      user_id: `s${index % CONTRIBUTORS}`,
      filename: `Cells and tissues, part ${index}`,
      category: VAULT_CATEGORIES[index % VAULT_CATEGORIES.length] as VaultCategory,
      ...(index % 5 > 0 && { subject: SUBJECTS[index % SUBJECTS.length] as string }),
      view_count: index % 97,
      download_count: index % 13,
      created_at: new Date(now.getTime() - index * HOUR),
    });
    written.push(writer.create(db.doc(documentPaths.vaultItem(`f${index}`)), item));
  }
  await Promise.all([writer.close(), ...written]);
}
