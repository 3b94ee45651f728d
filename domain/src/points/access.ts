/** What rewards grant, as `feature_access` stores it. */
import type { FeatureAccess } from './schemas.ts';

/** Whether a granted access can be used at this time. */
export function isAccessLive({ is_active, expires_at }: FeatureAccess, at: Date): boolean {
  return is_active && (expires_at === null || expires_at > at);
}
