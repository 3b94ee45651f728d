import { draftNotification, type NotificationDraft } from '../lib/notify-student.ts';

/**
 * Says that a file is hidden until a moderator reviews it. One notification for each file, replaced when it happens
 * again.
 */
export function hiddenNotice(fileId: string, filename: string, at: Date): NotificationDraft {
  const message = `“${filename}” was reported and is hidden until a moderator reviews it. You can appeal in My uploads.`;
  return draftNotification(
    `vault_hidden_${fileId}`,
    { type: 'info', title: 'Your file is hidden', message },
    at,
  );
}

/** Says that a moderator has deleted a file. */
export function removedNotice(fileId: string, filename: string, at: Date): NotificationDraft {
  const message = `A moderator reviewed “${filename}” and removed it from the Study Vault.`;
  return draftNotification(
    `vault_removed_${fileId}`,
    { type: 'info', title: 'Your file was removed', message },
    at,
  );
}
