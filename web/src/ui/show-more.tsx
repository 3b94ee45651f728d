import { clsx } from 'clsx';
import { useOnline } from '@/lib/use-online.ts';
import { Button } from './button.tsx';

interface ShowMoreProps {
  /** Whether there is another page, and how to read it. `endsWithCache`: whether everything on this device is shown. */
  list: { canRead: boolean; endsWithCache: boolean; busy: boolean; readMore: () => Promise<void> };
  className?: string;
}

/**
 * The button below a list that reads its next page; nothing on the last page. Offline, once everything on this device is
 * shown, it says why there is no more.
 */
export function ShowMore({
  list: { canRead, endsWithCache, busy, readMore },
  className = 'justify-self-center',
}: ShowMoreProps) {
  const isOnline = useOnline();
  if (!canRead) return null;
  if (endsWithCache && !isOnline) {
    return (
      <p role="status" className={clsx('text-sm text-ink-soft', className)}>
        You're offline. Connect to the internet to show more.
      </p>
    );
  }
  return (
    <Button look="secondary" busy={busy} className={className} onClick={() => void readMore()}>
      Show more
    </Button>
  );
}
