import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';

const toast = vi.hoisted(() => ({ error: vi.fn() }));
vi.mock('@/ui/toast.tsx', () => ({ toast }));

import { PasteButton } from './paste-button.tsx';

function withClipboard(clipboard: object | undefined) {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
  const onPaste = vi.fn();
  render(<PasteButton onPaste={onPaste} />);
  return onPaste;
}
const pasteButton = () => screen.getByRole('button', { name: 'Paste' });

afterEach(() => Reflect.deleteProperty(navigator, 'clipboard'));

it('pastes the text of the clipboard', async () => {
  const user = userEvent.setup();
  const onPaste = withClipboard({ readText: async () => 'Osmosis moves water.' });
  await user.click(pasteButton());
  expect(onPaste).toHaveBeenCalledExactlyOnceWith('Osmosis moves water.');
});

it('says how to paste where the student does not allow it', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const user = userEvent.setup();
  const onPaste = withClipboard({
    readText: () => Promise.reject(new DOMException('no', 'NotAllowedError')),
  });
  await user.click(pasteButton());
  expect(toast.error).toHaveBeenCalledWith(expect.stringContaining('Press and hold in the field'));
  expect(onPaste).not.toHaveBeenCalled();
});

it('is absent in a browser that does not let a page read the clipboard', () => {
  withClipboard({ writeText: async () => {} });
  expect(screen.queryByRole('button')).toBeNull();
});
