import { fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { Figures } from './figures.tsx';

type Journal = ComponentProps<typeof Figures>['journal'];

const EMPTY: Journal = { status: 'ready', data: [], unconfirmed: false, isFresh: true };
const READ = { byDay: new Map(), isLoading: false, retry: null };

function open(journal: Journal, focus = READ) {
  const { container } = render(
    <MemoryRouter>
      <Figures journal={journal} focus={focus} today="2026-03-01" isAdvanced />
    </MemoryRouter>,
  );
  return () => container.textContent;
}

/** All figures of an empty journal. */
const FIGURES = /Improving|Steady|Falling|\d of \d+|On track|of study/;

it('shows the figures of an empty journal once the server has confirmed it', () => {
  expect(open(EMPTY)()).toMatch(/Improving.*0 of 30.*On track/);
});

it.each<[string, Journal, typeof READ]>([
  ['the entries load', { status: 'loading' }, READ],
  ['the minutes of focus load', EMPTY, { ...READ, isLoading: true }],
])('shows skeletons instead of figures while %s', (_, journal, focus) => {
  expect(open(journal, focus)()).not.toMatch(FIGURES);
  expect(screen.getAllByRole('status').map((status) => status.textContent)).toEqual([
    'Loading insights',
    'Loading goals',
    'Loading the chart',
  ]);
});

it('shows the failure with a retry instead of figures', () => {
  const retry = vi.fn();
  expect(open({ status: 'error', error: new Error('denied'), retry })()).not.toMatch(FIGURES);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledOnce();
});

it('shows no figures of an empty journal from the cache', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(open({ ...EMPTY, unconfirmed: true })()).toBe('Weekly InsightsNot available offline yet.');
});
