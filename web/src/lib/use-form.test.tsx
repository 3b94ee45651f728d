import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { assertFieldsValid, assertValid, formText, InvalidFormError, useForm } from './use-form.ts';

/** A form with two fields that shows all that the hook says. */
function Form({ send }: { send: (data: FormData) => Promise<void> | void }) {
  const { formProps, busy, isDirty, error, problems, submit } = useForm<'title' | 'tag'>(
    'it was not sent',
    send,
  );
  return (
    <form {...formProps} aria-label={`${busy ? 'busy' : 'idle'}, ${isDirty ? 'dirty' : 'clean'}`}>
      <input name="title" aria-label="Title" aria-invalid={problems.title ? true : undefined} />
      <input name="tag" aria-label="Tag" aria-invalid={problems.tag ? true : undefined} />
      <p>{[problems.title, problems.tag].filter(Boolean).join(' ')}</p>
      {error !== null && <p role="alert">{(error as Error).message}</p>}
      <button type="submit" disabled={busy}>
        Send
      </button>
      <button type="button" onClick={() => submit(() => send(new FormData()))}>
        Send otherwise
      </button>
    </form>
  );
}

const form = () => screen.getByRole('form').getAttribute('aria-label');
const press = (name = 'Send') => userEvent.click(screen.getByRole('button', { name }));

test('sends what was typed, and is busy until that has ended', async () => {
  let end = () => {};
  const send = vi.fn((data: FormData) => {
    expect(formText(data, 'title')).toBe('Cells');
    return new Promise<void>((resolve) => (end = resolve));
  });
  render(<Form send={send} />);
  expect(form()).toBe('idle, clean');
  await userEvent.type(screen.getByLabelText('Title'), 'Cells');
  await press();
  expect(form()).toBe('busy, dirty');
  end();
  await waitFor(() => expect(form()).toBe('idle, dirty'));
  expect(send).toHaveBeenCalledOnce();
});

test('sends once when it is submitted twice before it is busy, in any way', () => {
  const send = vi.fn(() => new Promise<void>(() => {}));
  render(<Form send={send} />);
  fireEvent.submit(screen.getByRole('form'));
  fireEvent.submit(screen.getByRole('form'));
  fireEvent.click(screen.getByRole('button', { name: 'Send otherwise' }));
  expect(send).toHaveBeenCalledOnce();
});

test('shows messages at their fields, moves the focus to the first, and logs nothing', async () => {
  const warn = vi.spyOn(console, 'warn');
  render(<Form send={() => assertFieldsValid({ tag: 'Too long.', title: 'Enter a title.' })} />);
  await press();
  expect(screen.getByText('Enter a title. Too long.')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Title')));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(warn).not.toHaveBeenCalled();
});

test('removes a message when its field is changed, and keeps the others', async () => {
  render(<Form send={() => assertFieldsValid({ title: 'Enter a title.', tag: 'Too long.' })} />);
  await press();
  await userEvent.type(screen.getByLabelText('Title'), 'C');
  expect(screen.getByText('Too long.')).toBeTruthy();
});

test('shows a message for the whole form until the next try', async () => {
  let problem: string | null = 'Fill in both fields.';
  render(<Form send={() => assertValid(problem)} />);
  await press();
  expect(screen.getByRole('alert').textContent).toBe('Fill in both fields.');
  problem = null;
  await press();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('logs and shows a failure, loses nothing that was typed, and can be sent again', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const cut = new Error('cut');
  const send = vi.fn().mockRejectedValueOnce(cut).mockResolvedValueOnce(undefined);
  render(<Form send={send} />);
  await userEvent.type(screen.getByLabelText('Title'), 'Cells');
  await press();
  expect((await screen.findByRole('alert')).textContent).toBe('cut');
  expect(warn).toHaveBeenCalledExactlyOnceWith('it was not sent', cut);
  expect(screen.getByLabelText('Title')).toHaveProperty('value', 'Cells');
  await press();
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(send).toHaveBeenCalledTimes(2);
});

test('gives the focus back to the button that lost it, unless the student has moved on', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  let fail = () => {};
  const send = () => new Promise<void>((_, reject) => (fail = () => reject(new Error('cut'))));
  render(<Form send={send} />);
  const button = screen.getByRole('button', { name: 'Send' });
  await userEvent.click(button);
  // jsdom leaves the focus on a disabled button; browsers don't.
  button.blur();
  fail();
  await waitFor(() => expect(document.activeElement).toBe(button));

  await userEvent.click(button);
  screen.getByLabelText('Tag').focus();
  fail();
  await waitFor(() => expect(form()).toBe('idle, clean'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.activeElement).toBe(screen.getByLabelText('Tag'));
});

test('an error with messages at fields has none for the form', () => {
  expect(() => assertFieldsValid({ title: undefined })).not.toThrow();
  expect(() => assertValid(null)).not.toThrow();
  expect(new InvalidFormError('', { title: 'Enter a title.' })).toMatchObject({
    message: '',
    fields: { title: 'Enter a title.' },
  });
});
