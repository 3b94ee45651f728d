import { type FormEvent, useRef, useState } from 'react';

/** Messages at a form's fields, by the name of the field. */
export type FieldProblems<Field extends string = string> = { [Name in Field]?: string | undefined };

/** What was typed can't be sent. `message` is for the whole form; '' if the messages are at its fields. */
export class InvalidFormError extends Error {
  readonly fields: FieldProblems;

  constructor(message: string, fields: FieldProblems = {}) {
    super(message);
    this.fields = fields;
  }
}

/** Throws an {@link InvalidFormError} with this message, unless it is null. */
export function assertValid(problem: string | null): void {
  if (problem) throw new InvalidFormError(problem);
}

/** Throws an {@link InvalidFormError} with these messages, unless there are none. */
export function assertFieldsValid(problems: FieldProblems): void {
  if (Object.values(problems).some(Boolean)) throw new InvalidFormError('', problems);
}

/** The text of a form's field; '' if it has none. */
export function formText(form: FormData, name: string): string {
  return String(form.get(name) ?? '');
}

/**
 * The state of a form, and one submission of it at a time. `send` checks what was typed with {@link assertValid} or
 * {@link assertFieldsValid}, and sends it; what it throws is shown, and nothing typed is lost. After a failure the focus
 * goes to the first field with a message, or back to the button that was pressed. A group of fields, which can't have
 * `aria-invalid`, has `data-invalid` and a `tabIndex` instead.
 *
 * `error` is what `send` threw last, null if the messages are at fields: these are in `problems`, and each goes when its
 * field is changed. `isDirty` says whether a field was changed.
 *
 * @param failed the log message for a failure; an {@link InvalidFormError} is not logged
 * @param send gets the values of the form's fields that have a name
 */
export function useForm<Field extends string = never>(
  failed: string,
  send: (data: FormData) => Promise<void> | void,
) {
  const [busy, setBusy] = useState(false);
  const [isDirty, setIsDirty] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const [problems, setProblems] = useState<FieldProblems<Field>>({});
  const element = useRef<HTMLFormElement>(null);
  const isSending = useRef(false);

  /**
   * Runs `action` as a submission of this form, for a form that can be sent in several ways.
   *
   * @param pressed the button that was pressed
   */
  async function submit(
    action: () => Promise<void> | void,
    pressed: HTMLElement | null = null,
  ): Promise<void> {
    if (isSending.current) return;
    isSending.current = true;
    setError(null);
    setProblems({});
    try {
      const sent = action();
      if (!sent) return;
      setBusy(true);
      await sent;
    } catch (failure) {
      const isInvalid = failure instanceof InvalidFormError;
      if (!isInvalid) console.warn(failed, failure);
      if (isInvalid && !failure.message) setProblems(failure.fields);
      else setError(failure);
    } finally {
      isSending.current = false;
      setBusy(false);
      // Once the messages are on the screen, and the button that lost the focus while it was disabled can take it.
      setTimeout(() => restoreFocus(element.current, pressed));
    }
  }

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    void submit(() => send(data), (event.nativeEvent as SubmitEvent).submitter);
  }

  function onChange({ target }: FormEvent<HTMLFormElement>): void {
    setIsDirty(true);
    if ('name' in target) clearProblems(String(target.name) as Field);
  }

  /** Removes the messages at fields that were changed, for fields that have no name. */
  function clearProblems(...fields: readonly Field[]): void {
    setProblems((now) => {
      const rest = { ...now };
      for (const field of fields) delete rest[field];
      return rest;
    });
  }

  return {
    /** For the form element. */
    formProps: { ref: element, noValidate: true, onSubmit, onChange },
    ...{ busy, isDirty, error, problems, submit, clearProblems },
  };
}

/** Moves the focus to the first field of a form with a message, or else back to the button that was pressed. */
export function restoreFocus(form: HTMLFormElement | null, pressed: HTMLElement | null = null): void {
  const invalid = form?.querySelector<HTMLElement>('[aria-invalid], [data-invalid]');
  if (invalid) {
    invalid.focus();
    return;
  }
  // A student who has moved on to another field stays there.
  const isFree = document.activeElement === null || document.activeElement === document.body;
  if (isFree && pressed?.isConnected) pressed.focus({ preventScroll: true });
}
