import { Component, type ComponentType, lazy, type ReactNode, Suspense, useReducer } from 'react';
import { ErrorState } from './states.tsx';

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
  const newPart = () => lazy(async () => ({ default: await load() }));
  let Part = newPart();
  return function LazyPart(props: Props) {
    const [attempt, retry] = useReducer((last: number) => last + 1, 0);
    const tryAgain = () => {
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

interface BoundaryProps {
  onRetry: () => void;
  children: ReactNode;
}

class PartBoundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: Error) {
    console.warn('a part of the page broke', error);
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <ErrorState
        message="This could not be shown. Check your network and try again."
        onRetry={this.props.onRetry}
      />
    );
  }
}
