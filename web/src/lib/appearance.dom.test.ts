import { beforeEach, describe, expect, it, vi } from 'vitest';

const KEY = 'akada.appearance';

const root = document.documentElement;
const bars = () =>
  [...document.querySelectorAll<HTMLMetaElement>('meta')].map(({ dataset, media }) => [
    dataset.scheme,
    media,
  ]);

/** Loads the module as a fresh page does. */
async function opened() {
  vi.resetModules();
  return import('./appearance.ts');
}

beforeEach(() => {
  localStorage.clear();
  delete root.dataset.appearance;
  document.head.innerHTML = `
    <meta name="theme-color" data-scheme="light" media="(prefers-color-scheme: light)" content="#fff" />
    <meta name="theme-color" data-scheme="dark" media="(prefers-color-scheme: dark)" content="#000" />`;
});

describe('the appearance', () => {
  it.each([null, 'system', 'sepia'])('follows the device when %s is stored', async (stored) => {
    if (stored) localStorage.setItem(KEY, stored);
    const { appearance } = await opened();
    expect(appearance()).toBe('system');
    expect(root.dataset.appearance).toBeUndefined();
  });

  it('is the chosen one as soon as the page opens', async () => {
    localStorage.setItem(KEY, 'dark');
    await opened();
    expect(root.dataset.appearance).toBe('dark');
    expect(bars()).toEqual([
      ['light', 'not all'],
      ['dark', 'all'],
    ]);
  });

  it('goes back to the device’s, as does the browser’s bar', async () => {
    const { setAppearance } = await opened();
    setAppearance('light');
    expect(root.dataset.appearance).toBe('light');
    setAppearance('system');
    expect(root.dataset.appearance).toBeUndefined();
    expect(bars()).toEqual([
      ['light', '(prefers-color-scheme: light)'],
      ['dark', '(prefers-color-scheme: dark)'],
    ]);
  });

  it('follows another tab', async () => {
    await opened();
    localStorage.setItem(KEY, 'dark');
    dispatchEvent(new StorageEvent('storage', { key: KEY }));
    expect(root.dataset.appearance).toBe('dark');
  });
});
