import { documentPaths } from '@akada/domain/documents/paths';
import { describe, expect, test } from 'vitest';
import { writeListedFile } from './listed.ts';
import { createSubjects } from './subjects.ts';

describe('the offered subjects', () => {
  test('leave out subjects without a letter', async () => {
    const { share, rebuildNames } = createSubjects();
    await share('ben', ['!!!', '123', '😀', '- -', 'C', '化学', '2nd year']);

    expect(await rebuildNames()).toEqual(expect.arrayContaining(['C', '化学', '2nd year']));
    expect(await rebuildNames()).toHaveLength(3);
  });

  test('are spelled as most of their files spell them, with single spaces', async () => {
    const { share, rebuild } = createSubjects();
    await share('ben', ['CELL BIOLOGY', 'Cell  Biology', ' Cell Biology ']);
    await share('chi', ['cell biology']);

    expect(await rebuild()).toEqual([{ subject: 'Cell Biology', files: 4 }]);
  });

  test('include at most 3 of one student, those with the most files, unless another student shares one', async () => {
    const { vault, share, rebuildNames } = createSubjects();
    await share('ben', ['A', 'B', 'B', 'C', 'C', 'D', 'D', 'D', 'E', 'E']);
    expect(await rebuildNames()).toEqual(['B', 'C', 'D']);

    // Older than ten files of the other student.
    await writeListedFile(vault, { user_id: 'chi', subject: 'A', created_at: new Date(0) });
    await share('ben', Array(12).fill('A'));
    expect(await rebuildNames()).toEqual(['A', 'B', 'C', 'D']);
  });

  test('are right after files are listed at once, hidden, restored, deleted and edited', async () => {
    const { vault, share, rebuild } = createSubjects();
    const ids = await share('ben', ['Physics', 'Physics', 'Physics', 'Biology']);
    await share('chi', ['Physics', 'Biology']);
    expect(await rebuild()).toEqual([
      { subject: 'Biology', files: 2 },
      { subject: 'Physics', files: 4 },
    ]);
    const item = (index: number) => vault.db.doc(documentPaths.vaultItem(ids[index] ?? ''));
    await item(0).update({ hidden: true });
    await item(1).delete();
    await item(2).update({ subject: 'Zoology', subject_lower: 'zoology' });
    expect(await rebuild()).toEqual([
      { subject: 'Biology', files: 2 },
      { subject: 'Physics', files: 1 },
      { subject: 'Zoology', files: 1 },
    ]);
    await item(0).update({ hidden: false });
    expect(await rebuild()).toContainEqual({ subject: 'Physics', files: 2 });
  });
});
