import { verifyBeforeUpdateEmail } from 'firebase/auth';
import { signInAgain } from './password.ts';

/**
 * Sends a link to a new address of the signed-in student, who keeps the old one until the link is opened. Nothing else
 * stores the address, so nothing else has to follow.
 *
 * @throws Auth's error: a wrong password, an address in use, no network
 */
export async function requestEmailChange(email: string, password: string): Promise<void> {
  await verifyBeforeUpdateEmail(await signInAgain(password), email.trim());
}
