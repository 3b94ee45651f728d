import { Component, type ComponentType, lazy, type ReactNode, Suspense, useReducer } from 'react';
import { isOnline } from '@/lib/use-online.ts';
import { BrokenState, ErrorState } from './error-state.tsx';

/** The part's file could not be loaded. Any other error was thrown by the part itself. */
class NotLoaded extends Error {}

/**
 * A part of a screen that loads when it is first shown. React's own `lazy` remembers a failed load until the page is
 * reloaded, so this one can be retried for shaky networks.
 *
 * @param load loads the component
 * @param fallback shown while it loads
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = null,
): ComponentType<Props> {
  const loaded = async () => {
    try {
      return { default: await load() };
    } catch (error) {
      throw new NotLoaded(error instanceof Error ? error.message : String(error), { cause: error });
    }
  };
  const newPart = () => lazy(loaded);
  let Part = newPart();
  return function LazyPart(props: Props) {
    const [attempt, retry] = useReducer((last: number) => last + 1, 0);
    const tryAgain = () => {
      // Browsers may cache a failed import too, and a new release may have replaced the file that this page needs.
      if (attempt > 0 && isOnline()) return location.reload();
      Part = newPart();
      retry();
    };
    return (
      <PartBoundary key={attempt} onRetry={tryAgain}>
        <Suspense fallback={fallback}>
          <Part {...props} />
        </Suspense>
      </PartBoundary>
    );
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
