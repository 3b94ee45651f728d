import { copyProfileToPoints } from '../leaderboard/copy-profile-to-points.ts';
import type { ChangeHandler } from '../lib/document-triggers.ts';
import { isShownDifferently } from '../vault/update-contributor.ts';
import { requestNameCopy } from './copy-names.ts';

/**
 * Gives a student's new name and picture to what shows a copy of them: at once to the points, one document from which the
 * boards and the student's own screens have it, and to shared files as often as a day allows. A profile that is opened has
 * nothing to copy to, and of one that is deleted what showed it went before.
 */
export const profileWritten: ChangeHandler = async (deps, { uid, before, after }) => {
  if (!before || !after || !isShownDifferently(before, after)) return;
  await copyProfileToPoints(deps, uid);
  await requestNameCopy(deps, uid);
};
