import { clsx } from 'clsx';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { CONTROL_CLASS, Field } from './field.tsx';
import { HidePasswordIcon, ShowPasswordIcon } from './icons.ts';

interface PasswordFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'className' | 'type'> {
  label: string;
  hint?: string;
}

/**
 * A password field with a button that shows the password. The caret stays where it was. Submitting the form hides the
 * password again, so that password managers recognise the field and the screen does not show it while the form is busy.
 */
export function PasswordField({ label, hint, ...props }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const form = input.current?.form;
    const hide = () => flushSync(() => setIsShown(false));
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);

  function toggle() {
    const field = input.current;
    const caret = [field?.selectionStart ?? null, field?.selectionEnd ?? null] as const;
    flushSync(() => setIsShown(!isShown));
    // Changing the type moves the caret to the start.
    field?.setSelectionRange(...caret);
  }

  const Icon = isShown ? HidePasswordIcon : ShowPasswordIcon;
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
            ref={input}
            type={isShown ? 'text' : 'password'}
            className={clsx(CONTROL_CLASS, 'pr-12')}
          />
          <button
            type="button"
            aria-pressed={isShown}
            aria-controls={control.id}
            title={isShown ? 'Hide' : 'Show'}
            // Keeps the focus, and a phone's keyboard, on the field.
            onPointerDown={(event) => event.preventDefault()}
            onClick={toggle}
            className="absolute inset-y-0 right-0 grid w-12 place-items-center rounded-r-xl text-ink-soft hover:text-ink"
          >
            <Icon aria-hidden className="size-5" />
            <span className="sr-only">{`Show ${label.toLowerCase()}`}</span>
          </button>
        </div>
      )}
    </Field>
  );
}
