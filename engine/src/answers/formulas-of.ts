/** Which of the passages with an equation give the formula that a question asks for. */
import { isWorked } from '../reading/worked-figures.ts';
import { rootsOf } from '../words/roots.ts';
import { meaningOf } from '../words/word-lists.ts';
import type { Question } from './question.ts';
import type { Found, Index } from './search.ts';

/** 'Average stock is opening stock plus closing stock, divided by two.' */
export const IN_WORDS = /\b(?:divided|multiplied) by\b|\bminus\b/i;
/** The equals sign, or a word for it. */
const EQUALS = /=|\b(?:is|are|equals?)\b/;
/** A name of a quantity instead of a sign or a longer sentence: 'Cost of sales = …', 'Formula: net profit = …'. */
const NAME = new RegExp(`^(?:[^=:]*:)?\\s*(?!\\S{1,4}\\s*=)(?:\\S+\\s){1,6}?(?:${EQUALS.source})`);

/**
 * The passages that give the formula, of those that match its question: equations of the requested quantity before those of
 * which the quantity has only a sign, and what holds in general before worked examples. Those of another quantity are left out.
 */
export function formulasOf(
  found: readonly Found[],
  { roots }: Question,
  { source: { language } }: Index,
): readonly Found[] {
  const named = found.map((unit) => ({
    unit,
    isGeneral: !isWorked(unit.passage.text),
    before: rootsOf(unit.passage.text.split(EQUALS, 1)[0] ?? '', language).map(meaningOf),
  }));
  const own = named.filter(({ before }) => roots.every((root) => before.includes(root)));
  const unnamed = named.filter(({ unit }) => !NAME.test(unit.passage.text));
  const first = [
    own.filter(({ isGeneral }) => isGeneral),
    own,
    unnamed.filter(({ isGeneral }) => isGeneral),
    unnamed,
  ];
  return (first.find(({ length }) => length > 0) ?? []).map(({ unit }) => unit);
}
