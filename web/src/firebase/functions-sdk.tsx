import { type ReactNode, useMemo } from 'react';
import { FunctionsProvider, useFunctions } from 'reactfire';
import { type Call, callOn, functions } from './functions.ts';

/**
 * Hands Cloud Functions to the screens below it. Only for pages that call functions as they open: importing this file
 * loads the SDK.
 */
export function FunctionsSdk({ children }: { children: ReactNode }) {
  return <FunctionsProvider sdk={functions}>{children}</FunctionsProvider>;
}

/** Calls a Cloud Function by its contract, as `call` of functions.ts does; within `FunctionsSdk`. */
export function useCall(): Call {
  const sdk = useFunctions();
  return useMemo(() => callOn(sdk), [sdk]);
}
