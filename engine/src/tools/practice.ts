import { SET_LIMITS } from '@akada/domain/practice/practice';
import { cutAtWord } from '@akada/domain/text/text';
import { makeDeckPractice } from '../practice/make-deck-practice.ts';
import { makePractice } from '../practice/make-practice.ts';
import { narrowStrictly, nothingFound, readMaterial } from './material.ts';
import type { EngineResult, RequestOf } from './request.ts';
import { emptyResult, resultOf } from './results.ts';
import { titleOf } from './title.ts';

/** At most the requested number of practice questions, from a deck's cards, a text, or what pages say about the prompt. */
export function makeQuestions(request: RequestOf<'practice'>): EngineResult {
  const { prompt, pages, cards, count, seed, kinds } = request;
  const most = Math.min(SET_LIMITS.questions, Math.max(1, Math.round(count) || 1));
  if (cards.length > 0) {
    const questions = makeDeckPractice(cards, { most, kinds }, seed);
    return questions.length === 0
      ? emptyResult(
          'These cards give no questions. Add cards whose answers are of the same kind: terms, dates, figures or reasons.',
        )
      : resultOf({ questions }, 'Practice', noteFor(questions.length, most, 'deck'));
  }
  const material = readMaterial(prompt, pages);
  const source = narrowStrictly(material);
  if (source === null) {
    return emptyResult(
      `Nothing about “${cutAtWord(material.focus, 80)}” was found here. Choose other material, or use all of it.`,
    );
  }
  const questions = makePractice(source, { most, kinds }, seed);
  if (questions.length === 0) {
    return nothingFound(
      prompt,
      pages,
      'No facts were found to ask about. Add notes in full sentences: definitions, causes, lists, dates or formulas.',
    );
  }
  return resultOf({ questions }, titleOf('Practice', source), noteFor(questions.length, most, 'text'));
}

/** Says that there are fewer questions than asked for; null if there aren't. */
function noteFor(count: number, most: number, from: 'deck' | 'text'): string | null {
  if (count >= most) return null;
  return `There ${count === 1 ? 'is 1 question' : `are ${count} questions`}: this ${from} has no more facts that can be asked about with certainty.`;
}
