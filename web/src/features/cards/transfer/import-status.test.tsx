import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { makeAllDeletions } from '@/lib/deferred-deletions.ts';
import type { ImportState } from './import-runner.ts';

const runner = vi.hoisted(() => ({
  state: { status: 'none' } as unknown,
  continueImport: vi.fn(),
  pause: vi.fn(),
  remove: vi.fn(async () => {}),
  dismiss: vi.fn(),
  online: true,
}));
vi.mock('./use-import.ts', () => ({ useImport: () => runner.state, importRunner: runner }));
const toast = vi.hoisted(() => ({ undo: vi.fn((_: string, _undo: () => void) => () => {}) }));
vi.mock('@/ui/toast.tsx', () => ({ toast }));
vi.mock('@/lib/use-online.ts', () => ({ useOnline: () => runner.online }));

import { ImportStatus } from './import-status.tsx';

const show = (state: ImportState) => {
  runner.state = state;
  render(<ImportStatus uid="ada" />);
};
const cards = { id: 'import a', titles: ['Biology'], saved: 449, total: 1_000 };

beforeEach(() => {
  vi.clearAllMocks();
  runner.online = true;
});

test('without an import nothing is shown', () => {
  show({ status: 'none' });

  expect(document.body.textContent).toBe('');
});

test('an import that runs shows how far it is, and is cancelled unless that is undone', async () => {
  show({ status: 'running', ...cards });

  screen.getByText('Importing 1,000 cards into “Biology”…');
  screen.getByText(/449 of 1,000 cards saved\. You can use other pages meanwhile/);
  expect(screen.queryByRole('button', { name: 'Continue import' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel import' }));
  expect(runner.pause).toHaveBeenCalledOnce();
  expect(screen.queryByRole('region', { name: 'Import' })).toBeNull();
  expect(toast.undo).toHaveBeenCalledExactlyOnceWith('Import cancelled', expect.any(Function));
  act(() => toast.undo.mock.lastCall?.[1]());
  expect(runner.continueImport).toHaveBeenCalledOnce();

  await userEvent.click(screen.getByRole('button', { name: 'Cancel import' }));
  expect(runner.remove).not.toHaveBeenCalled();
  await act(() => makeAllDeletions());
  expect(runner.remove).toHaveBeenCalledOnce();
});

test('an import without a network says that it waits', () => {
  runner.online = false;
  show({ status: 'running', ...cards });

  screen.getByText(/It continues when you're back online\./);
});

test('an import that was broken off says why and continues', async () => {
  show({ status: 'stopped', ...cards, titles: ['A', 'B'], reason: 'the server is busy' });

  screen.getByText('Not finished: importing 1,000 cards into 2 decks.');
  screen.getByText('449 of 1,000 cards saved. It stopped: the server is busy.');
  await userEvent.click(screen.getByRole('button', { name: 'Continue import' }));
  expect(runner.continueImport).toHaveBeenCalledOnce();
});

test('a complete import is shown until the student has seen it', async () => {
  show({ status: 'done', titles: ['Biology'], total: 1_000 });

  screen.getByText('Imported 1,000 cards into “Biology”.');
  await userEvent.click(screen.getByRole('button', { name: 'OK' }));
  expect(runner.dismiss).toHaveBeenCalledOnce();
});
