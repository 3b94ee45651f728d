import type { CardText } from '@akada/domain/ai/result-schemas';
import { MS_PER_DAY } from '@akada/domain/days/durations';
import { toCard } from '@akada/domain/practice/mistakes';
import type { Attempt, QuestionList, QuestionSet } from '@akada/domain/practice/schemas';
import { quantity } from '@akada/domain/text/plural';
import { useEffect, useRef, useState } from 'react';
import type { Stored } from '@/firebase/documents.ts';
import { failureReason } from '@/firebase/failure-reason.ts';
import type { Live } from '@/firebase/live.ts';
import { toast } from '@/ui/toast.tsx';
import { warnWithToast } from '@/ui/warn-with-toast.ts';

/** How wrong answers become cards. */
export interface MistakeCards {
  /**
   * Adds cards of wrong answers to the deck of their questions, or to the deck of mistakes where there is no such deck, and
   * says so in the attempt.
   *
   * @returns the deck, how many cards are new, how many of the deck's own are due again, and a promise that settles when
   * the server has answered
   */
  addCards: (mistakes: { attemptId: string; cards: readonly CardText[]; deckId: string | null }) => Promise<{
    deck: { id: string; title: string };
    added: number;
    again: number;
    written: Promise<void>;
  }>;
  /** Whether the student wants them without being asked. */
  isAutomatic: boolean;
  /** Changes that; null while the settings are not known. */
  setAutomatic: ((isAutomatic: boolean) => void) | null;
}

/** The attempts whose cards are being made, also by a page that was left meanwhile. */
const making = new Set<string>();

interface UseMistakeCardsOptions {
  attemptId: string;
  attempt: Live<Stored<Attempt> | null>;
  endedAt: Date;
  set: Stored<QuestionSet>;
  list: QuestionList;
  /** The indexes of the questions that were answered wrong. */
  wrong: readonly number[];
  /** Whether a written short answer has no mark yet, and may turn out to be right. */
  hasUnmarked: boolean;
  cards: MistakeCards;
}

/**
 * Makes cards of the wrong answers of an attempt that ended: on request, or as soon as all is marked if the student wants
 * that. An attempt that ended more than a day ago is being looked at again, so nothing is made of it without a request.
 */
export function useMistakeCards(options: UseMistakeCardsOptions): { busy: boolean; makeCards: () => void } {
  const { attemptId, attempt, endedAt, set, list, wrong, hasUnmarked, cards } = options;
  const [busy, setBusy] = useState(false);
  const isDecided = useRef(false);

  async function makeCards(): Promise<void> {
    const texts = wrong.flatMap((index) => {
      const question = list.questions[index];
      return question ? [toCard(question)] : [];
    });
    if (texts.length === 0 || making.has(attemptId)) return;
    making.add(attemptId);
    setBusy(true);
    try {
      const { deck, added, again, written } = await cards.addCards({
        ...{ attemptId, cards: texts, deckId: set.deck_id ?? null },
      });
      const news = [
        ...(added > 0 ? [`${quantity(added, 'card')} added to ${deck.title}.`] : []),
        ...(again > 0 ? [`${quantity(again, 'card is', 'cards are')} due again.`] : []),
      ];
      toast.success(news.length > 0 ? news.join(' ') : 'Your decks have these cards already.');
      // Offline, they wait on the device.
      written.catch(reportFailure);
    } catch (error) {
      reportFailure(error);
    } finally {
      making.delete(attemptId);
      setBusy(false);
    }
  }

  // Decided once for each visit: a student who turns the setting on here has the button beside it.
  useEffect(() => {
    if (isDecided.current || attempt.status !== 'ready' || !attempt.data || !cards.setAutomatic) return;
    // Another device may have made them, unless the attempt ended on this one and waits to be sent.
    if (!attempt.isFresh && !attempt.data.pending) return;
    if (hasUnmarked) return;
    isDecided.current = true;
    const isRecent = Date.now() - endedAt.getTime() < MS_PER_DAY;
    if (cards.isAutomatic && isRecent && attempt.data.cards_deck === undefined) void makeCards();
  });

  // Until the attempt is known, its cards may have been made already.
  return { busy: busy || attempt.status === 'loading', makeCards: () => void makeCards() };
}

function reportFailure(error: unknown): void {
  warnWithToast(
    'cards of mistakes were not added',
    error,
    `Failed to add the cards: ${failureReason(error)}`,
  );
}
