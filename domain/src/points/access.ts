/** Features that rewards grant, as stored in `feature_access`. Apart from ./rewards.ts, which the first load leaves out. */
import type { FeatureAccess } from './schemas.ts';

/** Whether a granted feature can be used at this time. */
export function isAccessLive({ is_active, expires_at }: FeatureAccess, at: Date): boolean {
  return is_active && (expires_at === null || expires_at > at);
}
