import { useEffect, useState } from 'react';
import { useOnline } from './use-online.ts';

/** How long a list that the device doesn't have is waited for while there is a network. */
const PATIENCE_MS = 15_000;

/**
 * Whether the server may still answer for what this device doesn't have. Firestore shows an empty list from the device
 * first, also with a network: it cached the list on an earlier visit, or has not connected within 10 seconds.
 */
export function useMayLoad(): boolean {
  const isOnline = useOnline();
  const [isPatient, setIsPatient] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setIsPatient(false), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return isOnline && isPatient;
}
