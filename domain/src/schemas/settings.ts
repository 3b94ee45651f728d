/** Settings as they are stored. */
import * as z from 'zod/mini';
import { THEMES } from '../settings.ts';

/** `users/{uid}/settings/app`, written by its owner. */
export const settingsSchema = z.strictObject({
  /** Whether the student stands on the public boards. */
  on_boards: z.boolean(),
  /** 'harmattan' needs the reward of that name. */
  theme: z.enum(THEMES),
});
export type Settings = z.infer<typeof settingsSchema>;
