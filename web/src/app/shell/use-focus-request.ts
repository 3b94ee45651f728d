import type { FocusTarget } from '@akada/domain/focus/focus';
import { useCallback, useState } from 'react';
import type { FocusRequest } from '@/features/focus/focus-region.tsx';

/** What the focus timer is open for. The functions are stable between renders, so that memoised rows don't render again. */
export function useFocusRequest() {
  /** Undefined while it is closed. */
  const [focusRequest, setRequest] = useState<FocusRequest>();
  return {
    focusRequest,
    /** Opens it, for a target or for none. */
    openFocus: useCallback((target: FocusTarget | null) => setRequest({ target, isStarted: false }), []),
    /** Opens it and starts it, unless it is set already. */
    startFocus: useCallback((target: FocusTarget | null) => setRequest({ target, isStarted: true }), []),
    closeFocus: useCallback(() => setRequest(undefined), []),
  };
}
