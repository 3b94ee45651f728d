import * as Primitive from '@radix-ui/react-dialog';
import { clsx } from 'clsx';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button, IconButton } from './button.tsx';
import { findOpeners, rememberOpeners, returnFocus } from './dialog-focus.ts';
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
  /** The id of the text below a title that asks for a decision: screen readers read both at once. */
  questionTextId?: string;
  onClose: () => void;
  children: ReactNode;
}

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
  questionTextId,
  onClose,
  children,
}: DialogProps) {
  const [isAsking, setIsAsking] = useState(false);
  /** Handles Escape, the backdrop, the close button and Back. Returns whether the dialog closes. */
  function askToClose(): boolean {
    if (isDirty && !isLocked) setIsAsking(true);
    if (isDirty || isLocked) return false;
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
  const [openers] = useState(findOpeners);
  const [page] = useState(() => location.pathname);
  return (
    <Primitive.Root open onOpenChange={(open) => !open && askToClose()}>
      <Primitive.Portal>
        <Primitive.Overlay className="fixed inset-0 z-50 animate-fade bg-[rgb(8_16_12/0.55)]" />
        <Primitive.Content
          role={questionTextId ? 'alertdialog' : 'dialog'}
          aria-describedby={questionTextId}
          onEscapeKeyDown={(event) => {
            // Something open inside the dialog, such as a calendar or a list of options, handles Escape first.
            if (event.target instanceof Element && event.target.closest('[data-closes-on-escape], option')) {
              event.preventDefault();
            }
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            returnFocus(openers, isInAddress ? null : page);
          }}
          ref={(content) => {
            rememberOpeners(content, openers);
          }}
          className={clsx(
            'fixed inset-x-0 bottom-0 z-50 mx-auto flex max-h-[92dvh] w-full animate-rise flex-col rounded-t-3xl border border-line bg-surface pb-[env(safe-area-inset-bottom)] shadow-card sm:inset-y-0 sm:my-auto sm:h-fit sm:rounded-3xl',
            isWide ? 'max-w-5xl sm:w-[calc(100%-3rem)]' : 'max-w-lg',
          )}
        >
          <header className="px-5 pt-5 pr-12 pb-3 sm:px-6">
            <Primitive.Title className="text-xl font-bold wrap-anywhere">{title}</Primitive.Title>
          </header>
          <div className="@container/page scroll-pb-24 overflow-y-auto px-5 pt-1.5 pb-5 sm:px-6">
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
      {isAsking && (
        <ConfirmDialog
          title="Discard your changes?"
          keepLabel="Keep editing"
          confirmLabel="Discard"
          onConfirm={onClose}
          onClose={() => setIsAsking(false)}
        >
          They haven't been saved.
        </ConfirmDialog>
      )}
    </Primitive.Root>
  );
}

interface ConfirmDialogProps {
  /** The question. */
  title: string;
  /** What the button says that changes nothing. It has the focus first. */
  keepLabel?: string;
  confirmLabel: string;
  /** Whether what was confirmed is running. */
  busy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
  /** What would be lost. */
  children: ReactNode;
}

/** Asks before something is lost. Whatever closes it without an answer changes nothing. */
export function ConfirmDialog({
  title,
  keepLabel = 'Cancel',
  confirmLabel,
  busy = false,
  onConfirm,
  onClose,
  children,
}: ConfirmDialogProps) {
  const textId = useId();
  return (
    <Dialog title={title} isLocked={busy} questionTextId={textId} onClose={onClose}>
      <p id={textId} className="wrap-anywhere">
        {children}
      </p>
      <div className="mt-5 flex flex-wrap justify-end gap-3">
        <Button look="secondary" disabled={busy} onClick={onClose}>
          {keepLabel}
        </Button>
        <Button look="danger" className="border border-current" busy={busy} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </div>
    </Dialog>
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
