import { hasUnsentWrites } from './firestore.ts';

/** The question when some changes have not reached the server. */
export const UNSENT_CHANGES_WARNING =
  "Some of your changes haven't reached Akada yet. If you sign out now, you'll lose them. Sign out anyway?";

type Asks = () => string | null;

const asking = new Set<Asks>();

/**
 * Registers a check for unsaved work, which runs before the student signs out.
 *
 * @param asks returns the question for the student, or null when nothing would be lost
 * @returns the function that removes the check
 */
export function addSignOutWarning(asks: Asks): () => void {
  asking.add(asks);
  return () => {
    asking.delete(asks);
  };
}

/** The question to ask before signing out; null when nothing would be lost. */
export async function signOutWarning(): Promise<string | null> {
  if (await hasUnsentWrites()) return UNSENT_CHANGES_WARNING;
  for (const asks of asking) {
    const question = asks();
    if (question) return question;
  }
  return null;
}
