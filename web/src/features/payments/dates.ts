import { instantText } from '@/lib/time.ts';

/** A day on which a plan ends, where the student is: 1 March 2026. */
export function endText(ends: Date): string {
  return instantText(ends, { dateStyle: 'long' });
}
