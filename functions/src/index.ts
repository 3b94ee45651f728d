/** Wires handlers to triggers; no work is done here. */

import { AI_LIMITS } from '@akada/domain/ai';
import type { CallableName } from '@akada/domain/contracts';
import { collectionPaths, documentPaths, sharedCollections } from '@akada/domain/paths';
import { REGION } from '@akada/domain/region';
import { VAULT_FOLDER } from '@akada/domain/vault';
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { onSchedule } from 'firebase-functions/scheduler';
import { openAccount as openAccountHandler } from './account/open-account.ts';
import { GEMINI_API_KEY } from './ai/config.ts';
import { generateWith } from './ai/generate.ts';
import { askModel } from './ai/model.ts';
import { sweepAiUploads as sweepAiUploadsHandler } from './ai/sweep-uploads.ts';
import { tools } from './ai/tools/index.ts';
import { copyOnBoards } from './leaderboard/copy-on-boards.ts';
import { getRank as getRankHandler } from './leaderboard/get-rank.ts';
import { rebuildBoards } from './leaderboard/rebuild.ts';
import { updateLeaderboardSnapshots as updateLeaderboardSnapshotsHandler } from './leaderboard/update-leaderboard-snapshots.ts';
import { callable, streamingCallable } from './lib/callable.ts';
import { whenCreated, whenDeleted, whenUpdated, whenWritten } from './lib/document-triggers.ts';
import { whenFileArrives, whenFileGoes } from './lib/file-triggers.ts';
import type { Deps, HandlerOf } from './lib/handler.ts';
import { pointsChanged as pointsChangedHandler } from './points/points-changed.ts';
import { recordLabTime as recordLabTimeHandler } from './points/record-lab-time.ts';
import { redeemReward as redeemRewardHandler } from './points/redeem-reward.ts';
import {
  journalEntryCreated as journalEntryCreatedHandler,
  taskWritten as taskWrittenHandler,
} from './points/triggers.ts';
import { vaultFileArrived as vaultFileArrivedHandler } from './vault/arrival.ts';
import {
  incrementDownloadCount as incrementDownloadCountHandler,
  incrementViewCount as incrementViewCountHandler,
} from './vault/count-use.ts';
import { vaultItemDeleted as vaultItemDeletedHandler } from './vault/deletion.ts';
import { vaultFileGone as vaultFileGoneHandler } from './vault/departure.ts';
import { vaultItemCreated as vaultItemCreatedHandler } from './vault/listing.ts';
import { vaultListingChanged as vaultListingChangedHandler } from './vault/listing-changed.ts';
import { moderateFile as moderateFileHandler } from './vault/moderate-file.ts';
import { rebuildVaultStats as rebuildVaultStatsHandler } from './vault/rebuild-stats.ts';
import { profileWritten as profileWrittenHandler } from './vault/renaming.ts';
import { reportCreated as reportCreatedHandler } from './vault/report-created.ts';
import { sweepVault as sweepVaultHandler } from './vault/sweep.ts';

initializeApp();
const deps: Deps = {
  db: getFirestore(),
  auth: getAuth(),
  bucket: () => getStorage().bucket(),
  now: () => new Date(),
};

/** Every contract has its handler: one that is missing does not compile. */
const handlers: { [Name in CallableName]: HandlerOf<Name> } = {
  openAccount: openAccountHandler,
  redeemReward: redeemRewardHandler,
  updateLeaderboardSnapshots: updateLeaderboardSnapshotsHandler,
  getRank: getRankHandler,
  incrementViewCount: incrementViewCountHandler,
  incrementDownloadCount: incrementDownloadCountHandler,
  generate: generateWith({ ask: askModel, tools }),
  recordLabTime: recordLabTimeHandler,
  moderateFile: moderateFileHandler,
};

export const openAccount = callable('openAccount', deps, handlers.openAccount);

export const redeemReward = callable('redeemReward', deps, handlers.redeemReward);
export const taskWritten = whenWritten(`${collectionPaths.tasks('{uid}')}/{task}`, deps, taskWrittenHandler);
export const journalEntryCreated = whenCreated(
  `${collectionPaths.journal('{uid}')}/{entry}`,
  deps,
  journalEntryCreatedHandler,
);
export const pointsChanged = whenUpdated(documentPaths.points('{uid}'), deps, pointsChangedHandler);

export const updateLeaderboardSnapshots = callable(
  'updateLeaderboardSnapshots',
  deps,
  handlers.updateLeaderboardSnapshots,
);
export const getRank = callable('getRank', deps, handlers.getRank);

export const rebuildLeaderboards = onSchedule({ schedule: 'every 15 minutes', region: REGION }, () =>
  rebuildBoards(deps),
);

export const copyOnBoardsSetting = whenWritten(documentPaths.settings('{uid}'), deps, copyOnBoards);

export const incrementViewCount = callable('incrementViewCount', deps, handlers.incrementViewCount);
export const incrementDownloadCount = callable(
  'incrementDownloadCount',
  deps,
  handlers.incrementDownloadCount,
);
export const moderateFile = callable('moderateFile', deps, handlers.moderateFile);
export const reportCreated = whenCreated(`${sharedCollections.tickets}/{ticket}`, deps, reportCreatedHandler);
export const vaultListingChanged = whenWritten(
  documentPaths.vaultItem('{item}'),
  deps,
  vaultListingChangedHandler,
);
export const rebuildVaultStats = onSchedule({ schedule: 'every 15 minutes', region: REGION }, () =>
  rebuildVaultStatsHandler(deps),
);

export const vaultFileArrived = whenFileArrives(VAULT_FOLDER, deps, vaultFileArrivedHandler);
export const vaultFileGone = whenFileGoes(VAULT_FOLDER, deps, vaultFileGoneHandler);
export const vaultItemCreated = whenCreated(documentPaths.vaultItem('{id}'), deps, vaultItemCreatedHandler);
export const vaultItemDeleted = whenDeleted(documentPaths.vaultItem('{id}'), deps, vaultItemDeletedHandler);
export const profileWritten = whenWritten(documentPaths.profile('{uid}'), deps, profileWrittenHandler);
export const sweepVault = onSchedule(
  { schedule: 'every day 03:00', region: REGION, timeoutSeconds: 540 },
  () => sweepVaultHandler(deps),
);

export const generate = streamingCallable('generate', deps, handlers.generate, {
  secrets: [GEMINI_API_KEY],
  // A model is asked at most twice, and files and documents take their time too; a reservation lasts longer.
  timeoutSeconds: 2 * AI_LIMITS.callSeconds + 30,
  // It waits most of the time, but a PDF of 20 MB is there in several forms at once while it is sent.
  memory: '2GiB',
  concurrency: 16,
});
export const recordLabTime = callable('recordLabTime', deps, handlers.recordLabTime);
export const sweepAiUploads = onSchedule({ schedule: 'every day 03:30', region: REGION }, () =>
  sweepAiUploadsHandler(deps),
);
