import { beforeEach, describe, expect, test } from 'vitest';
import { NOW } from '../../support/backend.ts';
import { writeListedFile } from './listed.ts';
import {
  deleteReports,
  deliverReport,
  isHidden,
  readReportedFile,
  reportFile,
  writeReport,
} from './reports.ts';
import { createVault } from './vault.ts';

const vault = createVault();
const minutes = (count: number) => new Date(NOW.getTime() + count * 60_000);
beforeEach(() => deleteReports(vault));

describe('the record of a student', () => {
  /** Gives a student reports that moderators have decided, on an earlier day. */
  const decided = async (uid: string, status: 'upheld' | 'rejected', count: number) => {
    for (let index = 0; index < count; index += 1) {
      await writeReport(vault, `${status}-${index}-${uid}`, uid, {
        status,
        created_at: minutes(-3 * 24 * 60),
      });
    }
  };

  test('of 4 upheld reports lets two students hide a file', async () => {
    const id = await writeListedFile(vault, { user_id: 'bola' });
    await decided('s1', 'upheld', 4);
    await reportFile(vault, id, 's1');
    expect(await isHidden(vault, id)).toBe(false);
    await reportFile(vault, id, 's2');

    expect(await isHidden(vault, id)).toBe(true);
    const reporters = (await readReportedFile(vault, id))?.told.map(({ reporter }) => reporter);
    expect(reporters).toContainEqual(
      expect.objectContaining({ user_id: 's1', weight: 2, upheld: 4, rejected: 0 }),
    );
  });

  test('of 2 rejected reports gives the next one no weight', async () => {
    const id = await writeListedFile(vault, { user_id: 'bola' });
    await decided('s1', 'rejected', 2);
    await reportFile(vault, id, 's1', 's2', 's3');

    expect(await isHidden(vault, id)).toBe(false);
    await reportFile(vault, id, 's4');
    expect(await isHidden(vault, id)).toBe(true);
  });

  test('does not change the weight of an earlier report', async () => {
    const id = await writeListedFile(vault, { user_id: 'bola' });
    await reportFile(vault, id, 's1');
    await decided('s1', 'rejected', 2);
    await deliverReport(vault, id, 's1');
    await reportFile(vault, id, 's2', 's3');

    expect(await isHidden(vault, id)).toBe(true);
  });
});
