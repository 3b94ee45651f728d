import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NewPasswordFields } from './new-password-fields.tsx';

const sent = vi.fn<(fields: object) => void>();
const password = () => screen.getByLabelText<HTMLInputElement>('Password');
const confirmation = () => screen.getByLabelText<HTMLInputElement>('Confirm Password');
const button = () => screen.getByRole('button', { name: 'Show passwords' });

describe('the fields for a new password', () => {
  beforeEach(() => {
    sent.mockReset();
    render(
      <form
        aria-label="Sign up"
        onSubmit={(event) => {
          event.preventDefault();
          sent({ ...Object.fromEntries(new FormData(event.currentTarget)), type: confirmation().type });
        }}
      >
        <NewPasswordFields label="Password" />
      </form>,
    );
  });
  afterEach(cleanup);

  it('are shown and hidden by one button', async () => {
    const types = () => [password().type, confirmation().type];
    expect(types()).toEqual(['password', 'password']);
    await userEvent.click(button());
    expect(types()).toEqual(['text', 'text']);
    await userEvent.click(button());
    expect(types()).toEqual(['password', 'password']);
  });

  it('fill the confirmation from the password while they are shown', async () => {
    await userEvent.type(password(), 'secret');
    await userEvent.click(button());
    expect(confirmation().value).toBe('secret');
    expect(confirmation().readOnly).toBe(true);
    await userEvent.type(password(), '-enough');
    expect(confirmation().value).toBe('secret-enough');
    fireEvent.submit(screen.getByRole('form'));
    expect(sent).toHaveBeenCalledExactlyOnceWith({
      password: 'secret-enough',
      confirmPassword: 'secret-enough',
      type: 'password',
    });
  });

  it('leave the confirmation to the student while they are hidden', async () => {
    await userEvent.type(password(), 'secret');
    expect(confirmation().value).toBe('');
    await userEvent.type(confirmation(), 'secrets');
    expect(confirmation().value).toBe('secrets');
    expect(password().value).toBe('secret');
  });
});
