import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { NextEntry } from './next-entry.tsx';

const shown = vi.hoisted(() => ({ entries: [] as object[] }));
vi.mock('@/firebase/live.ts', () => ({ useLiveQuery: () => ({ status: 'ready', data: shown.entries }) }));

const entry = { title: 'Study MTH 101', start_time: '16:00' };

test.each([
  ['the day after today is called tomorrow', '2026-11-27', 'Next: Study MTH 101, tomorrow at 16:00'],
  ['a later day is named', '2026-11-30', 'Next: Study MTH 101, Monday, 30 November at 16:00'],
])('%s', (_, date, text) => {
  shown.entries = [{ ...entry, date }];
  const { container } = render(<NextEntry uid="ada" today="2026-11-26" />);
  expect(container.textContent).toBe(text);
});

test('a schedule without another entry says nothing', () => {
  shown.entries = [];
  render(<NextEntry uid="ada" today="2026-11-26" />);
  expect(screen.queryByText(/Next/)).toBeNull();
});
