import { hasUnsentWrites } from './firestore.ts';

/** The warning when some changes have not reached the server. */
export const UNSENT_CHANGES_WARNING =
  "Some of your changes haven't reached Akada yet. If you sign out now, you'll lose them.";

type Check = () => string | null;

const checks = new Set<Check>();

/**
 * Registers a check for unsaved work, which runs before the student signs out.
 *
 * @param check returns the warning for the student, or null when nothing would be lost
 * @returns the function that removes the check
 */
export function addSignOutWarning(check: Check): () => void {
  checks.add(check);
  return () => {
    checks.delete(check);
  };
}

/** What the student is warned of before signing out; null when nothing would be lost. */
export async function signOutWarning(): Promise<string | null> {
  if (await hasUnsentWrites()) return UNSENT_CHANGES_WARNING;
  for (const check of checks) {
    const warning = check();
    if (warning) return warning;
  }
  return null;
}
