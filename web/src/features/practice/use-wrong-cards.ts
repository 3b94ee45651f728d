import { toCard, wrongQuestions } from '@akada/domain/practice/mistakes';
import type { Attempt, Question, QuestionSet } from '@akada/domain/practice/schemas';
import { quantity } from '@akada/domain/text/plural';
import { useState } from 'react';
import type { Stored } from '@/firebase/documents.ts';
import { failureReason } from '@/firebase/failure-reason.ts';
import { toast } from '@/ui/toast.tsx';
import { warnWithToast } from '@/ui/warn-with-toast.ts';
import { changeAttempt } from './api/practices.ts';
import { usePracticeParts } from './practice-parts.ts';

/** Makes cards of the questions that were answered wrong. */
export function useWrongCards(uid: string, attemptId: string, set: Stored<QuestionSet> | null) {
  const { addCards } = usePracticeParts();
  const [busy, setBusy] = useState(false);

  async function makeCards(questions: readonly Question[], answers: Attempt['answers']): Promise<void> {
    const cards = wrongQuestions(questions, answers).flatMap((index) => {
      const question = questions[index];
      return question ? [toCard(question)] : [];
    });
    if (cards.length === 0) return;
    setBusy(true);
    try {
      const { deck, written } = await addCards(cards, set?.deck_id ?? null);
      const marked = changeAttempt(uid, attemptId, { cards_deck: deck.id });
      toast.success(`${quantity(cards.length, 'card')} added to ${deck.title}.`);
      // Offline, both wait on the device.
      Promise.all([written, marked]).catch(reportFailure);
    } catch (error) {
      reportFailure(error);
    } finally {
      setBusy(false);
    }
  }

  return { busy, makeCards };
}

function reportFailure(error: unknown): void {
  warnWithToast(
    'cards of mistakes were not added',
    error,
    `Failed to add the cards: ${failureReason(error)}`,
  );
}
