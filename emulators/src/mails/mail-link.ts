/** A mail that Firebase Auth would have sent, as its emulator lists it. */
export interface OobCode {
  email: string;
  requestType: string;
  oobCode: string;
}

/** The emulator's names of mails, each with the mode in Firebase's links and its purpose for people. */
const KINDS: Record<string, { mode: string; purpose: string }> = {
  VERIFY_EMAIL: { mode: 'verifyEmail', purpose: 'confirm email address' },
  PASSWORD_RESET: { mode: 'resetPassword', purpose: 'reset password' },
  VERIFY_AND_CHANGE_EMAIL: { mode: 'verifyAndChangeEmail', purpose: 'change email address' },
  RECOVER_EMAIL: { mode: 'recoverEmail', purpose: 'restore email address' },
};

/**
 * The mail's link as in production: one page of the app handles all modes.
 *
 * @param code from the Auth emulator
 * @param webOrigin where the app is served, e.g. `http://127.0.0.1:5173`
 */
export function mailLink(code: OobCode, webOrigin: string): string {
  const url = new URL('/reset-password', webOrigin);
  url.searchParams.set('mode', KINDS[code.requestType]?.mode ?? code.requestType);
  url.searchParams.set('oobCode', code.oobCode);
  return url.href;
}

/** What the mail is for. */
export function mailPurpose(code: OobCode): string {
  return KINDS[code.requestType]?.purpose ?? code.requestType;
}
