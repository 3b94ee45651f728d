import { collectionPaths, documentPaths, sharedCollections } from '@akada/domain/documents/paths';
import type { UserPoints } from '@akada/domain/points/schemas';
import { finishDeletions } from '@akada/functions/src/account/finish-deletions.ts';
import { profileWritten } from '@akada/functions/src/account/profile-written.ts';
import { syncBoardVisibility } from '@akada/functions/src/leaderboard/sync-board-visibility.ts';
import { pointsChanged } from '@akada/functions/src/points/points-changed.ts';
import {
  focusSessionCreated,
  journalEntryCreated,
  taskWritten,
} from '@akada/functions/src/points/triggers.ts';
import { reportCreated } from '@akada/functions/src/vault/report-created.ts';
import { vaultFileArrived } from '@akada/functions/src/vault/vault-file-arrived.ts';
import { vaultFileGone } from '@akada/functions/src/vault/vault-file-gone.ts';
import { vaultItemCreated } from '@akada/functions/src/vault/vault-item-created.ts';
import { vaultItemDeleted } from '@akada/functions/src/vault/vault-item-deleted.ts';
import { vaultListingChanged } from '@akada/functions/src/vault/vault-listing-changed.ts';
import type { DocumentData } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { NOW } from '../../support/backend.ts';
import { expectLogs } from '../../support/logs.ts';
import { createTwoStudents, deleteAccount } from './everything.ts';
import { fileIdOf, uidStart } from './names.ts';

/** Runs every trigger for what the deletion removed, and for what the student did just before it. */
test('events delivered after the last pass succeed and leave nothing behind', async () => {
  expectLogs('a ticket about money was open when its account was deleted');
  const [place, uid, other] = await createTwoStudents();
  const was = async (path: string) => (await place.db.doc(path).get()).data() as DocumentData;
  const [task, entry] = [`${collectionPaths.tasks(uid)}/one`, `${collectionPaths.journal(uid)}/one`];
  const paths = [task, entry, documentPaths.points(uid), documentPaths.profile(uid)];
  const [done, written, points, profile] = await Promise.all(paths.map(was));
  const item = await was(documentPaths.vaultItem(fileIdOf(uid)));
  await deleteAccount(place, { uid, signedInAt: NOW });
  place.clock.now = new Date(NOW.getTime() + 2 * 3_600_000);
  await finishDeletions(place.deps);

  const { deps } = place;
  const change = (id: string, before?: DocumentData, after?: DocumentData) => ({
    uid,
    id,
    before,
    after,
    at: NOW,
  });
  const path = `vault_files/${uid}/1700000000000_Cells.pdf`;
  const richer = { ...points, points_earned: (points as UserPoints).points_earned + 250 };
  await taskWritten(deps, change('one', undefined, { ...done, status: 'completed' }));
  await taskWritten(deps, change('one', done, undefined));
  await journalEntryCreated(deps, change('one', undefined, written));
  await focusSessionCreated(deps, change('one', undefined, { day: '2026-03-01' }));
  await pointsChanged(deps, change(uid, points, richer));
  await syncBoardVisibility(deps, { uid });
  await profileWritten(deps, change(uid, profile, undefined));
  await vaultItemCreated(deps, change(fileIdOf(uid), undefined, item));
  await vaultListingChanged(deps, change(fileIdOf(uid), item, undefined));
  await vaultItemDeleted(deps, change(fileIdOf(uid), item, undefined));
  await vaultFileArrived(deps, { path, at: NOW });
  await vaultFileGone(deps, { path });
  await reportCreated(deps, { id: `report_${fileIdOf(other)}_${uid}` });

  expect(await place.mentioning(uidStart(uid))).toEqual([]);
  const contributors = await place.db.collection(sharedCollections.contributors).get();
  expect(contributors.docs.map(({ id }) => id)).toEqual([other]);
}, 60_000);
