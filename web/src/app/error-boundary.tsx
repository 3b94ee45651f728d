import { Component, type ReactNode } from 'react';
import { BrokenState } from '@/ui/error-state.tsx';

interface Props {
  /** A new value, such as another page's path, shows the children again. */
  resetKey?: string;
  children: ReactNode;
}

interface State {
  failed: boolean;
  resetKey?: string | undefined;
}

/** Shows an error state instead of a blank page when its children throw. main.tsx reports the error. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): State | null {
    return resetKey === state.resetKey ? null : { failed: false, resetKey };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <div className="grid min-h-[60dvh] place-items-center">
        <BrokenState />
      </div>
    );
  }
}
