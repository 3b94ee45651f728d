/** The schema of stored notifications. */
import * as z from 'zod/mini';
import { NOTIFICATION_TYPES } from './notifications.ts';

/** `users/{uid}/notifications/{id}`. */
export const notificationSchema = z.strictObject({
  type: z.enum(NOTIFICATION_TYPES),
  title: z.string(),
  message: z.string(),
  unread: z.boolean(),
  created_at: z.date(),
  /** Firestore deletes the notification after this time; without it, the notification stays. */
  expires_at: z.exactOptional(z.date()),
});
export type Notification = z.infer<typeof notificationSchema>;
