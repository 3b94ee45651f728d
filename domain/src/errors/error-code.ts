/**
 * The code of an error of the Firebase SDKs, such as 'permission-denied' or 'auth/weak-password'; '' if the error has no
 * code, or a number as its code (functions/src/lib/retry-on-conflict.ts).
 */
export function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}
