import { type ReactNode, useEffect, useRef } from 'react';
import { IconButton } from '@/ui/button.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { CloseIcon } from '@/ui/icons.ts';

interface ReaderFrameProps {
  fileId: string;
  /** The name of the file; undefined until it is known. */
  filename: string | undefined;
  /** The title of the dialog until then. */
  listTitle: string;
  /** Whether it is shown beside its list, and not in a dialog. */
  isBeside: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** What is around an open file: a pane beside its list, or a dialog. */
export function ReaderFrame({ filename, listTitle, isBeside, ...props }: ReaderFrameProps) {
  if (isBeside) return <ReaderPane title={filename ?? 'Opening the file'} {...props} />;
  const { onClose, children } = props;
  return (
    <Dialog title={filename ?? listTitle} isWide isInAddress onClose={onClose}>
      {children}
    </Dialog>
  );
}

interface ReaderPaneProps extends Pick<ReaderFrameProps, 'fileId' | 'onClose' | 'children'> {
  title: string;
}

/**
 * An open file beside its list. The focus moves to its heading, and back to the file in the list when it closes; Escape
 * closes it.
 */
function ReaderPane({ fileId, title, onClose, children }: ReaderPaneProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    // The list beside a file is shorter than before, so the file may have left the screen.
    linkTo(fileId)?.scrollIntoView({ block: 'nearest' });
  }, [fileId]);
  const last = useRef(fileId);
  useEffect(() => {
    last.current = fileId;
  });
  useEffect(() => {
    return () => {
      if (document.activeElement !== document.body) return;
      // After the browser has restored the list's position.
      requestAnimationFrame(() => linkTo(last.current)?.focus());
    };
  }, []);
  return (
    <section
      aria-label={title}
      onKeyDown={(event) => {
        // Dialogs that open from here are its children for React, and handle Escape themselves.
        if (event.key === 'Escape' && event.currentTarget.contains(event.target as Node)) onClose();
      }}
      className="sticky top-[calc(var(--bar)+24px)] flex max-h-[calc(100dvh-var(--bar)-48px)] min-w-0 animate-fade flex-col rounded-3xl border border-line bg-surface shadow-card"
    >
      <header className="flex items-start justify-between gap-3 py-3 pr-3 pl-6">
        <h2 ref={heading} tabIndex={-1} className="mt-2 min-w-0 text-xl font-bold wrap-anywhere outline-none">
          {title}
        </h2>
        <IconButton label="Close" onClick={onClose}>
          <CloseIcon aria-hidden className="size-5" />
        </IconButton>
      </header>
      <div className="@container/page overflow-y-auto px-6 pt-1 pb-6">{children}</div>
    </section>
  );
}

/** The link of a file in its list, which is after that of Recently Added. */
function linkTo(fileId: string): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>('[data-file]')].findLast(
    ({ dataset }) => dataset.file === fileId,
  );
}
