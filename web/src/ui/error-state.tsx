import { reloadPage } from '@/lib/reload-page.ts';
import { Button, buttonClass } from './button.tsx';
import { LoadFailedIcon } from './icons.ts';

/** Says what could not be loaded, with a button to try again. */
export function ErrorState({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <div role="alert" className="grid justify-items-center gap-4 px-6 py-12 text-center">
      <span className="grid size-16 place-items-center rounded-full bg-danger-tint text-danger">
        <LoadFailedIcon aria-hidden className="size-7" />
      </span>
      <p className="font-semibold text-balance">{message}</p>
      <Button look="secondary" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}

/** Shown when a page or a part of it threw an error. Both buttons reload the app, so they work whatever broke. */
export function BrokenState() {
  return (
    <div role="alert" className="grid justify-items-center gap-4 px-6 py-12 text-center">
      <span className="grid size-16 place-items-center rounded-full bg-danger-tint text-danger">
        <LoadFailedIcon aria-hidden className="size-7" />
      </span>
      <div className="grid gap-1">
        <p className="font-semibold text-balance">Something went wrong here.</p>
        <p className="max-w-sm text-ink-soft text-balance">Reload the page, or go to Home and try again.</p>
      </div>
      <div className="flex flex-wrap justify-center gap-3">
        <Button onClick={reloadPage}>Reload</Button>
        <a href="/dashboard" className={buttonClass('secondary')}>
          Go to Home
        </a>
      </div>
    </div>
  );
}
