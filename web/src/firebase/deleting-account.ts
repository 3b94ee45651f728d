/** Whose account is being deleted from this device: what goes missing meanwhile is not to be made anew. */
let leaving: string | null = null;

/** Notes whose account is being deleted; null when it could not be. */
export function setDeletingAccount(uid: string | null): void {
  leaving = uid;
}

/** Whether this account is being deleted from this device. */
export function isDeletingAccount(uid: string): boolean {
  return leaving === uid;
}
