import { documentPaths } from '@akada/domain/documents/paths';
import { type VaultStats, vaultStatsSchema } from '@akada/domain/vault/schemas';
import { MAX_SUBJECTS_BY_ONE_STUDENT } from '@akada/domain/vault/vault';
import { rebuildVaultStats } from '@akada/functions/src/vault/rebuild-stats.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { countReads } from '../../support/reads.ts';
import { writeListedFile } from './listed.ts';
import { createVault, readStored, type Vault } from './vault.ts';

let vault: Vault;
beforeEach(() => {
  vault = createVault();
});
const rebuilt = async (): Promise<VaultStats['subjects']> => {
  await rebuildVaultStats(vault.depsAt());
  return (await readStored(vault, documentPaths.vaultStats, vaultStatsSchema))?.subjects ?? [];
};
const names = async () => (await rebuilt()).map(({ subject }) => subject);
/** Lists a file of each subject, shared by one student. */
const share = (user_id: string, subjects: readonly string[]) =>
  Promise.all(subjects.map((subject) => writeListedFile(vault, { user_id, subject })));
const numbered = (count: number, name: (index: string) => string) =>
  Array.from({ length: count }, (_, index) => name(String(index).padStart(3, '0')));

describe('the offered subjects', () => {
  test("are not displaced by one student's 210 notes with names that sort first", async () => {
    const real = numbered(30, (index) => `Subject ${index}`);
    await share('ben', real);
    await share('chi', real);
    await share(
      'eve',
      numbered(105, (index) => `!${index}`),
    );
    await share(
      'eve',
      numbered(105, (index) => `!${index} a`),
    );

    // The walk visits all subjects within a few rebuilds, and what it found stays.
    for (let run = 0; run < 3; run += 1) await rebuilt();
    const offered = await names();

    expect(offered.filter((subject) => subject.startsWith('Subject'))).toEqual(real);
    expect(offered).toHaveLength(real.length + MAX_SUBJECTS_BY_ONE_STUDENT);
  });

  test('leave out subjects without a letter', async () => {
    await share('ben', ['!!!', '123', '😀', '- -', 'C', '化学', '2nd year']);

    expect(await names()).toEqual(expect.arrayContaining(['C', '化学', '2nd year']));
    expect(await names()).toHaveLength(3);
  });

  test('are spelled as most of their files spell them, with single spaces', async () => {
    await share('ben', ['CELL BIOLOGY', 'Cell  Biology', ' Cell Biology ']);
    await share('chi', ['cell biology']);

    expect(await rebuilt()).toEqual([{ subject: 'Cell Biology', files: 4 }]);
  });

  test('include at most 3 of one student, those with the most files, unless another student shares one', async () => {
    await share('ben', ['A', 'B', 'B', 'C', 'C', 'D', 'D', 'D', 'E', 'E']);
    expect(await names()).toEqual(['B', 'C', 'D']);

    // Older than ten files of the other student.
    await writeListedFile(vault, { user_id: 'chi', subject: 'A', created_at: new Date(0) });
    await share('ben', Array(12).fill('A'));
    expect(await names()).toEqual(['A', 'B', 'C', 'D']);
  });

  test('are right after files are listed at once, hidden, restored, deleted and edited', async () => {
    const ids = await share('ben', ['Physics', 'Physics', 'Physics', 'Biology']);
    await share('chi', ['Physics', 'Biology']);
    expect(await rebuilt()).toEqual([
      { subject: 'Biology', files: 2 },
      { subject: 'Physics', files: 4 },
    ]);
    const item = (index: number) => vault.db.doc(documentPaths.vaultItem(ids[index] ?? ''));
    await item(0).update({ hidden: true });
    await item(1).delete();
    await item(2).update({ subject: 'Zoology', subject_lower: 'zoology' });
    expect(await rebuilt()).toEqual([
      { subject: 'Biology', files: 2 },
      { subject: 'Physics', files: 1 },
      { subject: 'Zoology', files: 1 },
    ]);
    await item(0).update({ hidden: false });
    expect(await rebuilt()).toContainEqual({ subject: 'Physics', files: 2 });
  });
});

test('the walk finds a subject that sorts after thousands of others, and it stays', async () => {
  const many = numbered(300, (index) => `A${index}`);
  await Promise.all(
    many.map((subject, index) =>
      writeListedFile(vault, { user_id: `s${index}`, subject, created_at: new Date(1) }),
    ),
  );
  const old = { subject: 'Zoology', created_at: new Date(0) };
  for (const user_id of ['ben', 'chi']) await writeListedFile(vault, { ...old, user_id });

  const runs: boolean[] = [];
  for (let run = 0; run < 8; run += 1) runs.push((await names()).includes('Zoology'));

  const found = runs.indexOf(true);
  expect(found).toBeGreaterThan(-1);
  expect(runs.slice(found)).not.toContain(false);
});

test('a rebuild reads a bounded number of documents and counts, however many subjects there are', async () => {
  await Promise.all(
    numbered(260, (index) => `Subject ${index}`).map((subject, index) =>
      writeListedFile(vault, { user_id: `s${index}`, subject }),
    ),
  );
  await rebuilt();
  const { documents, counted } = await countReads(vault.db, () => rebuildVaultStats(vault.depsAt()));

  // 75 each of the newest files and of the walk, two documents of the emulator's own, and at most 12 for each of 100
  // subjects.
  expect(documents).toBeLessThanOrEqual(75 + 75 + 2 + 100 * 12);
  // One count of contributors, one of all items, four of the categories, and the others of subjects.
  expect(counted).toBeLessThanOrEqual(6 + 50 + 75 + 75);
});
