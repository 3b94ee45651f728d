import { Button } from './button.tsx';

/** Grey lines in a tile whose content is loading. */
export function SkeletonLines({ lines, label }: { lines: number; label: string }) {
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">{label}</span>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike and never move
        <div key={line} aria-hidden className="h-6 animate-pulse rounded-xl bg-sunken" />
      ))}
    </div>
  );
}

/** Says what could not be loaded in a tile, with a button to try again. */
export function TileError({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <div role="alert" className="grid justify-items-start gap-3">
      <p className="text-danger">{message}</p>
      <Button look="secondary" size="sm" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
