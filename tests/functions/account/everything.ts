/** Students with data in every place that can hold any. */
import { ACCOUNT_DELETION, avatarPath, avatarUrl } from '@akada/domain/account/account';
import { AI_UPLOADS_FOLDER } from '@akada/domain/ai/ai';
import {
  collectionPaths,
  deckCardsPath,
  documentPaths,
  sharedCollections,
  vaultCounts,
} from '@akada/domain/documents/paths';
import { PAYMENT_STATUSES } from '@akada/domain/payments/payments';
import { deleteAccountHandler } from '@akada/functions/src/account/delete-account.ts';
import { setUsername } from '@akada/functions/src/account/set-username.ts';
import { rebuildBoards } from '@akada/functions/src/leaderboard/rebuild.ts';
import type { Caller, Deps } from '@akada/functions/src/lib/handler.ts';
import { incrementDownloadCount, incrementViewCount } from '@akada/functions/src/vault/count-use.ts';
import { markerRef } from '@akada/functions/src/vault/objects.ts';
import { reportCreated } from '@akada/functions/src/vault/report-created.ts';
import { FieldValue } from 'firebase-admin/firestore';
import { NOW } from '../../support/backend.ts';
import { createListedItem } from '../vault/vault.ts';
import { fileIdOf, noteIdOf, textBy, uidStart, usernameOf } from './names.ts';
import { writePayment } from './paid.ts';
import { createPlace, type Place } from './place.ts';

/** A document for each collection of a student. A new collection without one does not compile. */
const OWN: Record<keyof typeof collectionPaths, object> = {
  planner: { title: 'Read' },
  tasks: { title: 'Write', status: 'completed' },
  notifications: { title: 'Hello', unread: true },
  journal: { content: 'Today', created_at: NOW },
  ledger: { points: 5 },
  streaks: { activity_date: '2026-03-01' },
  rewards: { reward_name: 'Dark' },
  access: { feature_name: 'x' },
  usage: { usage_count: 1 },
  aiUsage: { input_summary: 'Cells' },
  aiResults: { title: 'Cells', file_url: null },
  aiReservations: { status: 'settled' },
  deviceResults: { title: 'Cells', source: 'device', file: { from: 'vault', file_id: 'cells' } },
  modelFiles: { owner: 'chats/one', service_name: 'files/one' },
  chats: { title: 'Cells', turns: [{ role: 'student', text: 'Hi', at: NOW }] },
  decks: { title: 'Cells' },
  cards: { front: 'What is a cell?', deck_id: 'one' },
  reviewSummaries: { due: { '2026-03-01': 2 }, new: 1 },
  reviewSittings: { count: 1, reviews: 'one 1772352000000 undo' },
  questionSets: { title: 'Cells', count: 1, questions: '{"questions":[]}' },
  attempts: { set_id: 'one', title: 'Cells', answers: { 0: '2' } },
  storedCounts: { stored: 1, last_id: 'one' },
  notes: { title: 'Cells', content: 'Private' },
  library: { filename: 'Cells' },
  bookmarks: { filename: 'Cells' },
  helpfulVotes: {},
  nudges: { status: 'done' },
  focusSessions: { minutes: 25 },
  focusMonths: { days: { '01': 25 } },
};

/** Which shared collections hold data of a student once {@link createTwoStudents} has run. */
const SHARED: Record<keyof typeof sharedCollections, 'filled' | 'empty'> = {
  points: 'filled',
  catalog: 'empty',
  migrations: 'empty',
  vault: 'filled',
  tickets: 'filled',
  reportedFiles: 'filled',
  contributors: 'filled',
  vaultObjects: 'filled',
  accounts: 'filled',
  // Written only by a deletion.
  accountDeletions: 'empty',
  usernames: 'filled',
  closedPayments: 'empty',
  payments: 'filled',
  subscriptions: 'filled',
  lifetimeSlots: 'filled',
};

/** Fills every place that does not need a second student. */
async function fill(place: Place, uid: string): Promise<void> {
  const { db, deps, bucket } = place;
  const batch = db.batch();
  for (const [key, data] of Object.entries(OWN)) {
    const path = collectionPaths[key as keyof typeof collectionPaths](uid);
    batch.set(db.doc(`${path}/one`), { ...data, words: textBy(uid), at: NOW });
  }
  batch.set(db.doc(`${deckCardsPath(uid, 'one')}/card`), { front: textBy(uid) });
  // Cards whose deck is deleted, and a collection that the code does not know.
  batch.set(db.doc(`${deckCardsPath(uid, 'gone')}/card`), { front: textBy(uid) });
  batch.set(db.doc(`users/${uid}/one_day/one`), { words: textBy(uid) });
  batch.set(db.doc(documentPaths.settings(uid)), { on_boards: true, theme: 'akada' });
  batch.set(db.doc(documentPaths.rank(uid, 'all-time')), { rank: 1 });
  batch.update(db.doc(documentPaths.profile(uid)), { avatar_url: avatarUrl(uid, 1) });
  batch.update(db.doc(documentPaths.points(uid)), { points_earned: 300, avatar_url: avatarUrl(uid, 1) });

  const path = `vault_files/${uid}/1700000000000_Cells.pdf`;
  const file = createListedItem({ user_id: uid, file_url: `gs://${bucket.name}/${path}`, filename: 'Cells' });
  batch.set(db.doc(documentPaths.vaultItem(fileIdOf(uid))), file);
  const note = createListedItem({ user_id: uid, file_url: null, type: 'note', filename: 'Notes' });
  batch.set(db.doc(documentPaths.vaultItem(noteIdOf(uid))), note);
  batch.set(db.doc(documentPaths.note(noteIdOf(uid))), { title: 'Notes', content: textBy(uid) });
  batch.set(db.doc(`${sharedCollections.contributors}/${uid}`), {});
  batch.set(markerRef(db, `vault_files/${uid}/other.pdf`), {
    path: `vault_files/${uid}/other.pdf`,
    created_at: NOW,
  });
  batch.set(db.doc('support_tickets/tool_request'.concat(`_${uidStart(uid)}`)), {
    ...{ type: 'tool_request', user_id: uid, details: textBy(uid), status: 'open', created_at: NOW },
  });
  await batch.commit();

  await setUsername(deps, { uid }, { username: usernameOf(uid) });
  for (const name of [path, `${AI_UPLOADS_FOLDER}/${uid}/1700000000000_Own.pdf`, avatarPath(uid)]) {
    await bucket.file(name).save(Buffer.from(textBy(uid)), { resumable: false });
  }
  for (const status of PAYMENT_STATUSES) await writePayment(place, uid, status);
}

/** Adds what one student leaves on another's file: a view, a download, a vote, a report and an AI result. */
async function meet({ db, deps, bucket }: Place, uid: string, other: string): Promise<void> {
  const file_id = fileIdOf(other);
  await incrementViewCount(deps, { uid }, { file_id });
  await incrementDownloadCount(deps, { uid }, { file_id });
  await db
    .batch()
    .create(db.doc(documentPaths.helpfulVote(uid, file_id)), { voted_at: NOW })
    .update(db.doc(documentPaths.vaultItem(file_id)), { helpful_count: FieldValue.increment(1) })
    .commit();
  const report = db.doc(documentPaths.report(file_id, uid));
  const details = textBy(uid);
  await report.set({
    ...{ type: 'report', user_id: uid, file_id, reason: 'other', details },
    ...{ status: 'open', created_at: NOW },
  });
  await reportCreated(deps, { id: report.id });
  const file_url = `gs://${bucket.name}/vault_files/${other}/1700000000000_Cells.pdf`;
  for (const collection of [collectionPaths.aiResults(uid), collectionPaths.chats(uid)]) {
    await db.doc(`${collection}/of_other`).set({ title: 'Cells', file_url });
  }
}

/** Two students with data in every place, who have used each other's files, in a project of their own. */
export async function createTwoStudents(): Promise<[place: Place, uid: string, other: string]> {
  const place = createPlace();
  const [uid, other] = [await place.createStudent(), await place.createStudent()];
  await fill(place, uid);
  await fill(place, other);
  await meet(place, uid, other);
  await meet(place, other, uid);
  await rebuildBoards(place.deps);
  return [place, uid, other];
}

/** Deletes an account as its owner would. */
export function deleteAccount({ deps, provider }: Place, caller: Caller, bent: Partial<Deps> = {}) {
  const { confirmation } = ACCOUNT_DELETION;
  return deleteAccountHandler(provider)({ ...deps, ...bent }, caller, { confirmation });
}

/** The collections that should hold data of the student but are empty, such as one that this file does not fill yet. */
export async function findEmptyCollections({ db }: Place, uid: string): Promise<string[]> {
  const own = Object.values(collectionPaths).map((path) => path(uid));
  const shared = Object.entries(sharedCollections)
    .filter(([key]) => SHARED[key as keyof typeof sharedCollections] === 'filled')
    .map(([, path]) => path);
  const uses = Object.keys(vaultCounts);
  const empty = await Promise.all([
    ...[...own, ...shared].map(async (path) =>
      (await db.collection(path).limit(1).get()).empty ? path : [],
    ),
    ...uses.map(async (id) => ((await db.collectionGroup(id).limit(1).get()).empty ? id : [])),
  ]);
  return empty.flat();
}
