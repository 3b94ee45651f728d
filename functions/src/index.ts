/** Wires handlers to triggers; no work is done here. */
import { type CallableName, REGION } from '@akada/domain/contracts';
import { collectionPaths, documentPaths } from '@akada/domain/paths';
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
import { whenCreated, whenUpdated, whenWritten } from './lib/document-triggers.ts';
import type { Deps, Handler } from './lib/handler.ts';
import { pointsChanged as pointsChangedHandler } from './points/points-changed.ts';
import { redeemReward as redeemRewardHandler } from './points/redeem-reward.ts';
import {
  journalEntryCreated as journalEntryCreatedHandler,
  taskWritten as taskWrittenHandler,
} from './points/triggers.ts';

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
