/** Rewrites numbers in words as digits. */

const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const PARTS: Readonly<Record<string, number>> = {
  half: 2,
  third: 3,
  quarter: 4,
  fifth: 5,
  sixth: 6,
  seventh: 7,
  eighth: 8,
  ninth: 9,
  tenth: 10,
};

const UNIT = SMALL.slice(1, 10).join('|');
const TEN = TENS.join('|');
const PART = Object.keys(PARTS).join('|');

/** The value of a number word up to 99, such as `seven` or `thirty-two`; null for another word. */
export function numberOfWord(word: string): number | null {
  const [first = '', second = ''] = word.toLowerCase().split(/[- ]/);
  const ten = TENS.indexOf(first);
  if (ten >= 0) return (ten + 2) * 10 + Math.max(0, SMALL.indexOf(second));
  const small = SMALL.indexOf(first);
  return small >= 0 && second === '' ? small : null;
}

/** `two-thirds of` becomes `2/3 of`, `forty-five` becomes `45`; `one` stays where it means a thing. */
export function withDigits(text: string): string {
  return text
    .replace(
      new RegExp(`\\b(${UNIT}|an?)[- ](${PART})s?(?= of\\b| the\\b| as\\b)`, 'gi'),
      (_, count: string, part: string) =>
        `${/^an?$/i.test(count) ? 1 : numberOfWord(count)}/${PARTS[part.toLowerCase()]}`,
    )
    .replace(/\b(?:one[- ])?half (?=of\b|the\b|as\b|its\b|his\b|her\b)/gi, '1/2 ')
    .replace(new RegExp(`\\b(?:${TEN})(?:[- ](?:${UNIT}))?\\b`, 'gi'), (word) => String(numberOfWord(word)))
    .replace(new RegExp(`\\b(?:${SMALL.slice(2).join('|')})\\b`, 'gi'), (word) => String(numberOfWord(word)))
    .replace(/\bone(?= (?:more|less|year|is (?:added|subtracted)))/gi, '1')
    .replace(/\ba dozen\b/gi, '12');
}
