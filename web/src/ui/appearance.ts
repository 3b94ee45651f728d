import { useSyncExternalStore } from 'react';

/** Light or dark, as the device has it or as the student has chosen for this device. */
export const APPEARANCES = ['system', 'light', 'dark'] as const;
export type Appearance = (typeof APPEARANCES)[number];

const KEY = 'akada.appearance';

const listening = new Set<() => void>();

/** What is chosen on this device. */
export function appearance(): Appearance {
  return APPEARANCES.find((known) => known === localStorage.getItem(KEY)) ?? 'system';
}

/** Chooses, for this device and at once. */
export function setAppearance(chosen: Appearance): void {
  localStorage.setItem(KEY, chosen);
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

/** The page in the colours that are chosen (see styles.css), and the browser's bar around it. */
function show(): void {
  const chosen = appearance();
  if (chosen === 'system') delete document.documentElement.dataset.appearance;
  else document.documentElement.dataset.appearance = chosen;
  for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const { scheme } = bar.dataset;
    if (chosen === 'system') bar.media = `(prefers-color-scheme: ${scheme})`;
    else bar.media = scheme === chosen ? 'all' : 'not all';
  }
  for (const onChange of listening) onChange();
}

show();
// Another tab has chosen.
addEventListener('storage', ({ key }) => key === KEY && show());
