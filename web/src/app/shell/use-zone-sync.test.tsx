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

it('saves the zone of the device once it is known that another one is stored', () => {
  const { rerender } = sync(known({ zone: 'Asia/Tokyo' }, false));
  expect(writeSettings).not.toHaveBeenCalled();
  const settings = known({ zone: 'Asia/Tokyo' });
  rerender({ settings });
  expect(writeSettings).toHaveBeenCalledExactlyOnceWith('ada', settings, { zone: DEVICE });
  expect(currentZone()).toBe(DEVICE);
});

it('does not answer another device that saves its own', () => {
  const { rerender } = sync(known({ zone: DEVICE }));
  rerender({ settings: known({ zone: 'Asia/Tokyo' }) });
  expect(writeSettings).not.toHaveBeenCalled();
});

it('keeps to a zone that was chosen, and follows the device again afterwards', () => {
  const { rerender, unmount } = sync(known({ zone: 'Asia/Tokyo', zone_chosen: true }));
  expect(currentZone()).toBe('Asia/Tokyo');
  expect(writeSettings).not.toHaveBeenCalled();
  rerender({ settings: known({ zone: 'Asia/Tokyo', zone_chosen: false }) });
  expect(currentZone()).toBe(DEVICE);
  expect(writeSettings).toHaveBeenCalledOnce();
  unmount();
});

it('leaves no zone to the next student of the device', () => {
  sync(known({ zone: 'Asia/Tokyo', zone_chosen: true })).unmount();
  expect(currentZone()).toBe(DEVICE);
});
