import { contracts } from '@akada/domain/callables/contracts';
import { documentPaths } from '@akada/domain/documents/paths';
import { incrementViewCount } from '@akada/functions/src/vault/count-use.ts';
import { moderateFile } from '@akada/functions/src/vault/moderate-file.ts';
import { beforeEach, expect, test } from 'vitest';
import { isHidden, readNotifications, readReportedFile, reportFile } from './reports.ts';
import { createListedItem, createVault } from './vault.ts';

/** IDs as clients could choose them before the rules limited them. */
const LONG = 'x'.repeat(1_400);
const LONGEST = 'é'.repeat(750);

const vault = createVault();
const { db } = vault;
const itemOf = (id: string) => db.doc(documentPaths.vaultItem(id));

/** Validates like the callable: a request that the contract refuses never reaches its handler. */
const decide = (file_id: string, decision: 'hide' | 'delete') =>
  moderateFile(
    vault.depsAt(),
    { uid: 'mod', isModerator: true },
    contracts.moderateFile.input.parse({ file_id, decision }),
  );

beforeEach(async () => {
  for (const id of [LONG, LONGEST])
    await itemOf(id).set(createListedItem({ user_id: 'ada', filename: 'Cells' }));
});

test('a file with an ID from before the limit can be reported and waits for a moderator', async () => {
  await reportFile(vault, LONG, 's1');

  expect(await readReportedFile(vault, LONG)).toMatchObject({ reports: 1, status: 'open' });
});

test.each([LONG, LONGEST])(
  'moderators can hide and delete a file with an ID from before the limit',
  async (id) => {
    await decide(id, 'hide');
    expect(await isHidden(vault, id)).toBe(true);

    await decide(id, 'delete');
    expect((await itemOf(id).get()).exists).toBe(false);
    expect(
      Object.keys(await readNotifications(vault, 'ada')).some((id) => id.startsWith('vault_removed_')),
    ).toBe(true);
  },
);

test('views of a file with an ID from before the limit are counted', async () => {
  const input = contracts.incrementViewCount.input.parse({ file_id: LONG });

  expect(await incrementViewCount(vault.depsAt(), { uid: 'ben' }, input)).toEqual({ counted: true });
});
