/** Answers a question from passages, without knowing its key. */
import type { BlindQuestion } from '@akada/domain/practice/blind-questions';
import { answerChoice, supportOf } from './answer-choice.ts';
import { coverage, type Evidence, rootsAsked } from './evidence.ts';
import { fillersFor } from './fill-gap.ts';
import { judgeClaim } from './judge-claim.ts';

/** @returns the answer in the form of `isKey` of domain/src/practice/blind-questions.ts; empty if the passages don't say */
export function answerBlindly(question: BlindQuestion, evidence: Evidence): string[] {
  switch (question.kind) {
    case 'choice': {
      const chosen = answerChoice(question.prompt, question.options, evidence);
      return chosen === null ? [] : question.options.slice(chosen, chosen + 1);
    }
    case 'true_false': {
      const isTrue = judgeClaim(question.prompt, evidence);
      return isTrue === null ? [] : [String(isTrue)];
    }
    case 'cloze': {
      const fillers = [...new Set(fillersFor(question.prompt, evidence))];
      return fillers.length === 1 ? fillers : [];
    }
    case 'match':
      return question.left.map((left) => bestMatch(left, question.right, evidence));
    case 'short':
      return sentencesAbout(question.prompt, evidence);
  }
}

function bestMatch(left: string, rights: readonly string[], evidence: Evidence): string {
  const support = supportOf(left, rights, evidence);
  return rights[support.indexOf(Math.max(...support))] ?? '';
}

/** A sentence about a question has this share of its words. */
const ABOUT = 0.4;

function sentencesAbout(prompt: string, evidence: Evidence): string[] {
  const asked = rootsAsked(prompt, evidence.language);
  const units = [...evidence.sentences, ...evidence.pairs];
  return units.filter((unit) => coverage(asked, unit, evidence.language) >= ABOUT).map(({ text }) => text);
}
