import { renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

const useLiveDocument = vi.hoisted(() => vi.fn());
vi.mock('@/firebase/live.ts', () => ({ useLiveDocument }));

import { useFocusByDay } from './use-focus-by-day.ts';

const MONTHS: Record<string, object> = {
  '2026-01': { month: '2026-01', days: { '31': 10 } },
  '2026-02': { month: '2026-02', days: { '01': 20, '28': 30 } },
  '2026-03': { month: '2026-03', days: { '01': 40 } },
};
const monthAt = (path: string) => path.split('/').at(-1) ?? '';
const asked = () => new Set(useLiveDocument.mock.calls.map(([path]) => monthAt(path)));
const focusOn = (today: string) => renderHook(() => useFocusByDay('ada', today)).result.current;

beforeEach(() => {
  useLiveDocument.mockReset().mockImplementation((path: string) => ({
    status: 'ready',
    data: MONTHS[monthAt(path)] ?? null,
    unconfirmed: false,
  }));
});

describe('the focus minutes of the journal', () => {
  it('come from three months on 1 March', () => {
    expect(Object.fromEntries(focusOn('2026-03-01').byDay)).toEqual({
      '2026-01-31': 10,
      '2026-02-01': 20,
      '2026-02-28': 30,
      '2026-03-01': 40,
    });
  });

  it.each([
    ['2026-03-02', ['2026-03', '2026-02']],
    ['2026-01-30', ['2026-01']],
  ])('need on %s only the documents of %j', (today, months) => {
    focusOn(today);
    expect(asked()).toEqual(new Set(months));
  });

  it('include a new month when it begins', () => {
    const { result, rerender } = renderHook(({ today }) => useFocusByDay('ada', today), {
      initialProps: { today: '2026-01-30' },
    });
    rerender({ today: '2026-03-01' });
    expect(result.current.byDay.get('2026-02-28')).toBe(30);
  });

  it('can be read again when a month could not be read', () => {
    expect(focusOn('2026-03-01').retry).toBeNull();
    const retry = vi.fn();
    const read = useLiveDocument.getMockImplementation() as (path: string) => object;
    useLiveDocument.mockImplementation((path: string) =>
      monthAt(path) === '2026-02' ? { status: 'error', error: new Error('offline'), retry } : read(path),
    );
    const focus = focusOn('2026-03-01');
    expect(Object.fromEntries(focus.byDay)).toEqual({ '2026-01-31': 10, '2026-03-01': 40 });
    focus.retry?.();
    expect(retry).toHaveBeenCalledOnce();
  });
});
