import { DEFAULT_SETTINGS } from '@akada/domain/account/settings';
import { renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { KnownSettings } from '@/features/account/api/use-settings.ts';

const writeSettings = vi.hoisted(() => vi.fn());
vi.mock('@/features/account/api/use-settings.ts', () => ({ writeSettings }));

import { currentZone } from '@/lib/zone.ts';
import { useZoneSync } from './use-zone-sync.ts';

const known = (changed: Partial<KnownSettings['settings']>, isKnown = true): KnownSettings => ({
  settings: { ...DEFAULT_SETTINGS, ...changed },
  isKnown,
  isStored: true,
  retry: null,
});
const DEVICE = new Intl.DateTimeFormat().resolvedOptions().timeZone;
const sync = (settings: KnownSettings) =>
  renderHook(({ settings: given }) => useZoneSync('ada', given), { initialProps: { settings } });

beforeEach(() => void writeSettings.mockReset().mockResolvedValue(undefined));

it('saves the zone of the device once the settings have loaded with another one', () => {
  const { rerender } = sync(known({ zone: 'Asia/Tokyo' }, false));
  expect(writeSettings).not.toHaveBeenCalled();
  const settings = known({ zone: 'Asia/Tokyo' });
  rerender({ settings });
  expect(writeSettings).toHaveBeenCalledExactlyOnceWith('ada', settings, { zone: DEVICE });
  expect(currentZone()).toBe(DEVICE);
});

it('does not overwrite the zone saved by another device', () => {
  const { rerender } = sync(known({ zone: DEVICE }));
  rerender({ settings: known({ zone: 'Asia/Tokyo' }) });
  expect(writeSettings).not.toHaveBeenCalled();
});

it('uses a chosen zone, and follows the device again afterwards', () => {
  const { rerender, unmount } = sync(known({ zone: 'Asia/Tokyo', zone_chosen: true }));
  expect(currentZone()).toBe('Asia/Tokyo');
  expect(writeSettings).not.toHaveBeenCalled();
  rerender({ settings: known({ zone: 'Asia/Tokyo', zone_chosen: false }) });
  expect(currentZone()).toBe(DEVICE);
  expect(writeSettings).toHaveBeenCalledOnce();
  unmount();
});

it('resets the zone for the next student on the device', () => {
  sync(known({ zone: 'Asia/Tokyo', zone_chosen: true })).unmount();
  expect(currentZone()).toBe(DEVICE);
});
