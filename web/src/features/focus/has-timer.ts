/** The localStorage key of a student's focus timer. */
export const focusKey = (uid: string) => `akada.focus.${uid}`;

/** The id of the task or entry for which the timer on this device is set; null for none. */
export function timedId(uid: string): string | null {
  try {
    return JSON.parse(localStorage.getItem(focusKey(uid)) ?? '{}').timer?.target?.id ?? null;
  } catch {
    return null;
  }
}

/** Whether this device has a timer, unsaved sessions or custom lengths: only then is the feature's code loaded. */
export function hasFocusTimer(uid: string): boolean {
  return localStorage.getItem(focusKey(uid)) !== null;
}
