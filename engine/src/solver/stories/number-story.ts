/** Reads statements about one unknown number, two numbers, or consecutive numbers. */
import { binary, type Expression, number, symbol } from '../maths/expression.ts';
import { NotThisKind } from '../solution.ts';
import { readConsecutiveNumbers } from './consecutive-numbers.ts';
import { ASK, finishNumberStory, KIND, NOUN } from './number-parts.ts';
import { withDigits } from './number-words.ts';
import { Phrases } from './phrases.ts';
import type { Story } from './story.ts';
import { readTwoNumbers } from './two-numbers.ts';

const X = symbol('x');

/** @throws NotThisKind when the text isn't about unknown numbers, or not every word is understood */
export function readNumberStory(text: string): Story {
  const source = withDigits(text.toLowerCase().replace(/\s+/g, ' ')).replace(/[()"]/g, ' ');
  if (!/\b(?:numbers?|integers?)\b/.test(source) || /\bdigits?\b|\bbase\b/.test(source))
    throw new NotThisKind('no number');
  if (/\bconsecutive\b/.test(source)) return readConsecutiveNumbers(source);
  return new RegExp(`\\b2 ${KIND}${NOUN}s\\b|\\bone (?:number|of them)\\b`).test(source)
    ? readTwoNumbers(source)
    : readOne(source);
}

/** `multiply it by 3 and then add 5` as `((x times 3) plus 5)`. */
function joinOperations(source: string): string {
  const it = '(?: (?:it|this|the (?:result|product|answer|number|sum|difference)))?';
  const verbs: readonly (readonly [RegExp, string])[] = [
    [new RegExp(`(?:is |was )?(?:multipl(?:y|ied)|multiplies)${it} by (\\d+)`, 'g'), '* $1'],
    [new RegExp(`(?:is |was )?divided?${it} by (\\d+)`, 'g'), '/ $1'],
    [/(?:is )?doubled?(?: it)?/g, '* 2'],
    [new RegExp(`add(?:ed)? (\\d+)(?: to${it})?`, 'g'), '+ $1'],
    [new RegExp(`(?:subtract(?:ed)?|take away|takes? off) (\\d+)(?: from${it})?`, 'g'), '- $1'],
    [new RegExp(`(\\d+) (?:is|was) (?:then )?added(?: to${it})?`, 'g'), '+ $1'],
    [new RegExp(`(\\d+) (?:is|was) (?:then )?(?:subtracted|taken away)(?: from${it})?`, 'g'), '- $1'],
    [/(?:is )?increased by (\d+)/g, '+ $1'],
    [/(?:the result )?(?:is )?(?:decreased|reduced|diminished) by (\d+)/g, '- $1'],
  ];
  const joined = verbs.reduce((rest, [verb, sign]) => rest.replace(verb, sign), source);
  return joined.replace(/,? and(?: then)? (?=[-+*/] \d)|,? then (?=[-+*/] \d)|, (?=[-+*/] \d)/g, ' ');
}

/** Replaces a number that several operations are done to, one after the other, with its mark. */
function joinChain(source: string, phrases: Phrases): string {
  let isChained = false;
  const joined = joinOperations(source).replace(
    /(?:(?:i think of |think of |when |if )?x|it)(?: is| are)?(?: when)?(?:,| and)?((?: [-+*/] \d+){2,})(?: to (?:give|get|obtain)|, (?:i|we|you) (?:get|obtain)|,? giving| gives)?/,
    (whole, list: string) => {
      isChained = true;
      let formula: Expression = X;
      for (const [, sign = '+', size] of list.matchAll(/([-+*/]) (\d+)/g))
        formula = binary(sign as '+' | '-' | '*' | '/', formula, number(Number(size)));
      return `${phrases.mark(formula)}${/(?:give|get|obtain|giving|gives)$/.test(whole) ? ' gives' : ''}`;
    },
  );
  return isChained
    ? joined.replace(
        /(?<=@)(?:[.,]? (?:if |and )?the (?:result|answer|final result|final answer) is|,? the (?:result|answer) is)/,
        ' gives',
      )
    : source;
}

function readOne(source: string): Story {
  const phrases = new Phrases();
  const isPositive = /\bpositive\b/.test(source);
  if (/\bother\b|\bnumbers\b|\bpeople|students|boys|girls|\bterm\b|\bmean\b|\baverage\b/.test(source))
    throw new NotThisKind('several numbers');
  const asked = new RegExp(
    `(?:${ASK}|which is|i am thinking of) (?:the |an? )?(?:positive |possible |2 possible )*(?:values? of )?(?:the |an? )?${KIND}${NOUN}(?:\\(s\\))?(?: is it)?(?= *[?.,]| *$| such| which| that| if| when| whose)|what ${NOUN}\\b|what is it\\b`,
  );
  if (!asked.test(source)) throw new NotThisKind('no question');
  const plain = source
    .replace(new RegExp(`(?:${asked.source})(?= *[?.]? *$)`), ' ')
    .replace(new RegExp(`${ASK} (?=(?:the|an?) ${KIND}${NOUN})`), ' ')
    .replace(new RegExp(`what ${NOUN}`), 'a number')
    .replace(new RegExp(`\\b(?:the same|the original|the|this|an?|that) ${KIND}${NOUN}\\b`, 'g'), 'x')
    .replace(/\bits (square|reciprocal)\b/g, 'the $1 of x')
    .replace(/\bits (?:double|twice)\b|\bits? double\b/g, 'twice x')
    .replace(/\bx such that,? (?:if |when )?(?=it\b|x\b)/, ' ')
    .replace(/\bx (?:such that|if) /, ' ')
    .replace(/\b(?:itself|twice itself)\b/g, (word) => word.replace('itself', 'x'));
  const chained = joinChain(plain, phrases)
    .replace(
      /(?<!(?:of|times|twice|thrice|half|double|than|and|from|minus|plus|the sum of) )\bx,? (?:which |that )?(?:when |if )?added to (\d+)/,
      '$1 plus x',
    )
    .replace(
      /(?<!(?:of|times|twice|thrice|half|double|than|and|from|minus|plus|the sum of) )\bx,? (?:which |that )?(?:when |if )?subtracted from (\d+)/,
      '$1 minus x',
    )
    .replace(/\bx,? (?:which|that) (?:when )?/, 'x ')
    .replace(
      /\bit\b(?! (?:gives|becomes|is (?!added|subtracted|multiplied|divided|increased|decreased|reduced)))/g,
      'x',
    )
    .replace(/\bx\b/g, () => phrases.mark(X));
  return finishNumberStory(phrases, chained, {
    meanings: { x: 'the number' },
    wanted: [{ label: 'x', formula: X }],
    isPossible: ({ x }) => !isPositive || (x !== undefined && x.s > 0n),
  });
}
