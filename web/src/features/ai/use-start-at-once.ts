import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { startsAtOnce } from '@/lib/carried-text.ts';

/**
 * Calls `start` once, as soon as the form is ready, for a student who came by a link that says so. Going back to the page
 * later doesn't start again.
 */
export function useStartAtOnce(isReady: boolean, start: () => void): void {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const isWaiting = useRef(startsAtOnce(state));
  useEffect(() => {
    if (!isWaiting.current || !isReady) return;
    isWaiting.current = false;
    navigate({ pathname, search }, { replace: true, state: { ...state, start: false } });
    start();
  });
}
