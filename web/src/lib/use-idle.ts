import { useEffect, useState } from 'react';
import { whenIdle } from './when-idle.ts';

/** Whether the browser has been idle since `may` became true, for parts that load last. */
export function useIdle(may: boolean, from?: number): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    return may ? whenIdle(() => setIsIdle(true), from) : undefined;
  }, [may, from]);
  return isIdle;
}
