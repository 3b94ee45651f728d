/** The localStorage key of a student's focus timer. */
export const focusKey = (uid: string) => `akada.focus.${uid}`;

/** Whether this device has a timer, unsaved sessions or custom lengths: only then is the feature's code loaded. */
export function hasFocusTimer(uid: string): boolean {
  return localStorage.getItem(focusKey(uid)) !== null;
}
