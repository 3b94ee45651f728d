import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { rememberResult, rememberSource } from '../recent.ts';
import { Recents } from './recents.tsx';

const open = () =>
  render(
    <MemoryRouter>
      <Recents uid="ada" />
    </MemoryRouter>,
  );
const address = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');

beforeEach(() => localStorage.clear());

it('is absent until something was used', () => {
  expect(open().container.textContent).toBe('');
});

it('leads back to results and chats, by what made them', () => {
  rememberResult('ada', { tool: 'cram', by: 'ai', id: 'one', title: 'Cells' });
  rememberResult('ada', { tool: 'cram', by: 'device', id: 'two', title: 'Acids' });
  rememberResult('ada', { tool: 'chat', by: 'ai', id: 'three', title: 'Why?' });
  open();
  expect(address(/^Cells/)).toBe('/ai/cram?result=one');
  expect(address(/^Acids/)).toBe('/ai/cram?device=two');
  expect(address(/^Why\?/)).toBe('/ai/chat?chat=three');
});

it('leads from a file or note to the tools, with it chosen', async () => {
  rememberSource('ada', { chosen: { from: 'note', note_id: 'cells' }, name: 'Cells' });
  open();
  await userEvent.click(screen.getByRole('button', { name: 'Cells' }));
  expect(screen.getByRole('dialog', { name: 'Cells' })).toBeTruthy();
  expect(address(/^Flashcards$/)).toBe('/ai/flashcards?note=cells&name=Cells');
  expect(address(/^Practice$/)).toContain('note=cells');
});
