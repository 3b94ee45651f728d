import { AI_MESSAGES } from '@akada/domain/ai/messages';
import { AI_TOOL_FACTS } from '@akada/domain/ai/tool-facts';
import { hasWords } from '@akada/domain/text/text';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { assertFieldsValid, useForm } from '@/lib/use-form.ts';
import { Button } from '@/ui/button.tsx';
import { CONTROL_CLASS } from '@/ui/control-class.ts';
import { SendIcon } from '@/ui/icons.ts';
import { StopButton } from './stop-button.tsx';

const { label, placeholder, inputMax } = AI_TOOL_FACTS.chat;

interface QuestionFormProps {
  /** The question as typed so far. */
  draft: string;
  onDraft: (draft: string) => void;
  isRunning: boolean;
  /** Whether a question can be answered now. */
  canAsk: boolean;
  onAsk: (question: string) => Promise<void> | void;
  onStop: () => void;
  /** Fields before the question. */
  before?: ReactNode;
  /** Notices between these fields and the question. */
  notices?: ReactNode;
}

/**
 * The form for the next question of a chat. The question and its button stay at the bottom of the screen. The form has no
 * box of its own, so that they do so along the whole conversation.
 */
export function QuestionForm({
  draft,
  onDraft,
  isRunning,
  canAsk,
  onAsk,
  onStop,
  before,
  notices,
}: QuestionFormProps) {
  const id = useId();
  const { formProps, problems, clearProblems } = useForm<'question'>('a question was not sent', () => {
    assertFieldsValid({ question: hasWords(draft) ? undefined : AI_MESSAGES.noWords });
    return onAsk(draft.trim());
  });
  const isReady = draft.trim() !== '' && canAsk && !isRunning;

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (!isSendKey(event)) return;
    event.preventDefault();
    if (isReady) event.currentTarget.form?.requestSubmit();
  }

  return (
    <form {...formProps} className="contents">
      {before}
      {notices}
      <div className="sticky bottom-clear z-10 grid gap-1.5 rounded-3xl border border-line bg-surface p-2 shadow-card">
        <div className="flex items-end gap-2">
          <textarea
            id={id}
            aria-label={label}
            aria-describedby={`${id}-note`}
            {...(problems.question && { 'aria-invalid': true })}
            rows={1}
            placeholder={placeholder}
            maxLength={inputMax}
            value={draft}
            onChange={({ target }) => {
              onDraft(target.value);
              clearProblems('question');
            }}
            onKeyDown={onKeyDown}
            className={`${CONTROL_CLASS} field-sizing-content max-h-[30dvh] min-w-0 resize-none`}
          />
          {isRunning ? (
            <StopButton onStop={onStop} />
          ) : (
            <Button type="submit" disabled={!isReady}>
              <SendIcon aria-hidden className="size-4" /> Send
            </Button>
          )}
        </div>
        {problems.question ? (
          // Announced: after Enter the focus is in the field already.
          <p id={`${id}-note`} role="alert" className="px-2 text-sm text-danger">
            {problems.question}
          </p>
        ) : (
          <p id={`${id}-note`} className="hidden px-2 text-xs text-ink-soft pointer-fine:block">
            Enter sends. Shift+Enter starts a new line.
          </p>
        )}
      </div>
    </form>
  );
}

/**
 * Whether a key sends the question: Enter alone on a device with a mouse or touchpad. On a touch keyboard, which has no
 * Shift-Enter, it starts a new line. While a word is being composed it only accepts the word.
 */
function isSendKey({ key, shiftKey, nativeEvent }: KeyboardEvent): boolean {
  if (key !== 'Enter' || shiftKey || nativeEvent.isComposing) return false;
  return globalThis.matchMedia?.('(pointer: fine)').matches ?? false;
}
