import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { START_AT_ONCE } from '@/lib/carried-text.ts';
import { useStartAtOnce } from './use-start-at-once.ts';

function open(state: object | null) {
  const start = vi.fn();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[{ pathname: '/practice', search: '?deck=cells', state }]}>
      {children}
    </MemoryRouter>
  );
  const hook = renderHook(
    ({ isReady }) => {
      useStartAtOnce(isReady, start);
      return useLocation();
    },
    { initialProps: { isReady: false }, wrapper },
  );
  return { ...hook, start };
}

it('starts once, when the form is ready, and leaves no trace in the history', () => {
  const { start, rerender, result } = open({ ...START_AT_ONCE, text: 'Notes', title: 'Cells' });
  expect(start).not.toHaveBeenCalled();
  rerender({ isReady: true });
  rerender({ isReady: true });
  expect(start).toHaveBeenCalledOnce();
  expect(result.current.search).toBe('?deck=cells');
  expect(result.current.state).toEqual({ start: false, text: 'Notes', title: 'Cells' });
});

it('starts nothing for a student who came by another link', () => {
  const { start, rerender } = open(null);
  rerender({ isReady: true });
  expect(start).not.toHaveBeenCalled();
});
