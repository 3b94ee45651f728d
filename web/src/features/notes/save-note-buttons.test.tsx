import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';

vi.mock('./api/note-writes.ts', () => ({ saveNote: async () => {} }));
vi.mock('./components/share-dialog.tsx', () => ({ ShareDialog: () => null }));
vi.mock('@/ui/toast.tsx', () => ({ toast: { success: () => {}, error: () => {} } }));

import { SaveNoteButtons } from './save-note-buttons.tsx';

it('moves the focus to the link that replaces the pressed button', async () => {
  render(
    <MemoryRouter>
      <SaveNoteButtons uid="ada" note={{ title: 'Cells', content: 'Osmosis' }} share={async () => {}} />
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Save as a private note' }));
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Saved in My notes' }));
});
