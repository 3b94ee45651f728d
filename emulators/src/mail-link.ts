/** A mail that Firebase Auth would have sent, as its emulator lists it. */
export interface OobCode {
  email: string;
  requestType: string;
  oobCode: string;
}

/** How the emulator names a mail's purpose, what Firebase's links call it, and what we call it. */
const KINDS: Record<string, { mode: string; purpose: string }> = {
  VERIFY_EMAIL: { mode: 'verifyEmail', purpose: 'confirm the address' },
  PASSWORD_RESET: { mode: 'resetPassword', purpose: 'choose a new password' },
  VERIFY_AND_CHANGE_EMAIL: { mode: 'verifyAndChangeEmail', purpose: 'change the address' },
  RECOVER_EMAIL: { mode: 'recoverEmail', purpose: 'take back the address' },
};

/**
 * The link that the mail carries in production: into our app, whose page handles all modes.
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

/** What the mail is for, in words. */
export function mailPurpose(code: OobCode): string {
  return KINDS[code.requestType]?.purpose ?? code.requestType;
}
