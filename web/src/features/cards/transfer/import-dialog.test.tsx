import { IMPORT_MESSAGES } from '@akada/domain/cards/transfer';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { ImportError, type ImportPlan } from './import-plan.ts';
import type { TransferFile } from './read-file.ts';

const worker = vi.hoisted(() => ({ read: vi.fn(), start: vi.fn(), state: { status: 'none' } }));
vi.mock('./run-transfer.ts', async (original) => ({
  ...(await original<object>()),
  readFileInWorker: worker.read,
}));
vi.mock('./use-import.ts', () => ({ useImport: () => worker.state, startImport: worker.start }));

vi.mock('../api/use-review-settings.ts', () => ({ useReviewSettings: () => ({ weights: [1, 2] }) }));

const quota = vi.hoisted(() => ({ message: null as string | null }));
vi.mock('@/firebase/use-day-quota-message.ts', () => ({ useDayQuotaMessage: () => quota.message }));

import { ImportDialog } from './import-dialog.tsx';

const card = { front: 'What is osmosis?', back: 'Water moves', memory: null, isSuspended: false };
const PLAN: ImportPlan = {
  decks: [{ title: 'Biology', cards: [card, card] }],
  leftOut: {
    ...{ pictures: 1, sounds: 2, blank: 3, looks: 4, tags: 5 },
    tooLong: [{ note: 7, start: 'Explain respiration', side: 'back', length: 1_039 }],
  },
};
const file = (name: string) => new File(['x'], name);
const onClose = vi.fn();

function open() {
  render(
    <MemoryRouter>
      <ImportDialog uid="ada" onClose={onClose} />
    </MemoryRouter>,
  );
}

beforeEach(() => {
  vi.clearAllMocks();
  worker.state = { status: 'none' };
  quota.message = null;
});

test('a file is shown with its decks and all that is left out, and then imported', async () => {
  open();
  worker.read.mockResolvedValue(PLAN);
  await userEvent.upload(screen.getByLabelText('Choose a file'), file('biology.apkg'));

  await screen.findByText('2 cards in 1 deck');
  screen.getByText('1 picture and 2 sounds left out.');
  screen.getByText('3 cards left out: a side has no text.');
  await userEvent.click(screen.getByText('Show them'));
  screen.getByText('Note 7, “Explain respiration…”: the back has 1,039 of at most 1,000 characters.');
  await userEvent.click(screen.getByRole('button', { name: 'Import 2 cards' }));
  expect(worker.start).toHaveBeenCalledExactlyOnceWith('ada', PLAN);
  expect(onClose).toHaveBeenCalledOnce();
});

test('a pasted text is read with the title and the separators that the student chose', async () => {
  open();
  worker.read.mockResolvedValue(PLAN);
  await userEvent.type(screen.getByLabelText('Or paste cards'), 'cell = unit of life');
  await userEvent.type(screen.getByLabelText(/Deck title/), 'Cells');
  await userEvent.selectOptions(screen.getByLabelText('Between front and back'), 'Something else');
  await userEvent.type(screen.getByLabelText('Text between front and back'), ' = ');
  await userEvent.selectOptions(screen.getByLabelText('Between cards'), 'Blank line');
  await userEvent.click(screen.getByRole('button', { name: 'Preview' }));

  const [read] = worker.read.mock.calls[0] as [TransferFile];
  expect(new TextDecoder().decode(read.bytes)).toBe('cell = unit of life');
  expect(read).toMatchObject({ name: 'Cells', separators: { field: ' = ', card: '\n\n' } });
});

test('a refused file shows the reason, and what was typed stays', async () => {
  open();
  worker.read.mockRejectedValue(new ImportError(IMPORT_MESSAGES.truncated));
  await userEvent.type(screen.getByLabelText('Or paste cards'), 'cell');
  await userEvent.upload(screen.getByLabelText('Choose a file'), file('half.apkg'));

  expect((await screen.findByRole('alert')).textContent).toBe(IMPORT_MESSAGES.truncated);
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Or paste cards' }).value).toBe('cell');
  expect(worker.start).not.toHaveBeenCalled();
});

test('a file that is too large is refused before it is read', async () => {
  open();
  const large = Object.defineProperty(file('large.apkg'), 'size', { value: 50_000_001 });
  await userEvent.upload(screen.getByLabelText('Choose a file'), large);

  expect((await screen.findByRole('alert')).textContent).toBe(IMPORT_MESSAGES.tooLarge);
  expect(worker.read).not.toHaveBeenCalled();
});

test('reading can be cancelled', async () => {
  open();
  let signal: AbortSignal | undefined;
  worker.read.mockImplementation((_, options) => {
    ({ signal } = options);
    return new Promise(() => {});
  });
  await userEvent.upload(screen.getByLabelText('Choose a file'), file('biology.apkg'));
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));

  expect(signal?.aborted).toBe(true);
  await screen.findByRole('button', { name: 'Preview' });
});

test('an empty paste asks for cards', async () => {
  open();
  await userEvent.click(screen.getByRole('button', { name: 'Preview' }));

  screen.getByText('Paste some cards, or choose a file.');
});

test('the dialog refuses at once when the daily number of decks is reached', () => {
  quota.message = 'You can save 50 decks a day.';
  open();

  screen.getByText('You can save 50 decks a day.');
  expect(screen.queryByLabelText('Choose a file')).toBeNull();
});

test('a second import waits until the first one has ended', async () => {
  worker.state = { status: 'stopped', id: 'import a' } as never;
  worker.read.mockResolvedValue(PLAN);
  open();
  await userEvent.upload(screen.getByLabelText('Choose a file'), file('biology.apkg'));

  await screen.findByText("Another import isn't finished yet. Continue or remove it first.");
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Import 2 cards' }).disabled).toBe(true);
});
