import { Component, type ComponentType, type ReactNode, useReducer, useSyncExternalStore } from 'react';
import { reloadPage } from '@/lib/reload-page.ts';
import { isOnline } from '@/lib/use-online.ts';
import { BrokenState, ErrorState } from './error-state.tsx';

/** The part's file could not be loaded. Any other error was thrown by the part itself. */
class NotLoaded extends Error {}

/**
 * A part of a screen that loads when it is first shown. Without React's `lazy`: that remembers a failed load until the page
 * is reloaded, which a shaky network needs to retry, and React keeps the fallback of a `Suspense` for at least 300 ms,
 * even when the file is on the device.
 *
 * @param load loads the component
 * @param fallback shown while it loads
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = null,
): ComponentType<Props> {
  const part = loadOnce(load);
  function Loaded(props: Props) {
    const { Part, error } = useSyncExternalStore(part.subscribe, part.state);
    if (error) throw error;
    if (Part) return <Part {...props} />;
    part.start();
    return fallback;
  }
  return function LazyPart(props: Props) {
    const [attempt, retry] = useReducer((last: number) => last + 1, 0);
    const tryAgain = () => {
      // Browsers may cache a failed import too, and a new release may have replaced the file that this page needs.
      if (attempt > 0 && isOnline()) return reloadPage();
      part.restart();
      retry();
    };
    return (
      <PartBoundary key={attempt} onRetry={tryAgain}>
        <Loaded {...props} />
      </PartBoundary>
    );
  };
}

/** A component that is loaded once, as a store for `useSyncExternalStore`: that shows it in the same frame. */
function loadOnce<Props>(load: () => Promise<ComponentType<Props>>) {
  let state: { Part?: ComponentType<Props>; error?: NotLoaded } = {};
  let isStarted = false;
  const listeners = new Set<() => void>();
  const set = (next: typeof state) => {
    state = next;
    for (const listener of listeners) listener();
  };
  return {
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: () => {
      if (isStarted) return;
      isStarted = true;
      load().then(
        (Part) => set({ Part }),
        (error) =>
          set({
            error: new NotLoaded(error instanceof Error ? error.message : String(error), { cause: error }),
          }),
      );
    },
    restart: () => {
      isStarted = false;
      state = {};
    },
  };
}

/** Loads parts before they are shown, so that they open at once, even offline. */
export function preload(loaders: Readonly<Record<string, () => Promise<unknown>>>): void {
  // A failure is reported when the part is shown.
  for (const load of Object.values(loaders)) load().catch(() => {});
}

interface BoundaryProps {
  onRetry: () => void;
  children: ReactNode;
}

/** What is said when a part could not be loaded. */
export const LOAD_MESSAGES = {
  offline: "This couldn't be loaded. Check your network and try again.",
  missing:
    "This couldn't be loaded. There may be a newer version of Akada: reload, then update when prompted.",
};

interface BoundaryState {
  failure: keyof typeof LOAD_MESSAGES | 'broken' | null;
}

class PartBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failure: null };

  static getDerivedStateFromError(error: unknown): BoundaryState {
    if (!(error instanceof NotLoaded)) return { failure: 'broken' };
    return { failure: isOnline() ? 'missing' : 'offline' };
  }

  override componentDidCatch(error: Error) {
    console.warn('a part of the page broke', error);
    if (error instanceof NotLoaded && isOnline()) void checkForNewVersion();
  }

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    if (failure === 'broken') return <BrokenState />;
    return <ErrorState message={LOAD_MESSAGES[failure]} onRetry={this.props.onRetry} />;
  }
}

/** Checks for a newer version of the app, which is then offered. */
async function checkForNewVersion(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    await registration?.update();
  } catch (error) {
    console.warn('could not check for a new version', error);
  }
}
