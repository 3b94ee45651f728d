import { quantity } from '@akada/domain/text/plural';
import { clsx } from 'clsx';
import { TimeIcon } from '@/ui/icons.ts';
import { clockText } from '../duration-text.ts';

/** Minutes left at which screen readers announce the time. */
const ANNOUNCED = [30, 10, 5, 1];
/** From here on the time is shown as short, in seconds. */
const SHORT = 5 * 60;

/** The time left. */
export function TimeLeft({ seconds }: { seconds: number }) {
  const minutes = Math.ceil(seconds / 60);
  return (
    <>
      <p
        role="timer"
        aria-label={`Time left: ${clockText(seconds)}`}
        className={clsx(
          'inline-flex items-center gap-1.5 rounded-full px-3 py-1 font-bold tabular',
          seconds <= SHORT ? 'bg-danger-tint text-danger' : 'bg-sunken text-ink',
        )}
      >
        <TimeIcon aria-hidden className="size-4" />
        <span aria-hidden>{clockText(seconds)}</span>
      </p>
      <p role="status" className="sr-only">
        {seconds > 0 && ANNOUNCED.includes(minutes) && `${quantity(minutes, 'minute')} left`}
      </p>
    </>
  );
}
