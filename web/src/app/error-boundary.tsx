import { Component, type ReactNode } from 'react';
import { ErrorState } from '@/ui/states.tsx';

/** A page that broke says so and offers to start over, instead of going blank. main.tsx reports it. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <div className="grid min-h-[60dvh] place-items-center">
        <ErrorState message="This page broke. Reload it to go on." onRetry={() => location.reload()} />
      </div>
    );
  }
}
