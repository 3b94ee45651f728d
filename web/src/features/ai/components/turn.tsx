import type { Chat } from '@akada/domain/ai/schemas';
import { cutAtWord } from '@akada/domain/text/text';
import { memo, useEffect, useRef } from 'react';
import { CopyButtons } from '@/ui/copy-buttons.tsx';
import type { OnPage } from '@/ui/page-link.tsx';
import { RichText } from '@/ui/rich-text.tsx';
import { Spinner } from '@/ui/spinner.tsx';

interface TurnProps {
  author: Chat['turns'][number]['role'];
  text: string;
  /** The number of the answer, from 1, once it is complete. */
  number?: number;
  isStreaming?: boolean;
  onPage?: OnPage;
}

/** A longer question has notes with it, which fold away; in characters. */
const LONG_QUESTION = 600;

/** A question or an answer of a chat. Not rendered again for each key of the next question. */
export const Turn = memo(function Turn({ author, text, number, isStreaming = false, onPage }: TurnProps) {
  const answer = useRef<HTMLLIElement>(null);
  // The composer stays in place, so a new answer would begin below the screen.
  useEffect(() => {
    if (isStreaming) answer.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isStreaming]);
  if (author === 'student') {
    return (
      <li className="max-w-[85%] justify-self-end rounded-2xl bg-brand-tint px-4 py-3 whitespace-pre-line wrap-anywhere">
        {text.length > LONG_QUESTION ? <LongQuestion text={text} /> : text}
      </li>
    );
  }
  return (
    <li
      ref={answer}
      aria-busy={isStreaming}
      className="scroll-mb-32 rounded-2xl border border-line bg-surface px-4 py-3"
    >
      <RichText {...(onPage && { onPage })}>{text}</RichText>
      {number !== undefined && (
        <div className="mt-2 flex flex-wrap gap-1">
          <CopyButtons markdown={text} of={`answer ${number}`} look="quiet" size="sm" />
        </div>
      )}
      {isStreaming && <Spinner className="mt-2 size-4 text-brand-ink" />}
    </li>
  );
});

function LongQuestion({ text }: { text: string }) {
  const [first = '', ...rest] = text.split('\n\n');
  const start = first.length > LONG_QUESTION ? cutAtWord(first, LONG_QUESTION) : first;
  return (
    <>
      {start}
      <details className="mt-2">
        <summary className="min-h-9 cursor-pointer content-center text-sm font-semibold">
          Show all of it
        </summary>
        {start === first ? rest.join('\n\n') : text}
      </details>
    </>
  );
}
