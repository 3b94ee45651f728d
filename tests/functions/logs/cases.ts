/** Inputs of every function, with the marker in each field that a student or a third party can write. */
import { ACCOUNT_DELETION } from '@akada/domain/account/account';
import { DEFAULT_SETTINGS } from '@akada/domain/account/settings';
import type { CallableInput, CallableName } from '@akada/domain/callables/contracts';
import { newCard } from '@akada/domain/cards/card';
import { newMemory } from '@akada/domain/cards/memory';
import { formatReview } from '@akada/domain/cards/sittings';
import { collectionPaths, documentPaths, sharedCollections } from '@akada/domain/documents/paths';
import { newUserPoints } from '@akada/domain/points/points';
import type { ReportReason } from '@akada/domain/support/tickets';
import { vaultFolder } from '@akada/domain/vault/stored-files';
import type { Firestore } from 'firebase-admin/firestore';
import { NOW } from '../../support/backend.ts';
import { createListedItem } from '../vault/vault.ts';
import { MARK, SHORT_MARK } from './marker.ts';

/** An id as long as an idempotency key. */
const ID = `${MARK}-0123456789`;
const TX_REF = `akada_1772352000000_${MARK}`;
export const FILE_NAME = `1772352000000_${MARK}.pdf`;

const REASON: ReportReason = 'other';

/** Valid inputs of each callable. */
export const INPUTS: { [Name in CallableName]: () => CallableInput<Name>[] } = {
  openAccount: () => [{ zone: MARK }, {}],
  setUsername: () => [{ username: SHORT_MARK }],
  exportData: () => [{}],
  deleteAccount: () => [{ confirmation: ACCOUNT_DELETION.confirmation }],
  reportProblem: () => [
    { message: MARK, stack: MARK, path: MARK, version: MARK },
    {
      message: `Unexpected token '${MARK}'`,
      stack: `${MARK}Error: ${MARK}\n    at ${MARK} (https://x/${MARK}.js:1:2)\n${MARK}@x/${MARK}.js:1:2`,
      path: `/${MARK}/dashboard`,
      version: `1.0.${MARK}`.slice(0, 20),
    },
  ],
  redeemReward: () => [{ reward_id: 'extra_ai_uses', idempotency_key: ID }],
  updateLeaderboardSnapshots: () => [{}],
  getRank: () => [{ rank_type: 'all-time' }],
  incrementViewCount: () => [{ file_id: ID }],
  incrementDownloadCount: () => [{ file_id: ID }],
  generate: () => [
    { tool: 'explainer', request_id: ID, prompt: MARK, level: 'simple', length: 'short' },
    { tool: 'flashcards', request_id: ID, prompt: MARK, count: 5 },
    { tool: 'chat', request_id: ID, prompt: MARK, chat_id: ID },
    { tool: 'summarizer', request_id: ID, prompt: MARK, file: { from: 'upload', name: FILE_NAME } },
    { tool: 'summarizer', request_id: ID, prompt: MARK, file: { from: 'vault', file_id: ID } },
  ],
  recordLabTime: () => [{}],
  relistFile: () => [{ file_id: ID }],
  moderateFile: () => [
    { file_id: ID, decision: 'hide' },
    { file_id: ID, decision: 'delete' },
  ],
  createPayment: () => [{ plan: 'pro' }],
  verifyPayment: () => [{ tx_ref: TX_REF, transaction_id: 7, plan: 'pro' }],
  disputePayment: () => [{ tx_ref: TX_REF }],
  requestSupport: () => [
    { idempotency_key: ID, subject: MARK, details: MARK, payment_reference: TX_REF, about_file_id: ID },
  ],
};

/** The student's documents before a function runs, by path: valid for their schemas, with the marker in their texts. */
export function studentDocuments(uid: string): Record<string, object> {
  const file_url = `gs://demo-akada-logs.appspot.com/${vaultFolder(uid)}/${FILE_NAME}`;
  const payment = {
    ...{ user_id: uid, plan: 'pro', amount: 5_000, currency: 'NGN', payment_reference: TX_REF },
    ...{ flutterwave_tx_ref: TX_REF, status: 'pending', payment_method: null, verified_at: null },
    ...{ created_at: new Date(), transaction_id: null, problem: MARK, paid_at: null, refunded_at: null },
    lifetime_slot: null,
  };
  const ticket = { user_id: uid, status: 'open', created_at: NOW, details: MARK };
  return {
    [documentPaths.account(uid)]: { current_plan: 'free', plan_expires_at: null, created_at: NOW },
    [documentPaths.profile(uid)]: { full_name: MARK, username: null, avatar_url: MARK },
    [documentPaths.points(uid)]: { ...newUserPoints(MARK, NOW), total_points: 5_000 },
    [documentPaths.settings(uid)]: { ...DEFAULT_SETTINGS, zone: MARK },
    [documentPaths.payment(TX_REF)]: payment,
    [documentPaths.vaultItem(ID)]: {
      ...createListedItem({ user_id: uid, type: 'pdf', file_url, hidden: false }),
      ...{ filename: MARK, subject: MARK, tags: [MARK] },
    },
    [`${sharedCollections.tickets}/report_${ID}_${uid}`]: {
      ...ticket,
      type: 'report',
      file_id: ID,
      reason: REASON,
    },
    [`${sharedCollections.tickets}/refund_${TX_REF}`]: {
      ...{ ...ticket, type: 'refund_request', payment_reference: TX_REF },
    },
    [`${collectionPaths.tasks(uid)}/${ID}`]: { title: MARK, status: 'completed' },
    [`${sharedCollections.vaultObjects}/${ID}`]: {
      ...{ path: `${vaultFolder(uid)}/${FILE_NAME}`, created_at: new Date(0) },
    },
    [documentPaths.accountDeletion(`${uid}-left`)]: { requested_at: new Date(0), note: MARK },
  };
}

/** Writes the documents of {@link studentDocuments}. */
export async function writeStudentDocuments(db: Firestore, uid: string): Promise<void> {
  const batch = db.batch();
  for (const [path, data] of Object.entries(studentDocuments(uid))) batch.set(db.doc(path), data);
  await batch.commit();
}

/** The document in a trigger's event, for each kind of document that a trigger listens to. */
export const DOCUMENTS: Record<string, object> = {
  profiles: { full_name: MARK, username: MARK, avatar_url: MARK },
  'users/tasks': { title: MARK, description: MARK, status: 'completed', due_date: MARK, created_at: NOW },
  'users/planner': { title: MARK, completed: true, date: '2026-03-01', category: 'study', subject: MARK },
  'users/journal_entries': { entry_text: MARK, mood: 'good', goals: [MARK], study_time: 1, created_at: NOW },
  'users/decks': { title: MARK, cards: 5, next_due: NOW, created_at: NOW },
  'users/decks/cards': { ...newCard({ front: MARK, back: MARK, source: MARK }, MARK, 0, NOW) },
  'users/review_sittings': {
    started_at: NOW,
    count: 1,
    reviews: formatReview({ card: MARK, at: NOW, rating: 'good', ms: 2_000, before: newMemory(NOW) }),
    updated_at: NOW,
  },
  'users/attempts': {
    ...{ set_id: ID, kind: 'practice', title: MARK, count: 1, answers: { 0: MARK }, flagged: '' },
    ...{ started_at: NOW, ends_at: null, submitted_at: NOW, right: 0, score: 0, created_at: NOW },
  },
  'users/focus_sessions': { day: '2026-03-01', minutes: 25, title: MARK, started_at: NOW, ended_at: NOW },
  'users/ai_results': {
    tool: 'chat',
    title: MARK,
    input: MARK,
    result: MARK,
    file_url: MARK,
    created_at: NOW,
  },
  'users/chats': { title: MARK, turns: [{ role: 'student', text: MARK, at: NOW }], updated_at: NOW },
  'users/model_files': {
    owner: MARK,
    service_name: MARK,
    service_uri: MARK,
    uploaded_at: NOW,
  },
  user_points: { ...newUserPoints(MARK, NOW), current_streak: 7, total_points: 500 },
  'users/settings': { ...DEFAULT_SETTINGS, zone: MARK },
  support_tickets: {
    type: 'report',
    file_id: ID,
    reason: REASON,
    details: MARK,
    status: 'open',
    created_at: NOW,
  },
  vault: { ...createListedItem({ type: 'pdf', hidden: false }), filename: MARK, subject: MARK, tags: [MARK] },
};

/** Bodies that the payment webhook may receive. */
export const WEBHOOKS: readonly unknown[] = [
  { event: 'charge.completed', data: { id: 7, tx_ref: TX_REF, status: MARK, customer: { name: MARK } } },
  { event: 'refund.completed', data: { id: 9, tx_id: 7, tx_ref: TX_REF, status: 'completed', meta: MARK } },
  { event: 'chargeback.lost', data: { tx_ref: TX_REF, status: 'lost' } },
  { event: MARK, data: { [MARK]: MARK } },
  MARK,
];
