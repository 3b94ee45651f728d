import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clockTime, instantText, longDay, useCountedDay, useToday, weekday } from './time.ts';
import { chooseZone } from './zone.ts';

describe('a day in words', () => {
  it('is the stored day in every zone', () => {
    expect(weekday('2026-11-20')).toBe('Fri');
    expect(longDay('2028-02-29')).toBe('Tuesday, 29 February');
  });
});

describe('today', () => {
  beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-12-31T23:59:40Z') }));
  afterEach(() => void vi.useRealTimers());

  it('becomes the next day while the page is open', () => {
    const { result } = renderHook(useToday);
    expect(result.current).toBe('2026-12-31');
    act(() => vi.advanceTimersByTime(30_000));
    expect(result.current).toBe('2027-01-01');
  });

  it.each([
    ['Africa/Lagos', '2027-01-01', '00:59'],
    ['Pacific/Honolulu', '2026-12-31', '13:59'],
    ['Pacific/Kiritimati', '2027-01-01', '13:59'],
  ])('is the day of the chosen zone at once: %s', (zone, day, clock) => {
    const { result } = renderHook(useToday);
    act(() => chooseZone(zone));
    expect(result.current).toBe(day);
    expect(clockTime(new Date())).toBe(clock);
    expect(instantText(new Date(), { dateStyle: 'long' })).toContain(day.slice(0, 4));
    act(() => chooseZone(null));
    expect(result.current).toBe('2026-12-31');
  });

  it('is right at once when the page becomes visible again', () => {
    const { result } = renderHook(useToday);
    vi.setSystemTime(new Date('2027-01-01T00:00:01Z'));
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(result.current).toBe('2027-01-01');
  });
});

describe('the counted day', () => {
  beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-12-31T23:59:40Z') }));
  afterEach(() => void vi.useRealTimers());

  it('is the day of the zone that the server uses, once it has loaded', () => {
    const { result, rerender } = renderHook(useCountedDay, { initialProps: null as { zone: string } | null });
    expect(result.current).toBe('2026-12-31');
    rerender({ zone: 'Africa/Lagos' });
    expect(result.current).toBe('2027-01-01');
  });

  it('continues until its end after a change of zone, while the page is open', () => {
    const held_day = {
      day: '2026-12-31',
      from: new Date('2026-12-31T10:00:00Z'),
      until: new Date('2027-01-01T10:00:00Z'),
      zone_before: 'Pacific/Honolulu',
    };
    const clock = { zone: 'Pacific/Kiritimati', held_day };
    const { result } = renderHook(() => useCountedDay(clock));
    expect(result.current).toBe('2026-12-31');
    vi.setSystemTime(held_day.until);
    act(() => vi.advanceTimersByTime(30_000));
    expect(result.current).toBe('2027-01-02');
  });
});
