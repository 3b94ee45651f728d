import { printLine } from '../terminal.ts';
import { mailLink, mailPurpose, type OobCode } from './mail-link.ts';

const POLL_INTERVAL_MS = 1000;

/**
 * The mails that Auth would have sent and whose links were not used yet, oldest first.
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
 * Prints the link of each mail when the mail is sent.
 *
 * @param webOrigin where the app is served, for the link
 * @returns a function that stops it
 */
export function printMails(authOrigin: string, project: string, webOrigin: string): () => void {
  const printed = new Set<string>();
  const printNew = async (): Promise<void> => {
    // The emulator may be shutting down.
    const mails = await sentMails(authOrigin, project).catch(() => []);
    for (const mail of mails.filter(({ oobCode }) => !printed.has(oobCode))) {
      printed.add(mail.oobCode);
      printLine(`✉ Email to ${mail.email} (${mailPurpose(mail)}): ${mailLink(mail, webOrigin)}`);
    }
  };
  const timer = setInterval(printNew, POLL_INTERVAL_MS);
  return () => clearInterval(timer);
}
