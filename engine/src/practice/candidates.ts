/** The questions that a fact can be asked with. */
import type { Question } from '@akada/domain/practice/schemas';
import { definitionClaim, definitionCloze, meaningChoice, termChoice } from './definition-questions.ts';
import { dateChoice, eventOf } from './event-questions.ts';
import type { Fact } from './fact.ts';
import type { Material } from './material.ts';
import {
  answerClaim,
  borrowedChoice,
  exceptionChoice,
  formulaChoice,
  personChoice,
} from './other-questions.ts';
import { sentenceCloze, shortQuestion } from './sentence-questions.ts';
import { askedValue, countChoice, valueChoice, valueClaim, valueCloze } from './value-questions.ts';

export type QuestionKind = Question['kind'];

/** One way to ask for a fact; it is only made when its kind is needed. */
export interface Candidate {
  kind: QuestionKind;
  make: (isTrue: boolean) => Question | null;
}

/** The ways to ask for a fact, the best first for each kind. */
export function candidatesFor(fact: Fact, material: Material): Candidate[] {
  const { card, definition, list } = fact;
  const short: Candidate = { kind: 'short', make: () => shortQuestion(fact, material) };
  const fromOthers: Candidate[] = [
    { kind: 'choice', make: () => borrowedChoice(fact, material) },
    { kind: 'true_false', make: (isTrue) => answerClaim(fact, isTrue, material) },
  ];
  if (definition) {
    const choices = [
      () => termChoice(definition, material),
      () => meaningChoice(definition, card.front, material),
    ];
    return [
      ...(material.random() < 0.5 ? choices : choices.reverse()).map((make) => ({
        kind: 'choice' as const,
        make,
      })),
      { kind: 'true_false', make: (isTrue) => definitionClaim(definition, isTrue, material) },
      { kind: 'cloze', make: () => definitionCloze(definition, material) },
      short,
    ];
  }
  const event = eventOf(fact);
  if (event)
    return [
      {
        kind: 'choice',
        make: () => (material.random() < 0.5 ? borrowedChoice(fact, material) : dateChoice(event, material)),
      },
      short,
    ];
  const value = askedValue(fact);
  if (value)
    return [
      { kind: 'choice', make: () => valueChoice(fact, value, material) },
      { kind: 'true_false', make: (isTrue) => valueClaim(fact, value, isTrue, material) },
      { kind: 'cloze', make: () => valueCloze(fact, value, material) },
    ];
  if (list)
    return [
      { kind: 'choice', make: () => exceptionChoice(fact, material) },
      ...(material.isDeck ? fromOthers : []),
      short,
    ];
  if (!material.isDeck && card.kind === 'person' && /^Who(?! (?:is|was|are|were) )/.test(card.front))
    return [
      { kind: 'choice', make: () => personChoice(fact, material) },
      { kind: 'cloze', make: () => sentenceCloze(fact, material) },
    ];
  if (card.kind === 'formula') return [{ kind: 'choice', make: () => formulaChoice(fact, material) }, short];
  if (card.kind === 'cloze')
    return [
      ...(material.isDeck ? fromOthers : []),
      { kind: 'cloze', make: () => sentenceCloze(fact, material) },
    ];
  if (card.front.startsWith('How many')) return [{ kind: 'choice', make: () => countChoice(fact, material) }];
  return [...fromOthers, { kind: 'cloze', make: () => sentenceCloze(fact, material) }, short];
}
