import { mailLink, mailPurpose, type OobCode } from './mail-link.ts';
import { say } from './say.ts';

const EVERY_MS = 1000;

/**
 * The mails that Auth would have sent and that were not followed yet, oldest first.
 *
 * @param authOrigin of the Auth emulator
 * @throws Error when it does not answer
 */
export async function sentMails(authOrigin: string, project: string): Promise<OobCode[]> {
  const response = await fetch(`${authOrigin}/emulator/v1/projects/${project}/oobCodes`);
  const { oobCodes } = (await response.json()) as { oobCodes: OobCode[] };
  return oobCodes;
}

/**
 * Prints each mail's link as it is sent.
 *
 * @param webOrigin where the app is served, for the link
 * @returns ends it
 */
export function printMails(authOrigin: string, project: string, webOrigin: string): () => void {
  const printed = new Set<string>();
  const look = async (): Promise<void> => {
    // The emulator may be on its way down: then there is nothing to tell.
    const mails = await sentMails(authOrigin, project).catch(() => []);
    for (const mail of mails.filter(({ oobCode }) => !printed.has(oobCode))) {
      printed.add(mail.oobCode);
      say(`✉ To ${mail.email}, to ${mailPurpose(mail)}: ${mailLink(mail, webOrigin)}`);
    }
  };
  const timer = setInterval(look, EVERY_MS);
  return () => clearInterval(timer);
}
