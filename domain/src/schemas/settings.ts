/** Settings as they are stored. */
import * as z from 'zod/mini';
import { THEMES } from '../settings.ts';
import { nudgeSettingsSchema } from './nudges.ts';

/** `users/{uid}/settings/app`, written by its owner. */
export const settingsSchema = z.strictObject({
  /** Whether the student stands on the public boards. */
  on_boards: z.boolean(),
  /** 'harmattan' needs the reward of that name. */
  theme: z.enum(THEMES),
  /** Absent until something was set. */
  nudges: z.exactOptional(nudgeSettingsSchema),
});
export type Settings = z.infer<typeof settingsSchema>;
