import { copyProfileToPoints } from '../leaderboard/copy-profile-to-points.ts';
import type { ChangeHandler } from '../lib/document-triggers.ts';
import { hasVisibleChange } from '../vault/update-contributor.ts';
import { requestNameCopy } from './copy-names.ts';

/**
 * Copies a student's new name and picture to where they are shown: at once to the points, a single document that
 * the boards and the student's own screens read, and to shared files as often as the daily limit allows. A new
 * profile has nothing to copy to yet, and when a profile is deleted the copies were deleted before.
 */
export const profileWritten: ChangeHandler = async (deps, { uid, before, after }) => {
  if (!before || !after || !hasVisibleChange(before, after)) return;
  await copyProfileToPoints(deps, uid);
  await requestNameCopy(deps, uid);
};
