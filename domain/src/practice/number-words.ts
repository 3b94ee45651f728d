/** Numbers in words. */

const ONES = [
  ...[
    'zero',
    'one',
    'two',
    'three',
    'four',
    'five',
    'six',
    'seven',
    'eight',
    'nine',
    'ten',
    'eleven',
    'twelve',
  ],
  ...['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
];
const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

/** The words of 0 to 99: 'seven', 'forty-two'. */
export const NUMBER_WORDS: ReadonlyMap<string, number> = new Map([
  ...ONES.map((word, value) => [word, value] as const),
  ...TENS.flatMap((word, index) => {
    const tens = 10 * (index + 2);
    const ones = ONES.slice(1, 10).map((one, value) => [`${word}-${one}`, tens + value + 1] as const);
    return [[word, tens] as const, ...ones];
  }),
]);

/** The power of ten of a word behind a number: '1.5 million'. */
export const SCALE_WORDS: Readonly<Record<string, number>> = {
  ...{ hundred: 2, thousand: 3, million: 6, billion: 9, trillion: 12 },
};
