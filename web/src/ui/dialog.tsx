import * as Primitive from '@radix-ui/react-dialog';
import { clsx } from 'clsx';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { IconButton } from './button.tsx';
import { closeOnBack } from './dialog-history.ts';
import { CloseIcon } from './icons.ts';

interface DialogProps {
  title: string;
  /** Whether closing would lose typed text; if so, it asks first. */
  isDirty?: boolean;
  /** Prevents closing while an operation must not be interrupted. */
  isLocked?: boolean;
  /** For content that needs room, such as a document or a picture. */
  isWide?: boolean;
  /** Whether the page's address opens it, so that Back closes it anyway. Only for dialogs without a form. */
  isInAddress?: boolean;
  onClose: () => void;
  children: ReactNode;
}

const DISCARD = 'Discard your changes?';

/**
 * A dialog: a bottom sheet on a phone, centred on a larger screen. Mount it to open it. Escape, the backdrop, the close
 * button and Back close it, after a question if it holds typed text.
 */
export function Dialog({
  title,
  isDirty = false,
  isLocked = false,
  isWide = false,
  isInAddress = false,
  onClose,
  children,
}: DialogProps) {
  /** Handles Escape, the backdrop, the close button and Back. Returns whether the dialog closes. */
  function askToClose(): boolean {
    if (isLocked || (isDirty && !confirm(DISCARD))) return false;
    onClose();
    return true;
  }
  const latest = useRef(askToClose);
  useEffect(() => {
    latest.current = askToClose;
  });
  useEffect(() => {
    if (isInAddress) return;
    return closeOnBack(() => latest.current());
  }, [isInAddress]);
  useEffect(() => {
    return absorbTaps;
  }, []);
  // Receive the focus after closing, since the dialog has no trigger of its own.
  const [openers] = useState(findOpeners);
  return (
    <Primitive.Root open onOpenChange={(open) => !open && askToClose()}>
      <Primitive.Portal>
        <Primitive.Overlay className="fixed inset-0 z-40 animate-fade bg-[rgb(8_16_12/0.55)]" />
        <Primitive.Content
          aria-describedby={undefined}
          onEscapeKeyDown={(event) => {
            // Something open inside the dialog, such as a calendar or a list of options, handles Escape first.
            if (event.target instanceof Element && event.target.closest('[data-closes-on-escape], option')) {
              event.preventDefault();
            }
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            // The page has moved it already: to what replaced the opener, or to what was chosen in the dialog.
            if (document.activeElement !== document.body) return;
            const opener = openers.find((element) => element.isConnected) ?? startOfPage();
            opener?.focus({ preventScroll: true });
          }}
          ref={(content) => {
            if (content) openersOf.set(content, openers);
          }}
          className={clsx(
            'fixed inset-x-0 bottom-0 z-50 mx-auto flex max-h-[92dvh] w-full animate-rise flex-col rounded-t-3xl border border-line bg-surface shadow-card sm:top-1/2 sm:bottom-auto sm:-translate-y-1/2 sm:rounded-3xl',
            isWide ? 'max-w-5xl' : 'max-w-lg',
          )}
        >
          <header className="px-5 pt-5 pr-14 pb-3 sm:px-6">
            <Primitive.Title className="text-xl font-bold wrap-anywhere">{title}</Primitive.Title>
          </header>
          <div className="@container/page overflow-y-auto px-5 pt-1 pb-[max(1.25rem,env(safe-area-inset-bottom))] sm:px-6 sm:pb-6">
            {children}
          </div>
          {/* Last, so that the dialog opens with the focus on its first field. */}
          <Primitive.Close asChild>
            <IconButton label="Close" disabled={isLocked} className="absolute top-3.5 right-3">
              <CloseIcon aria-hidden className="size-5" />
            </IconButton>
          </Primitive.Close>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

/** What opened each dialog. */
const openersOf = new WeakMap<Element, HTMLElement[]>();

/**
 * The control that opens a dialog. If it is in a dialog that closes now, then also what opened that one. None if the
 * address opens the dialog.
 */
function findOpeners(): HTMLElement[] {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLElement) || activeElement === document.body) return [];
  const outer = activeElement.closest('[role="dialog"]');
  return [activeElement, ...((outer && openersOf.get(outer)) ?? [])];
}

/** The page's heading, or else its content. */
function startOfPage(): HTMLElement | null {
  return (
    document.querySelector<HTMLElement>('h1[tabindex]') ?? document.querySelector<HTMLElement>('#content')
  );
}

/** The time within which a second tap belongs to the first. */
const DOUBLE_TAP_MS = 350;

/** Catches the second tap of a double tap on Save, which would hit whatever was under the dialog. */
function absorbTaps(): void {
  const shield = document.createElement('div');
  shield.className = 'fixed inset-0 z-50';
  document.body.append(shield);
  setTimeout(() => shield.remove(), DOUBLE_TAP_MS);
}
