import { verifyBeforeUpdateEmail } from 'firebase/auth';
import { signInAgain } from './password.ts';

/**
 * Sends a link to the student's new address. The old address stays valid until the link is opened. The address is stored
 * nowhere else, so nothing else has to be updated.
 *
 * @throws Auth's error: a wrong password, an address in use, no network
 */
export async function requestEmailChange(email: string, password: string): Promise<void> {
  await verifyBeforeUpdateEmail(await signInAgain(password), email.trim());
}
