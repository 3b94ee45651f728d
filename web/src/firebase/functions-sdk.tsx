import { type ReactNode, useMemo } from 'react';
import { FunctionsProvider, useFunctions } from 'reactfire';
import { type Call, callOn, functions } from './functions.ts';

/**
 * Provides the Functions SDK to the screens below it. Only for pages that call functions as soon as they open:
 * importing this file loads the SDK.
 */
export function FunctionsSdk({ children }: { children: ReactNode }) {
  return <FunctionsProvider sdk={functions}>{children}</FunctionsProvider>;
}

/** Returns a function that works as `call` of functions.ts does. Throws outside `FunctionsSdk`. */
export function useCall(): Call {
  const sdk = useFunctions();
  return useMemo(() => callOn(sdk), [sdk]);
}
