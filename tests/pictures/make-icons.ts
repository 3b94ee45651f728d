/** `npm run icons`: the app's icons as phones want them, from web/public/icon.svg. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { findBrowser } from '../browser/support/find-browser.ts';

const PUBLIC = fileURLToPath(new URL('../../web/public', import.meta.url));
/** The green of the icon, which fills what a phone cuts to its own shape. */
const GROUND = '#0f5b3f';
/** Each file: its side in pixels, and how much of it the icon takes; the rest is ground. */
const ICONS = [
  { file: 'icon-192.png', side: 192, share: 1 },
  { file: 'icon-512.png', side: 512, share: 1 },
  // Phones of Apple round the corners themselves.
  { file: 'icon-180.png', side: 180, share: 0.9 },
  // A phone may cut away all but the inner 80 %.
  { file: 'icon-maskable-512.png', side: 512, share: 0.8 },
];

const svg = readFileSync(join(PUBLIC, 'icon.svg'), 'utf8');
const browser = await chromium.launch(await findBrowser());
try {
  for (const { file, side, share } of ICONS) {
    const page = await browser.newPage({ viewport: { width: side, height: side } });
    const inner = side * share;
    await page.setContent(
      `<style>body{margin:0;height:100vh;display:grid;place-items:center;background:${share < 1 ? GROUND : 'transparent'}}
      svg{width:${inner}px;height:${inner}px}</style>${svg}`,
    );
    await page.screenshot({ path: join(PUBLIC, file), omitBackground: true });
    await page.close();
  }
} finally {
  await browser.close();
}
