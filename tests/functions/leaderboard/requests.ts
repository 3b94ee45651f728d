import type { CallableRequest } from 'firebase-functions/https';

/** A call by a student with a verified address. */
export function requestOf(uid: string, data: unknown): Pick<CallableRequest, 'auth' | 'data'> {
  const token = { email_verified: true };
  return { auth: { uid, token, rawToken: '' } as unknown as NonNullable<CallableRequest['auth']>, data };
}
