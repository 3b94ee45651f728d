import { useSyncExternalStore } from 'react';
import { APPEARANCE_KEY, type Appearance, appearance, showAppearance } from './shown-appearance.ts';

export { APPEARANCES, type Appearance, appearance } from './shown-appearance.ts';

const listening = new Set<() => void>();

/** Chooses, for this device and at once. */
export function setAppearance(chosen: Appearance): void {
  localStorage.setItem(APPEARANCE_KEY, chosen);
  show();
}

/** What is chosen, and how to choose. */
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
// Another tab has chosen.
addEventListener('storage', ({ key }) => key === APPEARANCE_KEY && show());
