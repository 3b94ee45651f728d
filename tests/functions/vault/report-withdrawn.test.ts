import { documentPaths, reportId } from '@akada/domain/documents/paths';
import { dropClosedReports } from '@akada/functions/src/vault/report-created.ts';
import { weighReport } from '@akada/functions/src/vault/weigh-report.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { beforeNextCommit, writeListedFile } from './listed.ts';
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
const { db } = vault;
beforeEach(() => deleteReports(vault));

describe('a report withdrawn', () => {
  test('while it is counted is not shown to moderators', async () => {
    const id = await writeListedFile(vault, { user_id: 'ada' });
    await reportFile(vault, id, 'chi');
    await writeReport(vault, id, 'ben', { details: 'Words of mine.' });
    await weighReport(vault.depsAt(), reportId(id, 'ben'));
    beforeNextCommit(async () => {
      // The withdrawal itself finds nothing yet, because the report is just being written.
      await db.doc(documentPaths.report(id, 'ben')).delete();
    });

    await deliverReport(vault, id, 'ben');

    expect(await readReportedFile(vault, id)).toMatchObject({ reports: 1, told: [{ reason: 'spam' }] });
  });

  test('while another report of the file is counted is not shown either', async () => {
    const id = await writeListedFile(vault, { user_id: 'ada' });
    await writeReport(vault, id, 'ben', { details: 'Words of mine.' });
    await writeReport(vault, id, 'chi');
    for (const uid of ['ben', 'chi']) await weighReport(vault.depsAt(), reportId(id, uid));
    beforeNextCommit(() => db.doc(documentPaths.report(id, 'ben')).update({ status: 'closed' }));

    await deliverReport(vault, id, 'chi');

    expect(await readReportedFile(vault, id)).toMatchObject({ reports: 1, told: [{ reason: 'spam' }] });
  });

  test('does not show its file as hidden: the report that hides it may arrive later', async () => {
    const id = await writeListedFile(vault, { user_id: 'ada' });
    await reportFile(vault, id, 's1', 's2');
    for (const uid of ['s3', 's4']) await writeReport(vault, id, uid);
    await db.doc(documentPaths.report(id, 's1')).update({ status: 'closed' });

    await dropClosedReports(vault.depsAt(), id);
    expect(await readReportedFile(vault, id)).toMatchObject({ reports: 3, hidden: false });

    for (const uid of ['s3', 's4']) await deliverReport(vault, id, uid);
    expect(await isHidden(vault, id)).toBe(true);
    expect(await readReportedFile(vault, id)).toMatchObject({ reports: 3, hidden: true });
  });
});
