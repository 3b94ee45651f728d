import type { ReactNode } from 'react';
import { StorageProvider } from 'reactfire';
import { storage } from './storage.ts';

export { useStorage } from 'reactfire';

/** Storage, as `useStorage` gives it. */
export type FileStorage = typeof storage;

/**
 * Hands Storage to the screens below it, which take it with `useStorage`. Only for parts that are loaded when they are
 * opened: importing this file loads the SDK.
 */
export function StorageSdk({ children }: { children: ReactNode }) {
  return <StorageProvider sdk={storage}>{children}</StorageProvider>;
}
