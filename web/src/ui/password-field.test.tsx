import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PasswordField } from './password-field.tsx';

const sent = vi.fn<(type: string) => void>();
const field = () => screen.getByLabelText<HTMLInputElement>('Your password');
const button = () => screen.getByRole('button', { name: 'Show your password' });

describe('a password field', () => {
  beforeEach(() => {
    render(
      <form
        aria-label="Sign in"
        onSubmit={(event) => {
          event.preventDefault();
          sent(field().type);
        }}
      >
        <PasswordField label="Your password" name="password" autoComplete="current-password" />
      </form>,
    );
  });
  afterEach(cleanup);

  it('shows and hides the password', async () => {
    expect(field().type).toBe('password');
    await userEvent.click(button());
    expect(field().type).toBe('text');
    expect(button().getAttribute('aria-pressed')).toBe('true');
    await userEvent.click(button());
    expect(field().type).toBe('password');
    expect(button().getAttribute('aria-pressed')).toBe('false');
  });

  it('keeps the focus and the caret where they were', async () => {
    await userEvent.type(field(), 'a-good-password');
    field().setSelectionRange(2, 6);
    await userEvent.click(button());
    expect(document.activeElement).toBe(field());
    expect([field().selectionStart, field().selectionEnd]).toEqual([2, 6]);
  });

  it('hides the password again before the form is submitted', async () => {
    await userEvent.click(button());
    fireEvent.submit(screen.getByRole('form'));
    expect(sent).toHaveBeenCalledExactlyOnceWith('password');
  });
});
