import { newAccount } from '@akada/domain/account/account';
import { documentPaths } from '@akada/domain/documents/paths';
import { vaultQuery } from '@akada/domain/vault/queries';
import { vaultItemSchema } from '@akada/domain/vault/schemas';
import { textWordsFromTokens } from '@akada/domain/vault/search';
import { NO_FILTER } from '@akada/domain/vault/vault';
import { pdf } from '@akada/emulators/seed/files/pdf';
import { toQuery } from '@akada/functions/src/lib/run-query.ts';
import { PDF_TEXT_LIMITS, readPdfText } from '@akada/functions/src/vault/read-pdf-text.ts';
import { updateContributorOnFiles } from '@akada/functions/src/vault/update-contributor.ts';
import { vaultItemCreated } from '@akada/functions/src/vault/vault-item-created.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { NOW } from '../../support/backend.ts';
import { expectLogs } from '../../support/logs.ts';
import {
  createChange,
  createVault,
  readStored,
  uploadFile,
  type Vault,
  writeItem,
  writeNote,
} from './vault.ts';

const LEAVES = pdf('Leaves', 'Ada', [
  { heading: 'Chloroplasts', lines: ['Thylakoids hold the pigments of a leaf.'] },
]);
const PROFILE = { full_name: 'Ada Obi', username: 'ada', avatar_url: null };

let vault: Vault;
beforeEach(async () => {
  vault = createVault();
  await vault.db.doc(documentPaths.account('ada')).set(newAccount(NOW));
  await vault.db.doc(documentPaths.profile('ada')).set(PROFILE);
});

async function share(bytes: Uint8Array): Promise<string> {
  const id = await writeItem(vault, { file_url: await uploadFile(vault, 'ada', 'Cells.pdf', { bytes }) });
  await vaultItemCreated(vault.depsAt(), createChange(id));
  return id;
}
const wordsOf = async (id: string) =>
  textWordsFromTokens((await readStored(vault, documentPaths.vaultItem(id), vaultItemSchema))?.tokens ?? []);
const found = async (search: string) =>
  (await toQuery(vault.db, vaultQuery({ ...NO_FILTER, search })).get()).docs.map(({ id }) => id);

describe('a PDF', () => {
  test('is found by a word inside it, even after its contributor changed names', async () => {
    const id = await share(await LEAVES);
    expect(await found('thylakoids')).toEqual([id]);

    await vault.db.doc(documentPaths.profile('ada')).update({ full_name: 'Ngozi' });
    await updateContributorOnFiles(vault, 'ada', '');

    expect(await found('thylakoids')).toEqual([id]);
    expect(await found('ngozi')).toEqual([id]);
  });

  test('that cannot be read is listed without the words inside it', async () => {
    expectLogs('the text of a PDF could not be read');
    const whole = await LEAVES;
    const broken = Buffer.concat([whole.subarray(0, 200), Buffer.alloc(500), Buffer.from('\n%%EOF\n')]);
    const id = await share(broken);

    expect(await found('cells')).toEqual([id]);
    expect(await wordsOf(id)).toEqual([]);
  });

  test('whose event arrives twice is listed once, with the same words', async () => {
    const id = await share(await LEAVES);
    const words = await wordsOf(id);
    await vaultItemCreated(vault.depsAt(), createChange(id));

    expect(words).toContain('pigments');
    expect(await wordsOf(id)).toEqual(words);
  });
});

test('a note is found by a word inside it', async () => {
  const id = await writeNote(vault, { title: 'Leaves', content: 'Stomata open and close.' });
  await vaultItemCreated(vault.depsAt(), createChange(id));

  expect(await found('stomata')).toEqual([id]);
});

describe('reading the text of a PDF', () => {
  test.each([
    ['pages', { pages: 0 }],
    ['characters', { characters: 0 }],
    ['milliseconds', { milliseconds: -1 }],
  ])('stops at its limit of %s', async (_, limit) => {
    expect(await readPdfText(await LEAVES, { ...PDF_TEXT_LIMITS, ...limit })).toBe('');
  });

  test('separates words', async () => {
    expect(await readPdfText(await LEAVES)).toMatch(/Chloroplasts\s+Thylakoids hold/);
  });
});
