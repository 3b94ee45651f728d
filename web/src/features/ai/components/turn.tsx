import type { Chat } from '@akada/domain/ai/schemas';
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

/** A question or an answer of a chat. */
export function Turn({ author, text, number, isStreaming = false, onPage }: TurnProps) {
  if (author === 'student') {
    return (
      <li className="max-w-[85%] justify-self-end rounded-2xl bg-brand-tint px-4 py-3 whitespace-pre-line">
        {text}
      </li>
    );
  }
  return (
    <li aria-busy={isStreaming} className="rounded-2xl border border-line bg-surface px-4 py-3">
      <RichText {...(onPage && { onPage })}>{text}</RichText>
      {number !== undefined && (
        <div className="mt-2 flex flex-wrap gap-1">
          <CopyButtons markdown={text} of={`answer ${number}`} look="quiet" size="sm" />
        </div>
      )}
      {isStreaming && <Spinner className="mt-2 size-4 text-brand-ink" />}
    </li>
  );
}
