import { MAX_SUBJECTS_BY_ONE_STUDENT } from '@akada/domain/vault/vault';
import { rebuildVaultStats } from '@akada/functions/src/vault/rebuild-stats.ts';
import { expect, test } from 'vitest';
import { countReads } from '../../support/reads.ts';
import { writeListedFile } from './listed.ts';
import { createSubjects } from './subjects.ts';

const numbered = (count: number, name: (index: string) => string) =>
  Array.from({ length: count }, (_, index) => name(String(index).padStart(3, '0')));

test("the offered subjects are not displaced by one student's 210 notes with names that sort first", async () => {
  const { share, rebuild, rebuildNames } = createSubjects();
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
  for (let run = 0; run < 3; run += 1) await rebuild();
  const offered = await rebuildNames();

  expect(offered.filter((subject) => subject.startsWith('Subject'))).toEqual(real);
  expect(offered).toHaveLength(real.length + MAX_SUBJECTS_BY_ONE_STUDENT);
});

test('the walk finds a subject that sorts after thousands of others, and it stays', async () => {
  const { vault, rebuildNames } = createSubjects();
  const many = numbered(300, (index) => `A${index}`);
  await Promise.all(
    many.map((subject, index) =>
      writeListedFile(vault, { user_id: `s${index}`, subject, created_at: new Date(1) }),
    ),
  );
  const old = { subject: 'Zoology', created_at: new Date(0) };
  for (const user_id of ['ben', 'chi']) await writeListedFile(vault, { ...old, user_id });

  const runs: boolean[] = [];
  for (let run = 0; run < 8; run += 1) runs.push((await rebuildNames()).includes('Zoology'));

  const found = runs.indexOf(true);
  expect(found).toBeGreaterThan(-1);
  expect(runs.slice(found)).not.toContain(false);
});

test('a rebuild reads a bounded number of documents and counts, however many subjects there are', async () => {
  const { vault, rebuild } = createSubjects();
  await Promise.all(
    numbered(260, (index) => `Subject ${index}`).map((subject, index) =>
      writeListedFile(vault, { user_id: `s${index}`, subject }),
    ),
  );
  await rebuild();
  const { documents, counted } = await countReads(vault.db, () => rebuildVaultStats(vault.depsAt()));

  // 75 each of the newest files and of the walk, two documents of the emulator's own, and at most 12 for each of 100
  // subjects.
  expect(documents).toBeLessThanOrEqual(75 + 75 + 2 + 100 * 12);
  // One count of contributors, one of all items, four of the categories, and the others of subjects.
  expect(counted).toBeLessThanOrEqual(6 + 50 + 75 + 75);
});
