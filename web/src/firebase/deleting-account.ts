/** The uid of the account that this device is deleting: until it is done, the app must not open the account again. */
let leaving: string | null = null;

/** Sets the account that is being deleted; null when the deletion failed. */
export function setDeletingAccount(uid: string | null): void {
  leaving = uid;
}

/** Whether this account is being deleted from this device. */
export function isDeletingAccount(uid: string): boolean {
  return leaving === uid;
}
