import { render, screen } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { expect, test, vi } from 'vitest';
import { AvatarDialog } from './avatar-dialog.tsx';

vi.mock('@/firebase/storage-sdk.tsx', () => ({
  StorageSdk: ({ children }: PropsWithChildren) => children,
  useStorage: () => ({}),
}));
vi.mock('../api/avatar.ts', () => ({ removeAvatar: vi.fn(), storeAvatar: vi.fn() }));

test.each([
  [true, false],
  [false, true],
])('removing the picture needs a network (online: %s, button disabled: %s)', (onLine, disabled) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
  render(<AvatarDialog uid="ada" name="Ada" picture="/ada.jpg" notice={null} onClose={() => {}} />);
  expect(screen.getByRole('button', { name: 'Remove picture' })).toHaveProperty('disabled', disabled);
  expect(screen.queryAllByText(/You're offline/)).toHaveLength(disabled ? 1 : 0);
});
