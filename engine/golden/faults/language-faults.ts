/** Faults of any result: orders to a model, English in a text of another language, and what was cut out wrongly. */
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

/** 'guido van Rossum' */
const FIRST_NAME = /(?<![\p{L}\p{N}])(\p{Ll}{4,}) ((?:van |von |de )?\p{Lu}\p{Ll}+)/gu;

/** Words that are no names, though some texts only write them at the start of a line or a sentence. */
const NO_NAME =
  /^(?:when|where|while|after|before|because|from|with|this|that|they|what|which|unless|although|since|then|their|there|these|those|under|during|some|most|many|each|every)$/;

/** Names without their capital, and paragraph numbers that belong to the layout of the text. */
export function copyFaults(result: string, { text }: Pick<GoldenText, 'text'>): string[] {
  const lower: readonly string[] = text.match(/(?<![\p{L}\p{N}])\p{Ll}[\p{L}\p{M}]{3,}/gu) ?? [];
  const names = new Set(text.match(/(?<=\p{Ll}[,;]? )\p{Lu}\p{Ll}{3,}/gu)?.map((name) => name.toLowerCase()));
  for (const word of [...lower, ...[...names].filter((name) => NO_NAME.test(name))]) names.delete(word);
  const bare = [...new Set(result.match(/(?<![\p{L}\p{N}])\p{Ll}[\p{L}\p{M}]{3,}/gu))].filter((word) =>
    names.has(word),
  );
  for (const [, word = '', next = ''] of result.matchAll(FIRST_NAME)) {
    const name = `${word.charAt(0).toUpperCase()}${word.slice(1)} ${next}`;
    if (text.includes(name) && !lower.includes(word) && !NO_NAME.test(word)) bare.push(word);
  }
  // '36.1 to 37.2 °C' is no number of a paragraph.
  const isNumbered = /(?:^|\b(?:is|are|does|do|was|were) )\d{1,2}\.\d{1,2}\s+(?!to\b)\p{L}/u.test(result);
  return [
    ...(bare.length > 0 ? [`a name without its capital (${bare.join(', ')})`] : []),
    ...(isNumbered ? ['the number of a paragraph'] : []),
  ];
}
