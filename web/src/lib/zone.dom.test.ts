import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { chooseZone, useDeviceZone, useZone } from './zone.ts';

const look = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));

it('is the zone of the device, updated when the page becomes visible again', () => {
  const { result } = renderHook(useZone);
  const device = result.current;
  const moved = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions');
  moved.mockReturnValue({ timeZone: 'Asia/Tokyo' } as Intl.ResolvedDateTimeFormatOptions);
  look();
  expect(result.current).toBe('Asia/Tokyo');
  moved.mockReturnValue({ timeZone: 'unknown' } as Intl.ResolvedDateTimeFormatOptions);
  look();
  expect(result.current).toBe('Africa/Lagos');
  moved.mockRestore();
  look();
  expect(result.current).toBe(device);
});

it('is the chosen zone, whatever the zone of the device', () => {
  const { result } = renderHook(() => ({ zone: useZone(), device: useDeviceZone() }));
  const { device } = result.current;
  act(() => chooseZone('Pacific/Honolulu'));
  expect(result.current).toEqual({ zone: 'Pacific/Honolulu', device });
  act(() => chooseZone('no/zone'));
  expect(result.current.zone).toBe(device);
});
