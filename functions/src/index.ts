/** Wires handlers to triggers; no work is done here. */
import { type CallableName, REGION } from '@akada/domain/contracts';
import { collectionPaths, documentPaths, sharedCollections } from '@akada/domain/paths';
import { VAULT_FOLDER } from '@akada/domain/vault';
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { onSchedule } from 'firebase-functions/scheduler';
import { openAccount as openAccountHandler } from './account/open-account.ts';
import { copyOnBoards } from './leaderboard/copy-on-boards.ts';
import { getRank as getRankHandler } from './leaderboard/get-rank.ts';
import { rebuildBoards } from './leaderboard/rebuild.ts';
import { updateLeaderboardSnapshots as updateLeaderboardSnapshotsHandler } from './leaderboard/update-leaderboard-snapshots.ts';
import { callable } from './lib/callable.ts';
import { whenCreated, whenDeleted, whenUpdated, whenWritten } from './lib/document-triggers.ts';
import { whenFileArrives, whenFileGoes } from './lib/file-triggers.ts';
import type { Deps, Handler } from './lib/handler.ts';
import { pointsChanged as pointsChangedHandler } from './points/points-changed.ts';
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
const handlers: { [Name in CallableName]: Handler<Name> } = {
  openAccount: openAccountHandler,
  redeemReward: redeemRewardHandler,
  updateLeaderboardSnapshots: updateLeaderboardSnapshotsHandler,
  getRank: getRankHandler,
  incrementViewCount: incrementViewCountHandler,
  incrementDownloadCount: incrementDownloadCountHandler,
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
