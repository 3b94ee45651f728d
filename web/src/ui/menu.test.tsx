import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { EditIcon } from './icons.ts';
import { Menu } from './menu.tsx';
import { MenuButton } from './menu-button.tsx';

const edit = vi.fn();
const items = [{ label: 'Edit', icon: EditIcon, action: edit }];

beforeEach(() => {
  edit.mockReset();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
});

test('a menu that a key has opened begins with the focus on its first item, also when it had to load', async () => {
  render(
    <MemoryRouter>
      <main>
        <MenuButton label="Actions" load={async () => Menu} menu={{ label: 'Actions', items }} />
      </main>
    </MemoryRouter>,
  );
  const student = userEvent.setup();
  await student.tab();
  await student.keyboard('{Enter}');
  const item = await screen.findByRole('menuitem', { name: 'Edit' });
  await vi.waitFor(() => expect(document.activeElement).toBe(item));
  await student.keyboard('{Enter}');
  await vi.waitFor(() => expect(edit).toHaveBeenCalledOnce());
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Actions' }));
});
