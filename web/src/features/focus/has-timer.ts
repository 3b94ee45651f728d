/** Where a student's focus timer is kept on this device. */
export const focusKey = (uid: string) => `akada.focus.${uid}`;

/** Whether there is something of the focus timer to load the rest of it for. */
export function hasFocusTimer(uid: string): boolean {
  return localStorage.getItem(focusKey(uid)) !== null;
}
