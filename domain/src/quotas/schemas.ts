/** The schema of daily counts, which functions write. */
import * as z from 'zod/mini';
import { daySchema } from '../days/schemas.ts';
import { USAGE_FEATURES, type UsageFeature } from '../payments/plans.ts';

/** `users/{uid}/user_usage/{day}_{feature}`: how many times a student did something on a day. */
export const dayCountSchema = z.strictObject({
  feature_name: z.enum(Object.values(USAGE_FEATURES) as [UsageFeature, ...UsageFeature[]]),
  usage_date: daySchema,
  usage_count: z.int().check(z.gte(1)),
});
export type DayCount = z.infer<typeof dayCountSchema>;
