import { quantity } from '@akada/domain/text/plural';

/** A duration in words: '45 seconds', '3 min 20 s', '2 minutes'. */
export function formatSeconds(seconds: number): string {
  if (seconds < 60) return quantity(seconds, 'second');
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  return rest === 0 ? quantity(minutes, 'minute') : `${minutes} min ${rest} s`;
}
