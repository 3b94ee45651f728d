import { useEffect, useState } from 'react';
import { whenIdle } from './when-idle.ts';

/** Whether the browser has been idle since `may` holds: for parts that are shown then, and not before. */
export function useIdle(may: boolean, from?: number): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    return may ? whenIdle(() => setIsIdle(true), from) : undefined;
  }, [may, from]);
  return isIdle;
}
