import { FILE_TOO_LARGE } from '@akada/domain/files/file-limits';
import { displayNameOf, UPLOAD_MESSAGES } from '@akada/domain/vault/uploads';
import { draftNotification, type NotificationDraft } from '../lib/notify-student.ts';
import { sha256Hex } from '../lib/sha256.ts';
import type { RejectionReason } from './inspect.ts';

const REASONS: Record<RejectionReason, string> = {
  missing: "The upload didn't finish. Share it again.",
  empty: UPLOAD_MESSAGES.empty,
  size: FILE_TOO_LARGE.vaultFile,
  content:
    "The file's contents don't match its extension. Save it again in the program that made it, then share the new file.",
  macros: 'It contains macros. Save it without them, as .docx or .pptx, then share the new file.',
  actions: 'This PDF runs scripts or opens other programs. Print it to a new PDF, then share the new file.',
  infected: 'A scan found malware in it. Scan your device, then share a clean copy.',
  replaced: 'The file was replaced with a different one. Share the new file separately.',
};

/**
 * Says that a file wasn't shared; sent once for each object.
 *
 * @param shown its display name; by default its name in Storage without the time in front
 */
export function rejectionNotice(
  file: { url: string; name: string; shown?: string | undefined },
  reason: RejectionReason,
  at: Date,
): NotificationDraft {
  const shown = file.shown ?? displayNameOf(file.name.replace(/^\d+_/, ''));
  const message = `We couldn't share “${shown}”. ${REASONS[reason]}`;
  return draftNotification(
    `refused_${sha256Hex(file.url)}`,
    { type: 'info', title: "A file wasn't shared", message },
    at,
  );
}
