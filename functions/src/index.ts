/** Connects each handler to its trigger. All work is done in the handlers. */

import { AVATAR } from '@akada/domain/account/account';
import { AI_LIMITS, AI_UPLOADS_FOLDER } from '@akada/domain/ai/ai';
import type { CallableName } from '@akada/domain/callables/contracts';
import { REGION } from '@akada/domain/callables/region';
import {
  collectionPaths,
  deckCardsPath,
  documentPaths,
  sharedCollections,
} from '@akada/domain/documents/paths';
import { PAYMENT_LIMITS } from '@akada/domain/payments/payments';
import { VAULT_FOLDER } from '@akada/domain/vault/stored-files';
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { setGlobalOptions } from 'firebase-functions';
import { onRequest } from 'firebase-functions/https';
import { avatarArrived as avatarArrivedHandler } from './account/avatar-arrived.ts';
import { copyNames as copyNamesHandler } from './account/copy-names.ts';
import { deleteAccountHandler } from './account/delete-account.ts';
import { exportData as exportDataHandler } from './account/export-data.ts';
import { finishDeletions as finishDeletionsHandler } from './account/finish-deletions.ts';
import { openAccount as openAccountHandler } from './account/open-account.ts';
import { profileWritten as profileWrittenHandler } from './account/profile-written.ts';
import { setUsername as setUsernameHandler } from './account/set-username.ts';
import { syncZone as copyZoneHandler, correctZones as correctZonesHandler } from './account/sync-zone.ts';
import { GEMINI_API_KEY, modelConfig } from './ai/config.ts';
import { geminiFiles } from './ai/gemini/files.ts';
import { generateHandler } from './ai/generate.ts';
import { askModel } from './ai/model.ts';
import {
  aiResultDeleted as aiResultDeletedHandler,
  chatDeleted as chatDeletedHandler,
  modelFileDeleted as modelFileDeletedHandler,
} from './ai/model-file-deleted.ts';
import { sweepModelFiles as sweepModelFilesHandler } from './ai/sweep-model-files.ts';
import { sweepAiUploads as sweepAiUploadsHandler } from './ai/sweep-uploads.ts';
import { tools } from './ai/tools/index.ts';
import { aiUploadArrived as aiUploadArrivedHandler } from './ai/upload-arrived.ts';
import {
  deckCardWritten as deckCardWrittenHandler,
  deckDeleted as deckDeletedHandler,
} from './cards/deck-card-written.ts';
import { deckUpdated as deckUpdatedHandler } from './cards/deck-updated.ts';
import { getRank as getRankHandler } from './leaderboard/get-rank.ts';
import { rebuildBoards } from './leaderboard/rebuild.ts';
import { syncBoardVisibility } from './leaderboard/sync-board-visibility.ts';
import { updateLeaderboardSnapshots as updateLeaderboardSnapshotsHandler } from './leaderboard/update-leaderboard-snapshots.ts';
import { callable, streamingCallable } from './lib/callable.ts';
import { whenCreated, whenDeleted, whenUpdated, whenWritten } from './lib/document-triggers.ts';
import { whenFileDeleted, whenFileUploaded } from './lib/file-triggers.ts';
import type { Deps, HandlerOf } from './lib/handler.ts';
import { onSchedule, runAndLogFailure } from './lib/platform.ts';
import { ONE_AT_A_TIME, SCALE } from './lib/scale.ts';
import {
  apiConfig,
  checkoutConfig,
  FLUTTERWAVE_SECRET_HASH,
  FLUTTERWAVE_SECRET_KEY,
} from './payments/config.ts';
import { createPaymentHandler } from './payments/create-payment.ts';
import { disputePayment as disputePaymentHandler } from './payments/dispute-payment.ts';
import { endPlans as endPlansHandler } from './payments/end-plans.ts';
import { flutterwave } from './payments/flutterwave.ts';
import { reconcilePayments as reconcilePaymentsHandler } from './payments/reconcile.ts';
import { verifyPaymentHandler } from './payments/verify-payment.ts';
import { warnOfPlanEnd as warnOfPlanEndHandler } from './payments/warn-of-plan-end.ts';
import { handleWebhook } from './payments/webhook.ts';
import { attemptWritten as attemptWrittenHandler } from './points/attempt-written.ts';
import { pointsChanged as pointsChangedHandler } from './points/points-changed.ts';
import { recordLabTime as recordLabTimeHandler } from './points/record-lab-time.ts';
import { redeemReward as redeemRewardHandler } from './points/redeem-reward.ts';
import { sittingWritten as sittingWrittenHandler } from './points/sitting-written.ts';
import {
  deckCreated as deckCreatedHandler,
  entryWritten as entryWrittenHandler,
  focusSessionCreated as focusSessionCreatedHandler,
  journalEntryCreated as journalEntryCreatedHandler,
  taskWritten as taskWrittenHandler,
} from './points/triggers.ts';
import { reportProblemHandler } from './problems/report-problem.ts';
import { requestSupport as requestSupportHandler } from './support/request-support.ts';
import { ticketCreated } from './support/ticket-created.ts';
import {
  incrementDownloadCount as incrementDownloadCountHandler,
  incrementViewCount as incrementViewCountHandler,
} from './vault/count-use.ts';
import { moderateFile as moderateFileHandler } from './vault/moderate-file.ts';
import { rebuildVaultStats as rebuildVaultStatsHandler } from './vault/rebuild-stats.ts';
import { relistFile as relistFileHandler } from './vault/relist-file.ts';
import { sweepVault as sweepVaultHandler } from './vault/sweep.ts';
import { vaultFileArrived as vaultFileArrivedHandler } from './vault/vault-file-arrived.ts';
import { vaultFileGone as vaultFileGoneHandler } from './vault/vault-file-gone.ts';
import { vaultItemCreated as vaultItemCreatedHandler } from './vault/vault-item-created.ts';
import { vaultItemDeleted as vaultItemDeletedHandler } from './vault/vault-item-deleted.ts';
import { vaultListingChanged as vaultListingChangedHandler } from './vault/vault-listing-changed.ts';

initializeApp();
setGlobalOptions(SCALE);
const deps: Deps = {
  db: getFirestore(),
  auth: getAuth(),
  bucket: () => getStorage().bucket(),
  now: () => new Date(),
};
const provider = flutterwave(apiConfig);
const files = geminiFiles(modelConfig);

/** The handler of each contract. A missing one is a type error. */
const handlers: { [Name in CallableName]: HandlerOf<Name> } = {
  openAccount: openAccountHandler,
  setUsername: setUsernameHandler,
  exportData: exportDataHandler,
  deleteAccount: deleteAccountHandler(provider),
  redeemReward: redeemRewardHandler,
  updateLeaderboardSnapshots: updateLeaderboardSnapshotsHandler,
  getRank: getRankHandler,
  incrementViewCount: incrementViewCountHandler,
  incrementDownloadCount: incrementDownloadCountHandler,
  generate: generateHandler({ ask: askModel, files, tools }),
  recordLabTime: recordLabTimeHandler,
  relistFile: relistFileHandler,
  moderateFile: moderateFileHandler,
  createPayment: createPaymentHandler(checkoutConfig, provider),
  verifyPayment: verifyPaymentHandler(provider),
  disputePayment: disputePaymentHandler,
  requestSupport: requestSupportHandler,
  reportProblem: reportProblemHandler(),
};

/** Seconds allowed for a function that reads or deletes all of a student's data. */
const LONG = 540;

export const openAccount = callable('openAccount', deps, handlers.openAccount);
export const setUsername = callable('setUsername', deps, handlers.setUsername);
export const profileWritten = whenWritten(documentPaths.profile('{uid}'), deps, profileWrittenHandler);
export const copyNames = onSchedule(
  { ...ONE_AT_A_TIME, schedule: 'every 5 minutes', region: REGION, timeoutSeconds: LONG },
  () => copyNamesHandler(deps),
);
export const avatarArrived = whenFileUploaded(AVATAR.folder, deps, avatarArrivedHandler);
export const exportData = streamingCallable('exportData', deps, handlers.exportData, {
  timeoutSeconds: LONG,
  // Several copies of a page of documents are in memory while it is sent.
  memory: '1GiB',
  concurrency: 4,
});
export const deleteAccount = callable('deleteAccount', deps, handlers.deleteAccount, {
  secrets: [FLUTTERWAVE_SECRET_KEY],
  timeoutSeconds: LONG,
});
export const finishDeletions = onSchedule(
  {
    ...ONE_AT_A_TIME,
    schedule: 'every 1 hours',
    region: REGION,
    secrets: [FLUTTERWAVE_SECRET_KEY],
    timeoutSeconds: LONG,
  },
  () => finishDeletionsHandler({ ...deps, provider }),
);

// One instance, because it counts each student's reports in memory. That also limits the cost of a release that
// fails for every student.
export const reportProblem = callable('reportProblem', deps, handlers.reportProblem, ONE_AT_A_TIME);

export const redeemReward = callable('redeemReward', deps, handlers.redeemReward);
export const taskWritten = whenWritten(`${collectionPaths.tasks('{uid}')}/{task}`, deps, taskWrittenHandler);
export const entryWritten = whenWritten(
  `${collectionPaths.planner('{uid}')}/{entry}`,
  deps,
  entryWrittenHandler,
);
export const journalEntryCreated = whenCreated(
  `${collectionPaths.journal('{uid}')}/{entry}`,
  deps,
  journalEntryCreatedHandler,
);
export const focusSessionCreated = whenCreated(
  documentPaths.focusSession('{uid}', '{session}'),
  deps,
  focusSessionCreatedHandler,
);
export const sittingWritten = whenWritten(
  documentPaths.reviewSitting('{uid}', '{sitting}'),
  deps,
  sittingWrittenHandler,
);
export const attemptWritten = whenWritten(
  documentPaths.attempt('{uid}', '{attempt}'),
  deps,
  attemptWrittenHandler,
);
export const deckCreated = whenCreated(`${collectionPaths.decks('{uid}')}/{deck}`, deps, deckCreatedHandler);
export const deckUpdated = whenUpdated(documentPaths.deck('{uid}', '{deck}'), deps, deckUpdatedHandler);
export const deckDeleted = whenDeleted(documentPaths.deck('{uid}', '{deck}'), deps, deckDeletedHandler);
export const deckCardWritten = whenWritten(
  `${deckCardsPath('{uid}', '{deck}')}/{card}`,
  deps,
  deckCardWrittenHandler,
);
export const pointsChanged = whenUpdated(documentPaths.points('{uid}'), deps, pointsChangedHandler);

export const updateLeaderboardSnapshots = callable(
  'updateLeaderboardSnapshots',
  deps,
  handlers.updateLeaderboardSnapshots,
);
// Few instances: with millions of students each call counts thousands of index entries.
export const getRank = callable('getRank', deps, handlers.getRank, { maxInstances: 2 });

export const rebuildLeaderboards = onSchedule(
  { ...ONE_AT_A_TIME, schedule: 'every 15 minutes', region: REGION },
  () => rebuildBoards(deps),
);

export const copyOnBoardsSetting = whenWritten(documentPaths.settings('{uid}'), deps, syncBoardVisibility);
export const copyZoneSetting = whenWritten(documentPaths.settings('{uid}'), deps, copyZoneHandler);
export const correctZones = onSchedule(
  { ...ONE_AT_A_TIME, schedule: 'every 15 minutes', region: REGION },
  () => correctZonesHandler(deps),
);

export const incrementViewCount = callable('incrementViewCount', deps, handlers.incrementViewCount);
export const incrementDownloadCount = callable(
  'incrementDownloadCount',
  deps,
  handlers.incrementDownloadCount,
);
export const relistFile = callable('relistFile', deps, handlers.relistFile);
export const moderateFile = callable('moderateFile', deps, handlers.moderateFile);
export const reportCreated = whenCreated(`${sharedCollections.tickets}/{ticket}`, deps, ticketCreated);
export const vaultListingChanged = whenWritten(
  documentPaths.vaultItem('{item}'),
  deps,
  vaultListingChangedHandler,
);
export const rebuildVaultStats = onSchedule(
  { ...ONE_AT_A_TIME, schedule: 'every 15 minutes', region: REGION },
  () => rebuildVaultStatsHandler(deps),
);

export const vaultFileArrived = whenFileUploaded(VAULT_FOLDER, deps, vaultFileArrivedHandler, {
  // It reads whole documents of up to 50 MB.
  memory: '1GiB',
  concurrency: 4,
});
export const vaultFileGone = whenFileDeleted(VAULT_FOLDER, deps, vaultFileGoneHandler);
export const vaultItemCreated = whenCreated(documentPaths.vaultItem('{id}'), deps, vaultItemCreatedHandler, {
  // A PDF whose text it extracts is in memory as a whole, with its fonts. A malware scan takes up to 90 seconds.
  memory: '1GiB',
  timeoutSeconds: 180,
  concurrency: 2,
});
export const vaultItemDeleted = whenDeleted(documentPaths.vaultItem('{id}'), deps, vaultItemDeletedHandler);
export const sweepVault = onSchedule(
  { ...ONE_AT_A_TIME, schedule: 'every day 03:00', region: REGION, timeoutSeconds: LONG },
  () => sweepVaultHandler(deps),
);

export const generate = streamingCallable('generate', deps, handlers.generate, {
  secrets: [GEMINI_API_KEY],
  // The model is called at most twice, and files and documents must be loaded and uploaded. A reservation lasts longer
  // than this.
  timeoutSeconds: 2 * AI_LIMITS.callSeconds + 50,
  // It mostly waits, but several copies of a PDF of up to 20 MB are in memory while it is sent.
  memory: '2GiB',
  concurrency: 16,
  maxInstances: SCALE.maxInstances,
});
export const recordLabTime = callable('recordLabTime', deps, handlers.recordLabTime);
export const aiUploadArrived = whenFileUploaded(AI_UPLOADS_FOLDER, deps, aiUploadArrivedHandler);
export const sweepAiUploads = onSchedule(
  { ...ONE_AT_A_TIME, schedule: 'every day 03:30', region: REGION },
  () => sweepAiUploadsHandler(deps),
);

export const aiResultDeleted = whenDeleted(
  `${collectionPaths.aiResults('{uid}')}/{result}`,
  deps,
  aiResultDeletedHandler,
);
export const chatDeleted = whenDeleted(documentPaths.chat('{uid}', '{chat}'), deps, chatDeletedHandler);
export const modelFileDeleted = whenDeleted(
  documentPaths.modelFile('{uid}', '{file}'),
  deps,
  modelFileDeletedHandler(files),
  { secrets: [GEMINI_API_KEY] },
);
export const sweepModelFiles = onSchedule(
  { ...ONE_AT_A_TIME, schedule: 'every 1 hours', region: REGION, secrets: [GEMINI_API_KEY] },
  () => sweepModelFilesHandler({ ...deps, files }),
);

export const createPayment = callable('createPayment', deps, handlers.createPayment, {
  secrets: [FLUTTERWAVE_SECRET_KEY],
  // If a payment is still pending, it first asks the provider about it.
  timeoutSeconds: PAYMENT_LIMITS.verifySeconds + 30,
});
export const verifyPayment = callable('verifyPayment', deps, handlers.verifyPayment, {
  secrets: [FLUTTERWAVE_SECRET_KEY],
  // The provider is asked at most twice.
  timeoutSeconds: 2 * PAYMENT_LIMITS.verifySeconds + 30,
});
export const disputePayment = callable('disputePayment', deps, handlers.disputePayment);
export const requestSupport = callable('requestSupport', deps, handlers.requestSupport);
export const flutterwaveWebhook = onRequest(
  { region: REGION, secrets: [FLUTTERWAVE_SECRET_KEY, FLUTTERWAVE_SECRET_HASH] },
  async ({ method, body, headers }, response) => {
    const hash = headers['verif-hash'];
    const request = { method, body, hash: typeof hash === 'string' ? hash : undefined };
    const status = await runAndLogFailure({ webhook: 'flutterwave' }, () =>
      handleWebhook({ ...deps, provider }, FLUTTERWAVE_SECRET_HASH.value(), request),
    );
    response.sendStatus(status);
  },
);
export const reconcilePayments = onSchedule(
  {
    ...ONE_AT_A_TIME,
    schedule: 'every 1 hours',
    region: REGION,
    secrets: [FLUTTERWAVE_SECRET_KEY],
    timeoutSeconds: LONG,
  },
  () => reconcilePaymentsHandler({ ...deps, provider }),
);
export const endPlans = onSchedule({ ...ONE_AT_A_TIME, schedule: 'every 15 minutes', region: REGION }, () =>
  endPlansHandler(deps),
);
export const warnOfPlanEnd = onSchedule(
  { ...ONE_AT_A_TIME, schedule: 'every day 08:00', region: REGION },
  () => warnOfPlanEndHandler(deps),
);
