import { documentPaths } from '@akada/domain/documents/paths';
import type { Moderation } from '@akada/domain/support/tickets';
import { vaultItemSchema } from '@akada/domain/vault/schemas';
import { moderateFile } from '@akada/functions/src/vault/moderate-file.ts';
import { expect, test } from 'vitest';
import { NOW } from '../../support/backend.ts';
import { writeListedFile } from './listed.ts';
import { createVault, readStored } from './vault.ts';

const vault = createVault();
const decide = (file_id: string, decision: Moderation, at = NOW) =>
  moderateFile(vault.depsAt(at), { uid: 'mod', isModerator: true }, { file_id, decision });

test('stores since when a file is hidden, and removes it once the file is listed again', async () => {
  const id = await writeListedFile(vault, { user_id: 'bola' });
  const hiddenAt = async () =>
    (await readStored(vault, documentPaths.vaultItem(id), vaultItemSchema))?.hidden_at;
  await decide(id, 'hide');
  expect(await hiddenAt()).toEqual(NOW);
  await moderateFile(
    vault.depsAt(new Date(NOW.getTime() + 1)),
    { uid: 'mod', isModerator: true },
    {
      ...{ file_id: id, decision: 'hide' },
    },
  );
  expect(await hiddenAt()).toEqual(NOW);
  await decide(id, 'restore');
  expect(await hiddenAt()).toBeUndefined();
});
