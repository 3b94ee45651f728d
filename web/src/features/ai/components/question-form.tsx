import { AI_TOOL_FACTS } from '@akada/domain/ai/tool-facts';
import type { ReactNode } from 'react';
import { useForm } from '@/lib/use-form.ts';
import { Button } from '@/ui/button.tsx';
import { TextAreaField } from '@/ui/field.tsx';
import { SendIcon, StopIcon } from '@/ui/icons.ts';

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
  /** Notices between the question and the buttons. */
  notices?: ReactNode;
  /** What follows the buttons. */
  children?: ReactNode;
}

/** The form for the next question of a chat. */
export function QuestionForm({
  draft,
  onDraft,
  isRunning,
  canAsk,
  onAsk,
  onStop,
  before,
  notices,
  children,
}: QuestionFormProps) {
  const { formProps } = useForm('a question was not sent', () => onAsk(draft.trim()));
  return (
    <form {...formProps} className="grid gap-4">
      {before}
      <TextAreaField
        label={label}
        placeholder={placeholder}
        maxLength={inputMax}
        value={draft}
        onChange={({ target }) => onDraft(target.value)}
      />
      {notices}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" busy={isRunning} disabled={!draft.trim() || !canAsk}>
          {!isRunning && <SendIcon aria-hidden className="size-4" />}{' '}
          {isRunning ? 'Generating...' : 'Generate'}
        </Button>
        {isRunning && (
          <Button look="secondary" onClick={onStop}>
            <StopIcon aria-hidden className="size-4" /> Stop
          </Button>
        )}
        {children}
      </div>
    </form>
  );
}
