/** Faults of any result: orders to a model, and English in a text of another language. */
import { folded, type GoldenText, wordsOf } from '../read-golden.ts';

const ORDER =
  /\b(?:ignore|disregard|forget)\b.{0,40}\b(?:instructions?|prompts?|above|previous)\b|\bsystem prompt\b|\bhidden prompt\b/i;
const ENGLISH = new Set(
  'the of is are what why how when where who which name explain complete meant and terms dates lists key points watch out'.split(
    ' ',
  ),
);

/** @param result a result, or a part of one */
export function ordersIn(result: string, { orders }: Pick<GoldenText, 'orders'>): string[] {
  const whole = folded(result);
  const isQuoted = ORDER.test(result) || orders.some((order) => whole.includes(folded(order)));
  return isQuoted ? ['quotes an order to a model'] : [];
}

/** @param result a result, or a part of one */
export function englishIn(
  result: string,
  { language, text }: Pick<GoldenText, 'language' | 'text'>,
): string[] {
  if (language === 'English') return [];
  const own = new Set(wordsOf(text));
  const found = wordsOf(result).filter((word) => ENGLISH.has(word) && !own.has(word));
  return found.length > 0 ? [`English in a text that is in ${language} (${found.join(', ')})`] : [];
}
