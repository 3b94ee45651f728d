import { copyName } from '../leaderboard/copy-name.ts';
import type { ChangeHandler } from '../lib/document-triggers.ts';
import { differs, renameFiles } from '../vault/renaming.ts';

/**
 * Gives a student's new name and picture to what shows a copy of them. Each goes by the profile as it is and not by the
 * event, so events may come late, twice or in any order.
 */
export const profileWritten: ChangeHandler = async (deps, { uid, before, after }) => {
  if (!differs(before, after)) return;
  await copyName(deps, uid);
  await renameFiles(deps, uid);
};
