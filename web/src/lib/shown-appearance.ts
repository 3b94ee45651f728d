/** Light, dark, or as the device is set; chosen for each device. */
export const APPEARANCES = ['system', 'light', 'dark'] as const;
export type Appearance = (typeof APPEARANCES)[number];

export const APPEARANCE_KEY = 'akada.appearance';

/** The appearance chosen on this device. */
export function appearance(): Appearance {
  return APPEARANCES.find((known) => known === localStorage.getItem(APPEARANCE_KEY)) ?? 'system';
}

/** Applies the chosen appearance to the page (see styles.css) and to the browser's own bar. */
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
