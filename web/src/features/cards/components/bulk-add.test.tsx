import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';

const toast = vi.hoisted(() => ({ success: vi.fn(), error: vi.fn() }));
vi.mock('@/ui/toast.tsx', () => ({ toast }));

import { BulkAdd } from './bulk-add.tsx';

const save = vi.fn(async () => {});
const close = vi.fn();
const lines = () => screen.getByRole<HTMLTextAreaElement>('textbox');
async function paste(text: string, room = 2_000) {
  render(<BulkAdd room={room} save={save} onClose={close} />);
  await userEvent.click(lines());
  await userEvent.paste(text);
}

beforeEach(() => vi.clearAllMocks());

it('adds a card for each pasted line, shown before', async () => {
  await paste('Capital of Kano State ; Kano\n\npH of pure water ; 7');
  expect(screen.getByRole('region', { name: 'Preview' }).textContent).toBe(
    '2 cardsCapital of Kano StateKanopH of pure water7',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Add 2 cards' }));
  expect(save).toHaveBeenCalledWith([
    { front: 'Capital of Kano State', back: 'Kano' },
    { front: 'pH of pure water', back: '7' },
  ]);
  expect(close).toHaveBeenCalledOnce();
});

it('names the lines that are no cards, and keeps only them to be corrected', async () => {
  await paste(`a ; 1\nno separator\n${'x'.repeat(501)} ; long`);
  const alert = screen.getByRole('alert').textContent;
  expect(alert).toContain('2 lines need a correction');
  expect(alert).toContain('Line 2, “no separator”: Put a semicolon between front and back.');
  expect(alert).toContain('Line 3,');
  expect(alert).toContain('The front has 501 characters, 1 too many.');
  await userEvent.click(screen.getByRole('button', { name: 'Add 1 card' }));
  expect(save).toHaveBeenCalledWith([{ front: 'a', back: '1' }]);
  expect(lines().value).toBe(`no separator\n${'x'.repeat(501)} ; long`);
  expect(close).not.toHaveBeenCalled();
});

it('refuses more cards than the deck has room for', async () => {
  await paste('a ; 1\nb ; 2', 1);
  expect(screen.getByText(/^This deck has room for 1 more card, and these are 2/)).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add 2 cards' }).disabled).toBe(true);
});

it('keeps the text when the cards could not be saved', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  save.mockRejectedValueOnce(Object.assign(new Error('no'), { code: 'permission-denied' }));
  await paste('a ; 1');
  await userEvent.click(screen.getByRole('button', { name: 'Add 1 card' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to add the cards');
  expect(lines().value).toBe('a ; 1');
});
