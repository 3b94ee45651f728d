import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';

const toast = vi.hoisted(() => ({ success: vi.fn(), error: vi.fn() }));
vi.mock('./toast.tsx', () => ({ toast }));

import { CopyButtons } from './copy-buttons.tsx';

describe('the copy buttons', () => {
  beforeEach(() => vi.clearAllMocks());

  it('copy a text without markup, and as Markdown', async () => {
    const user = userEvent.setup();
    render(<CopyButtons markdown="## Osmosis" />);
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    await vi.waitFor(() => expect(toast.success).toHaveBeenCalledWith('Copied.'), 5_000);
    expect(await navigator.clipboard.readText()).toBe('Osmosis');
    await user.click(screen.getByRole('button', { name: 'Copy as Markdown' }));
    expect(await navigator.clipboard.readText()).toBe('## Osmosis');
  });

  it('are only one if both would copy the same', () => {
    render(<CopyButtons markdown="Water moves." of="answer 1" />);
    expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      'Copy: answer 1',
    ]);
  });

  it('say so when the browser refuses', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const user = userEvent.setup();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    render(<CopyButtons markdown="Water moves." />);
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    await vi.waitFor(() => expect(toast.error).toHaveBeenCalledOnce(), 5_000);
  });
});
