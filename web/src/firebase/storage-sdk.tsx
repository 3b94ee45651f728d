import type { ReactNode } from 'react';
import { StorageProvider } from 'reactfire';
import { storage } from './storage.ts';

export { useStorage } from 'reactfire';

/** The type of the Storage SDK that `useStorage` returns. */
export type FileStorage = typeof storage;

/**
 * Provides the Storage SDK to the screens below it, for `useStorage`. Only for parts that are loaded when they open:
 * importing this file loads the SDK.
 */
export function StorageSdk({ children }: { children: ReactNode }) {
  return <StorageProvider sdk={storage}>{children}</StorageProvider>;
}
