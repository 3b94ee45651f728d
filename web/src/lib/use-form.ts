import { type FormEvent, useState } from 'react';

/**
 * Submits a form. Gives whether it is busy, the last error and the submit handler; ignores a second click while busy.
 *
 * @param failed the log message for an error; an {@link InvalidFormError} is not logged
 */
export function useSubmit(failed: string, send: (form: FormData) => Promise<void>) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const { submitter } = event.nativeEvent as SubmitEvent;
    setBusy(true);
    setError(null);
    try {
      await send(new FormData(event.currentTarget));
    } catch (failure) {
      if (!(failure instanceof InvalidFormError)) console.warn(failed, failure);
      setError(failure);
    } finally {
      setBusy(false);
      // The button lost the focus while it was disabled; give it back.
      setTimeout(() => submitter?.isConnected && submitter.focus());
    }
  }

  return { busy, error, onSubmit };
}

/** An error found before any call was made, with a message for the student. */
export class InvalidFormError extends Error {}

/** Throws an {@link InvalidFormError} with this message, unless it is null. */
export function assertValid(problem: string | null): void {
  if (problem) throw new InvalidFormError(problem);
}

/** The text of a form's field; '' if it has none. */
export function formText(form: FormData, name: string): string {
  return String(form.get(name) ?? '');
}
