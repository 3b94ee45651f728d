import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { readRecent, rememberResult } from '../recent.ts';

const stored = vi.hoisted(() => ({ ai: {} as object, device: {} as object }));
const useAiResult = vi.hoisted(() => vi.fn());
const useDeviceResult = vi.hoisted(() => vi.fn());
vi.mock('../api/use-ai.ts', () => ({ useAiResult }));
vi.mock('../api/device-results.ts', () => ({ useDeviceResult }));
vi.mock('./result-view.tsx', () => ({
  ResultView: ({ result, by }: { result: string; by: string }) => `${result} by ${by}`,
}));

import { NamedResult } from './named-result.tsx';

const RESULT = { id: 'one', title: 'Cells', input: '', result: 'Water moves.', created_at: new Date(0) };
const ready = (data: object | null, unconfirmed = false) => ({ status: 'ready', data, unconfirmed });

function Address() {
  const { pathname, search } = useLocation();
  return <output>{`${pathname}${search}`}</output>;
}
const open = (search: string) =>
  render(
    <MemoryRouter initialEntries={[`/ai/cram${search}`]}>
      <NamedResult uid="ada" tool="cram" />
      <Address />
    </MemoryRouter>,
  );

beforeEach(() => {
  localStorage.clear();
  stored.ai = ready(RESULT);
  stored.device = ready({ ...RESULT, source: 'device' });
  useAiResult.mockImplementation((_: string, id: string | null) => (id ? stored.ai : { status: 'loading' }));
  useDeviceResult.mockImplementation((_: string, id: string | null) =>
    id ? stored.device : { status: 'loading' },
  );
});

it('opens nothing where the address names no result', () => {
  open('?file=cells');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it.each([
  ['?result=one', 'Water moves. by ai', 'ai'],
  ['?device=one', 'Water moves. by device', 'device'],
])('opens the result of %s, and remembers it as the last one', async (search, text, by) => {
  open(search);
  expect(screen.getByRole('dialog', { name: 'Cells' }).textContent).toContain(text);
  expect(readRecent('ada').results).toMatchObject([{ tool: 'cram', by, id: 'one', title: 'Cells' }]);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText('/ai/cram')).toBeTruthy();
});

it('says that a result was deleted, and forgets it', () => {
  rememberResult('ada', { tool: 'cram', by: 'ai', id: 'one', title: 'Cells' });
  stored.ai = ready(null);
  open('?result=one');
  expect(screen.getByText('This result no longer exists.')).toBeTruthy();
  expect(readRecent('ada').results).toEqual([]);
});

it('forgets nothing while the server has not answered', () => {
  rememberResult('ada', { tool: 'cram', by: 'ai', id: 'one', title: 'Cells' });
  stored.ai = ready(null, true);
  open('?result=one');
  expect(screen.queryByText('This result no longer exists.')).toBeNull();
  expect(readRecent('ada').results).toHaveLength(1);
});
