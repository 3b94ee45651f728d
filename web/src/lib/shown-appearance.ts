/** Light or dark, as the device has it or as the student has chosen for this device. */
export const APPEARANCES = ['system', 'light', 'dark'] as const;
export type Appearance = (typeof APPEARANCES)[number];

export const APPEARANCE_KEY = 'akada.appearance';

/** What is chosen on this device. */
export function appearance(): Appearance {
  return APPEARANCES.find((known) => known === localStorage.getItem(APPEARANCE_KEY)) ?? 'system';
}

/** The page in the colours that are chosen (see styles.css), and the browser's bar around it. */
export function showAppearance(): void {
  const chosen = appearance();
  if (chosen === 'system') delete document.documentElement.dataset.appearance;
  else document.documentElement.dataset.appearance = chosen;
  for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const { scheme } = bar.dataset;
    if (chosen === 'system') bar.media = `(prefers-color-scheme: ${scheme})`;
    else bar.media = scheme === chosen ? 'all' : 'not all';
  }
}
