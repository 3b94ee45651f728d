/** Questions that notes or a lecturer ask and answer. */
import type { Language, Passage } from '../reading/source.ts';
import { needsBefore } from './open-sentences.ts';

/** Whether a sentence is such a question, and not one of an exam. */
export function isQuestion({ kind, text, isAsked }: Passage): boolean {
  return kind === 'paragraph' && !isAsked && text.endsWith('?');
}

/** 'Why fluid? Because the molecules move.': an answer with the question that it needs to make sense. */
export function withQuestion(passage: Passage, before: Passage | undefined, language: Language): Passage {
  if (passage.kind !== 'paragraph' || !before || !isQuestion(before) || before.section !== passage.section)
    return passage;
  const isAnswer = /^(?:Because|Yes|No)\b/.test(passage.text) || needsBefore(passage, passage.text, language);
  return isAnswer ? { ...passage, text: `${before.text} ${passage.text}` } : passage;
}
