import { hasUnmarkedAnswer, wrongQuestions } from '@akada/domain/practice/mistakes';
import { pickQuestions } from '@akada/domain/practice/question-list';
import type { Attempt, QuestionList, QuestionSet } from '@akada/domain/practice/schemas';
import { quantity } from '@akada/domain/text/plural';
import { useEffect, useMemo, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { Stored } from '@/firebase/documents.ts';
import { Button, buttonClass } from '@/ui/button.tsx';
import { CheckboxRow } from '@/ui/checkbox-row.tsx';
import { AddIcon, FlashcardsIcon, RetryIcon } from '@/ui/icons.ts';
import { useAttempt } from '../api/practices.ts';
import { type MistakeCards, useMistakeCards } from '../use-mistake-cards.ts';
import { useStartPractice } from '../use-start-practice.ts';

interface WrongOnesProps {
  uid: string;
  attemptId: string;
  /** All answers, also those that the server does not have yet. */
  answers: Attempt['answers'];
  endedAt: Date;
  set: Stored<QuestionSet>;
  list: QuestionList;
  cards: MistakeCards;
  /** Whether all of the questions can be practised again too. */
  canRepeatAll: boolean;
}

/** What a student can do with the questions that they answered wrong, in a practice or a mock exam. */
export function WrongOnes({
  uid,
  attemptId,
  answers,
  endedAt,
  set,
  list,
  cards,
  canRepeatAll,
}: WrongOnesProps) {
  const start = useStartPractice(uid);
  const wrong = useMemo(() => wrongQuestions(list.questions, answers), [list, answers]);
  const hasUnmarked = useMemo(() => hasUnmarkedAnswer(list.questions, answers), [list, answers]);
  const attempt = useAttempt(uid, attemptId);
  const { busy, makeCards } = useMistakeCards({
    ...{ attemptId, attempt, endedAt, set, list, wrong, hasUnmarked, cards },
  });
  const cardsDeck = attempt.status === 'ready' ? attempt.data?.cards_deck : undefined;
  const actions = useRef<HTMLDivElement>(null);
  const wasPressed = useRef(false);
  // The pressed button is disabled, and then replaced by a link. Both take the focus from it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each of both
  useEffect(() => {
    if (!wasPressed.current || busy || document.activeElement !== document.body) return;
    actions.current?.querySelector<HTMLElement>('[data-cards]')?.focus({ preventScroll: true });
  }, [busy, cardsDeck]);

  function again(indexes: readonly number[]) {
    const { title, from, made_by, file, deck_id } = set;
    start({
      ...{ title, from, made_by, list: pickQuestions(list, indexes) },
      ...(file && { file }),
      ...(deck_id !== undefined && { deck_id }),
    });
  }

  if (wrong.length === 0 && !canRepeatAll) return null;
  return (
    <section aria-label="Next" className="grid gap-3">
      <div ref={actions} className="grid gap-3 sm:flex sm:flex-wrap">
        {wrong.length > 0 && (
          <Button onClick={() => again(wrong)}>
            <RetryIcon aria-hidden className="size-4" /> Retry the ones you missed
          </Button>
        )}
        {canRepeatAll && (
          <Button look="secondary" onClick={() => again([...list.questions.keys()])}>
            <RetryIcon aria-hidden className="size-4" /> All questions again
          </Button>
        )}
        {cardsDeck !== undefined ? (
          <Link data-cards to={`/dashboard/decks?deck=${cardsDeck}`} className={buttonClass('secondary')}>
            <FlashcardsIcon aria-hidden className="size-4" /> Review the cards
          </Link>
        ) : (
          wrong.length > 0 && (
            <Button
              data-cards
              look="secondary"
              busy={busy}
              onClick={() => {
                wasPressed.current = true;
                makeCards();
              }}
            >
              <AddIcon aria-hidden className="size-4" /> Make {quantity(wrong.length, 'card')} from your
              mistakes
            </Button>
          )
        )}
      </div>
      {cards.setAutomatic && (
        <CheckboxRow
          label="Always make cards from wrong answers"
          checked={cards.isAutomatic}
          onChange={cards.setAutomatic}
        />
      )}
    </section>
  );
}
