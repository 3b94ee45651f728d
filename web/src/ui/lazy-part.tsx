import { Component, type ComponentType, lazy, type ReactNode, Suspense, useReducer } from 'react';
import { isOnline } from '@/lib/use-online.ts';
import { BrokenState, ErrorState } from './states.tsx';

/** The part's file did not come; any other error is the part's own. */
class NotLoaded extends Error {}

/**
 * A part of a screen that is loaded when it is first shown. React's own `lazy` remembers a failed load for ever;
 * on a shaky network that would be until the next reload, so this one can be tried again.
 *
 * @param load brings the component
 * @param fallback what is shown while it loads
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
      // A browser may remember a failed load too, and an old page asks in vain for what a newer version has replaced.
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

/** Loads parts before they are shown, so that they open at once and with the network gone. */
export function preload(loaders: Readonly<Record<string, () => Promise<unknown>>>): void {
  // A failure shows when the part is opened; here it would only show twice.
  for (const load of Object.values(loaders)) load().catch(() => {});
}

interface BoundaryProps {
  onRetry: () => void;
  children: ReactNode;
}

const MESSAGES = {
  offline: "This couldn't be loaded. Check your network and try again.",
  missing:
    "This couldn't be loaded. There may be a newer version of Akada: reload, then update when prompted.",
};

interface BoundaryState {
  failure: keyof typeof MESSAGES | 'broken' | null;
}

class PartBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failure: null };

  static getDerivedStateFromError(error: unknown): BoundaryState {
    if (!(error instanceof NotLoaded)) return { failure: 'broken' };
    return { failure: isOnline() ? 'missing' : 'offline' };
  }

  override componentDidCatch(error: Error) {
    console.warn('a part of the page broke', error);
    if (error instanceof NotLoaded && isOnline()) void askForNewVersion();
  }

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    if (failure === 'broken') return <BrokenState />;
    return <ErrorState message={MESSAGES[failure]} onRetry={this.props.onRetry} />;
  }
}

/** Has the browser look for a newer version of the app, which is then offered. */
async function askForNewVersion(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    await registration?.update();
  } catch (error) {
    console.warn('could not check for a new version', error);
  }
}
