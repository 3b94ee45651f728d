import { useOnline } from '@/lib/use-online.ts';
import { OfflineIcon } from '@/ui/icons.ts';

/** Says that the student is offline, and what happens to changes. */
export function OfflineBanner() {
  const online = useOnline();
  return (
    <div role="status">
      {!online && (
        <p className="flex items-center justify-center gap-2 bg-marigold-tint px-4 py-2 text-sm font-medium text-marigold-ink">
          <OfflineIcon aria-hidden className="size-4 shrink-0" />
          You're offline. Your changes will be saved when you're back online.
        </p>
      )}
    </div>
  );
}
