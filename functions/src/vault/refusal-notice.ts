/** The product's words about shared files. */
import { displayNameOf, UPLOAD_MESSAGES } from '@akada/domain/vault/vault';
import { draftNotification, type NotificationDraft } from '../lib/notify-student.ts';
import { sha256Hex } from '../lib/sha256.ts';
import type { Refusal } from './inspect.ts';

const REASONS: Record<Refusal, string> = {
  missing: 'It did not arrive. Please share it again.',
  empty: UPLOAD_MESSAGES.empty,
  size: UPLOAD_MESSAGES.size,
  content:
    'What is inside is not what its name says. Save it again in the program that made it, then share the new file.',
  macros: 'It has macros. Save it without them, as .docx or .pptx, then share the new file.',
  actions: 'This PDF runs scripts or opens other programs. Print it to a new PDF, then share the new file.',
  infected: 'A scanner found malware in it. Scan your device, then share a clean copy.',
  exchanged: 'Its file was exchanged for another one. Share the other one as a file of its own.',
};

/**
 * A file was not shared; of the same object it is told once.
 *
 * @param shown what its contributor calls it; by default what it is called in Storage, without the time before it
 */
export function refusalNotice(
  file: { url: string; name: string; shown?: string | undefined },
  refusal: Refusal,
  at: Date,
): NotificationDraft {
  const shown = file.shown ?? displayNameOf(file.name.replace(/^\d+_/, ''));
  const message = `We could not share “${shown}”. ${REASONS[refusal]}`;
  return draftNotification(
    `refused_${sha256Hex(file.url)}`,
    { type: 'info', title: 'A file was not shared', message },
    at,
  );
}
