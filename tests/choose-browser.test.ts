import { describe, expect, it } from 'vitest';
import { chooseBrowser, versionIn } from './browser/support/choose-browser.ts';

const SYSTEM = { path: '/usr/bin/chromium', version: '156.0.8078.79' };
const PACKAGED = { path: '@sparticuz/chromium', version: '153.0.0' };

describe('choosing a browser for the journeys', () => {
  it('takes the newest, in any order', () => {
    expect(chooseBrowser([SYSTEM, PACKAGED]).path).toBe(SYSTEM.path);
    expect(chooseBrowser([PACKAGED, SYSTEM]).path).toBe(SYSTEM.path);
    expect(chooseBrowser([{ ...SYSTEM, version: '99.0.1' }, PACKAGED]).path).toBe(PACKAGED.path);
    expect(chooseBrowser([{ ...SYSTEM, version: '153.0.1' }, PACKAGED]).path).toBe(SYSTEM.path);
  });

  it('skips a program that does not start', () => {
    expect(chooseBrowser([{ ...SYSTEM, version: null }, PACKAGED]).path).toBe(PACKAGED.path);
  });

  it('names the browser it uses and those it skipped', () => {
    expect(chooseBrowser([SYSTEM, PACKAGED]).line).toBe(
      'Browser: Chromium 156.0.8078.79 (/usr/bin/chromium); not used: 153.0.0 (@sparticuz/chromium)',
    );
  });

  it('says in the same line when the browser is older than the one last tested', () => {
    expect(chooseBrowser([PACKAGED]).line).toBe(
      'Browser: Chromium 153.0.0 (@sparticuz/chromium); older than Chromium 156, on which the journeys have passed',
    );
  });

  it('uses the browser that AKADA_BROWSER names, a path or npm', () => {
    expect(chooseBrowser([SYSTEM, PACKAGED], 'npm').path).toBe(PACKAGED.path);
    expect(chooseBrowser([SYSTEM, PACKAGED], SYSTEM.path).path).toBe(SYSTEM.path);
  });

  it('rejects a browser that is not installed', () => {
    expect(() => chooseBrowser([SYSTEM], '/nowhere')).toThrow('AKADA_BROWSER is /nowhere');
    expect(() => chooseBrowser([])).toThrow('no Chromium was found');
  });

  it.each([
    ['Chromium 156.0.8078.79 built on Debian GNU/Linux 12 (bookworm)', '156.0.8078.79'],
    ['Google Chrome 150.0.1 ', '150.0.1'],
    ['not a browser', null],
  ])('reads the version in %j', (output, version) => {
    expect(versionIn(output)).toBe(version);
  });
});
