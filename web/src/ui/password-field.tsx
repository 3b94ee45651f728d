import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { CONTROL_CLASS } from './control-class.ts';
import { Field } from './field.tsx';
import { HidePasswordIcon, ShowPasswordIcon } from './icons.ts';

interface PasswordFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'className' | 'type' | 'ref'> {
  label: string;
  hint?: string | undefined;
  /** What the button shows, for its name; by default the label. */
  shows?: string;
  /** Called when the button shows or hides the password, and when submitting hides it. */
  onShownChange?: (isShown: boolean, password: string) => void;
}

/**
 * A password field with a button that shows the password. The caret stays where it was. Submitting the form hides the
 * password again, so that password managers recognise the field and the screen does not show it while the form is busy.
 */
export function PasswordField({ shows, onShownChange, ...props }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  const show = (next: boolean) =>
    flushSync(() => {
      setIsShown(next);
      onShownChange?.(next, input.current?.value ?? '');
    });

  useEffect(() => {
    const form = input.current?.form;
    const hide = () => show(false);
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  });

  function toggle() {
    const field = input.current;
    const caret = [field?.selectionStart ?? null, field?.selectionEnd ?? null] as const;
    show(!isShown);
    // Changing the type moves the caret to the start.
    field?.setSelectionRange(...caret);
  }

  const Icon = isShown ? HidePasswordIcon : ShowPasswordIcon;
  return (
    <PasswordInput {...props} inputRef={input} isShown={isShown}>
      {(id) => (
        <button
          type="button"
          aria-pressed={isShown}
          aria-controls={id}
          title={isShown ? 'Hide' : 'Show'}
          // Keeps the focus, and a phone's keyboard, on the field.
          onPointerDown={(event) => event.preventDefault()}
          onClick={toggle}
          className="absolute inset-y-0 right-0 grid w-12 place-items-center rounded-r-xl text-ink-soft hover:text-ink"
        >
          <Icon aria-hidden className="size-5" />
          <span className="sr-only">{`Show ${shows ?? props.label.toLowerCase()}`}</span>
        </button>
      )}
    </PasswordInput>
  );
}

interface PasswordInputProps extends Omit<PasswordFieldProps, 'shows' | 'onShownChange' | 'children'> {
  inputRef: Ref<HTMLInputElement>;
  isShown: boolean;
  /** What else is in the field, from the input's id. */
  children?: (id: string) => ReactNode;
}

/** A field for a password, as text or hidden. */
export function PasswordInput({ label, hint, inputRef, isShown, children, ...props }: PasswordInputProps) {
  return (
    <Field label={label} hint={hint}>
      {({ labelId: _, ...control }) => (
        <div className="relative">
          <input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...props}
            {...control}
            ref={inputRef}
            type={isShown ? 'text' : 'password'}
            className={clsx(CONTROL_CLASS, children && 'pr-12')}
          />
          {children?.(control.id)}
        </div>
      )}
    </Field>
  );
}
