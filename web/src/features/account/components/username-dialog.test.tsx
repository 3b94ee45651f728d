import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { UsernameDialog } from './username-dialog.tsx';

vi.mock('../api/choose-username.ts', () => ({ chooseUsername: vi.fn() }));

test('the username form says, before anything is typed, that the username cannot change today', () => {
  render(
    <UsernameDialog
      username="ada"
      notice={null}
      limitMessage="You can change it tomorrow."
      onClose={() => {}}
    />,
  );
  expect(screen.getByText('You can change it tomorrow.')).toBeTruthy();
  expect(screen.queryByLabelText('Username')).toBeNull();
});

test('the username form says when others see the change, and can still be used', () => {
  render(
    <UsernameDialog username="ada" notice="Others see it tomorrow." limitMessage={null} onClose={() => {}} />,
  );
  expect(screen.getByText('Others see it tomorrow.')).toBeTruthy();
  expect(screen.getByLabelText('Username')).toBeTruthy();
});
