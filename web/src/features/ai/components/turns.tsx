import type { Chat } from '@akada/domain/ai/schemas';
import { titleFromFirstLine } from '@akada/domain/ai/title';
import type { ReactNode } from 'react';
import type { OnPage } from '@/ui/page-link.tsx';
import type { Runner } from '../runner.ts';
import { NextSteps } from './next-steps.tsx';
import { Turn } from './turn.tsx';

interface TurnsProps {
  /** Questions and answers in turn. */
  turns: readonly { role: Chat['turns'][number]['role']; text: string; at: Date | number }[];
  /** What answers. */
  by: Runner;
  /** Whether the last answer is whole, and no refusal. */
  isAnswered: boolean;
  onPage: OnPage;
  /** The question that is being answered, with its answer so far. */
  children: ReactNode;
}

/** The questions and answers of a chat. The last answer leads to what can be done with it. */
export function Turns({ turns, by, isAnswered, onPage, children }: TurnsProps) {
  const last = turns.at(-1);
  return (
    <>
      <ol aria-label="Chat" className="grid gap-4 empty:hidden">
        {turns.map(({ role, text, at }, index) => (
          <Turn
            key={`${role} ${Number(at)}`}
            author={role}
            text={text}
            number={Math.floor(index / 2) + 1}
            onPage={onPage}
          />
        ))}
        {children}
      </ol>
      {last?.role === 'model' && isAnswered && (
        <NextSteps
          by={by}
          carried={{ text: last.text, title: titleFromFirstLine(turns.at(-2)?.text ?? '', 'Chat') }}
          steps={['cards', 'plan', 'quiz']}
        />
      )}
    </>
  );
}
