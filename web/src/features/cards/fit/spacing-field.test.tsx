import type { FsrsFit } from '@akada/domain/cards/fit-schemas';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';

const log = vi.hoisted(() => ({ countReviews: vi.fn(), readReviewLog: vi.fn() }));
vi.mock('../api/review-log.ts', () => log);
const worker = vi.hoisted(() => ({ fitInWorker: vi.fn() }));
vi.mock('./run-fit.ts', async (original) => ({ ...(await original<object>()), ...worker }));

import { FitError } from './run-fit.ts';
import { SpacingField } from './spacing-field.tsx';

const FIT: FsrsFit = {
  ...{ fitted_at: new Date('2026-03-12T12:00:00Z'), reviews: 1_234, error: 0.3124, usual_error: 0.3551 },
  weights: [1],
};
const { weights: _, ...KEPT } = FIT;
const onChange = vi.fn();

function open(fit: FsrsFit | null = null) {
  render(
    <MemoryRouter>
      <SpacingField uid="ada" fit={fit} disabled={false} onChange={onChange} />
    </MemoryRouter>,
  );
}
async function openDialog() {
  open();
  await userEvent.click(screen.getByRole('button', { name: 'Fit to my reviews' }));
}
async function fitNow() {
  await openDialog();
  await userEvent.click(await screen.findByRole('button', { name: 'Fit now' }));
}

// The dialog's file is read before, as it takes longer than a test waits.
beforeAll(() => import('./fit-dialog.tsx'));
beforeEach(() => {
  vi.resetAllMocks();
  log.countReviews.mockResolvedValue({ reviews: 1_240, isOnDeviceOnly: false });
  log.readReviewLog.mockResolvedValue('lines');
});

test('a fit reads the log, saves what it found, and shows the errors that decided', async () => {
  worker.fitInWorker.mockResolvedValue({ kind: 'fitted', fit: FIT, recalls: 210 });
  await openDialog();
  await screen.findByText('You have 1,240 reviews.');
  await userEvent.click(screen.getByRole('button', { name: 'Fit now' }));

  await screen.findByText(/now spaced by your own reviews/);
  screen.getByText(/your newest 210 recalls/);
  expect([screen.getByText('0.312'), screen.getByText('0.355')]).toHaveLength(2);
  expect(worker.fitInWorker.mock.calls[0]?.[0]).toBe('lines');
  expect(onChange).toHaveBeenCalledExactlyOnceWith(FIT);
});

test('a fit that is no better says so, and is saved without weights', async () => {
  worker.fitInWorker.mockResolvedValue({ kind: 'fitted', fit: KEPT, recalls: 210 });
  await fitNow();

  await screen.findByText('The usual spacing already suits your reviews best, so it stays.');
  expect(onChange).toHaveBeenCalledExactlyOnceWith(KEPT);
});

test('with fewer than 400 reviews the dialog says how many there are, and has no button to fit', async () => {
  log.countReviews.mockResolvedValue({ reviews: 312, isOnDeviceOnly: true });
  await openDialog();

  await screen.findByText('You have 312 reviews. 400 are needed.');
  screen.getByText("You're offline: only the reviews on this device count.");
  expect(screen.queryByRole('button', { name: 'Fit now' })).toBeNull();
});

test.each([
  [{ kind: 'too few', reviews: 120 }, /Only 120 reviews can be used/],
  [{ kind: 'too close' }, /Review for some more days/],
])('an outcome %o changes nothing and says why', async (outcome, text) => {
  worker.fitInWorker.mockResolvedValue(outcome);
  await fitNow();

  await screen.findByText(text);
  expect(onChange).not.toHaveBeenCalled();
});

test('a fit that fails says why and can be tried again', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  worker.fitInWorker.mockRejectedValueOnce(new FitError('Failed to load.'));
  worker.fitInWorker.mockResolvedValue({ kind: 'fitted', fit: FIT, recalls: 210 });
  await fitNow();
  await screen.findByText('Failed to load.');
  await userEvent.click(screen.getByRole('button', { name: 'Fit now' }));

  await screen.findByText(/now spaced by your own reviews/);
});

test('reviews that could not be counted are counted again on request', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  log.countReviews.mockRejectedValueOnce({ code: 'permission-denied' });
  await openDialog();
  await screen.findByText(/^Failed to count your reviews/);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

  await screen.findByText('You have 1,240 reviews.');
});

test('Cancel ends the fit, and its late outcome changes nothing', async () => {
  let answer: (outcome: unknown) => void = () => {};
  worker.fitInWorker.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  await fitNow();
  await screen.findByText('Fitting the spacing…');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  const [, signal] = worker.fitInWorker.mock.calls[0] ?? [];
  answer({ kind: 'fitted', fit: FIT, recalls: 210 });

  await screen.findByRole('button', { name: 'Fit now' });
  expect(signal.aborted).toBe(true);
  expect(onChange).not.toHaveBeenCalled();
});

test('the field says what the flashcards follow, and goes back to the usual spacing', async () => {
  open(FIT);
  screen.getByText('Fitted to 1,234 of your reviews on 12 March 2026.');
  await userEvent.click(screen.getByRole('button', { name: 'Use the usual spacing' }));

  expect(onChange).toHaveBeenCalledExactlyOnceWith(null);
});

test('the field says when the usual spacing was found best, and offers no way back to it', () => {
  open(KEPT);
  screen.getByText('The usual spacing suits your reviews best, as of 12 March 2026.');

  expect(screen.queryByRole('button', { name: 'Use the usual spacing' })).toBeNull();
});
