import { draftNotification, type NotificationDraft } from '../lib/notify-student.ts';

/** A file of the student's is hidden until a moderator has looked; told once for each file, and last for the last time. */
export function hiddenNotice(fileId: string, filename: string, at: Date): NotificationDraft {
  const message = `“${filename}” was reported and is hidden until a moderator reviews it. You can appeal in My uploads.`;
  return draftNotification(
    `vault_hidden_${fileId}`,
    { type: 'info', title: 'Your file is hidden', message },
    at,
  );
}

/** A moderator has deleted a file of the student's. */
export function removedNotice(fileId: string, filename: string, at: Date): NotificationDraft {
  const message = `A moderator reviewed “${filename}” and removed it from the Study Vault.`;
  return draftNotification(
    `vault_removed_${fileId}`,
    { type: 'info', title: 'Your file was removed', message },
    at,
  );
}
