import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { NO_SOURCE, type SourceChoice } from '../study-source.ts';

const CELLS = { chosen: { from: 'vault', file_id: 'cells' }, name: 'Cells.pdf' } as const;
interface FieldProps extends SourceChoice {
  takesFocus: boolean;
  onChange: (changed: SourceChoice) => void;
}
vi.mock('./source-field.tsx', () => ({
  SourceField: ({ source, takesFocus, onChange }: FieldProps) => (
    <button
      type="button"
      data-takes-focus={takesFocus}
      onClick={() => onChange({ source: CELLS, pages: null })}
    >
      {source?.name ?? 'From the vault'}
    </button>
  ),
}));

import { ChatSource } from './chat-source.tsx';

const CHAT = { file: { from: 'note', note_id: 'osmosis' }, file_name: 'Osmosis', file_url: null } as const;

function Chat() {
  const [chosen, setChosen] = useState(NO_SOURCE);
  return (
    <>
      <ChatSource uid="ada" chat={CHAT} limit={null} {...chosen} onChange={setChosen} onPaste={() => {}} />
      <button type="button" onClick={() => setChosen(NO_SOURCE)}>
        Send
      </button>
    </>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('only a field that replaces a pressed button takes the focus', async () => {
  const { unmount } = render(<Chat />);
  await press('Choose another');
  expect(screen.getByRole('button', { name: 'From the vault' }).dataset.takesFocus).toBe('true');
  unmount();

  render(
    <ChatSource uid="ada" chat={null} limit={null} {...NO_SOURCE} onChange={() => {}} onPaste={() => {}} />,
  );
  expect(screen.getByRole('button', { name: 'From the vault' }).dataset.takesFocus).toBe('false');
});

test('says what the chat is about again after another choice was sent', async () => {
  render(<Chat />);
  await press('Choose another');
  await press('From the vault');
  expect(screen.getByRole('button', { name: 'Cells.pdf' })).toBeTruthy();

  await press('Send');

  expect(screen.getByText('Osmosis')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'From the vault' })).toBeNull();
});
