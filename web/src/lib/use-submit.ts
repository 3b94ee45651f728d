import { type FormEvent, useState } from 'react';

/**
 * A form's sending: busy while it lasts, its failure kept, a second click ignored.
 *
 * @param failed what the log says of a failure, beside which it stands; of a form that is not filled in it says nothing
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
      // A disabled button loses the focus; it gets it back when it can be pressed again.
      setTimeout(() => submitter?.isConnected && submitter.focus());
    }
  }

  return { busy, error, onSubmit };
}

/** A failure whose message is for the student, found before any call was made. */
export class InvalidFormError extends Error {}

/** Throws what a check of domain found wrong, if anything. */
export function assertValid(problem: string | null): void {
  if (problem) throw new InvalidFormError(problem);
}

/** The text of a form's field. */
export function textOf(form: FormData, name: string): string {
  return String(form.get(name) ?? '');
}
