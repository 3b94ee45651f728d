import { useSyncExternalStore } from 'react';
import { APPEARANCE_KEY, type Appearance, appearance, showAppearance } from './shown-appearance.ts';

export { APPEARANCES, type Appearance, appearance } from './shown-appearance.ts';

const listening = new Set<() => void>();

/** Sets the appearance for this device and applies it. */
export function setAppearance(chosen: Appearance): void {
  localStorage.setItem(APPEARANCE_KEY, chosen);
  show();
}

/** The chosen appearance and its setter. */
export function useAppearance(): [Appearance, (chosen: Appearance) => void] {
  return [useSyncExternalStore(watch, appearance), setAppearance];
}

function watch(onChange: () => void): () => void {
  listening.add(onChange);
  return () => listening.delete(onChange);
}

function show(): void {
  showAppearance();
  for (const onChange of listening) onChange();
}

show();
// Follows changes from other tabs.
addEventListener('storage', ({ key }) => key === APPEARANCE_KEY && show());
