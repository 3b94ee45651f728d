import { formatDistanceToNow } from 'date-fns';

/** 'in 3 days', '2 hours ago' */
export function relativeTime(instant: Date): string {
  return formatDistanceToNow(instant, { addSuffix: true });
}
