/** Notifications as they are stored. */
import * as z from 'zod/mini';
import { NOTIFICATION_TYPES } from './notifications.ts';

/** `users/{uid}/notifications/{id}`. */
export const notificationSchema = z.strictObject({
  type: z.enum(NOTIFICATION_TYPES),
  title: z.string(),
  message: z.string(),
  unread: z.boolean(),
  created_at: z.date(),
  /** Firestore deletes it after this time; one without it stays. */
  expires_at: z.exactOptional(z.date()),
});
export type Notification = z.infer<typeof notificationSchema>;
