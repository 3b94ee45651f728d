/** `npm run icons`: makes the app's icons for phones from web/public/icon.svg. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { findBrowser } from '../browser/support/find-browser.ts';

const PUBLIC = fileURLToPath(new URL('../../web/public', import.meta.url));
/** The green of the icon, which fills the area that a phone cuts to its shape. */
const BACKGROUND = '#0f5b3f';
/** Each file, its side in pixels, and the share that the icon takes; the rest is background. */
const ICONS = [
  { file: 'icon-192.png', side: 192, share: 1 },
  { file: 'icon-512.png', side: 512, share: 1 },
  // iPhones round the corners themselves.
  { file: 'icon-180.png', side: 180, share: 0.9 },
  // An Android phone may show only the inner 80%.
  { file: 'icon-maskable-512.png', side: 512, share: 0.8 },
];

const svg = readFileSync(join(PUBLIC, 'icon.svg'), 'utf8');
const browser = await chromium.launch(await findBrowser());
try {
  for (const { file, side, share } of ICONS) {
    const page = await browser.newPage({ viewport: { width: side, height: side } });
    const inner = side * share;
    await page.setContent(
      `<style>body{margin:0;height:100vh;display:grid;place-items:center;background:${share < 1 ? BACKGROUND : 'transparent'}}
      svg{width:${inner}px;height:${inner}px}</style>${svg}`,
    );
    await page.screenshot({ path: join(PUBLIC, file), omitBackground: true });
    await page.close();
  }
} finally {
  await browser.close();
}
