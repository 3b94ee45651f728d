import type { Attempt } from '@akada/domain/practice/schemas';

/** What this device keeps of an attempt at each press, so that a tab that is killed a moment later has lost nothing. */
export interface KeptAnswers {
  answers: Attempt['answers'];
  /** How long the student worked on it. */
  seconds: number;
}

const keyOf = (uid: string, attemptId: string) => `akada.practice.${uid}.${attemptId}`;

/** What this device keeps of an attempt; null if it keeps nothing that can be read. */
export function readKeptAnswers(uid: string, attemptId: string): KeptAnswers | null {
  try {
    const kept = JSON.parse(
      localStorage.getItem(keyOf(uid, attemptId)) ?? 'null',
    ) as Partial<KeptAnswers> | null;
    return kept?.answers && typeof kept.seconds === 'number'
      ? { answers: kept.answers, seconds: kept.seconds }
      : null;
  } catch {
    return null;
  }
}

export function keepAnswers(uid: string, attemptId: string, kept: KeptAnswers): void {
  try {
    localStorage.setItem(keyOf(uid, attemptId), JSON.stringify(kept));
  } catch (error) {
    // Without room on the device, the answers are still sent.
    console.warn('answers were not kept on this device', error);
  }
}

/** Forgets an attempt that was submitted or deleted. */
export function dropAnswers(uid: string, attemptId: string): void {
  localStorage.removeItem(keyOf(uid, attemptId));
}
