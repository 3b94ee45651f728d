/** Reads statements about one unknown number, two numbers, or consecutive numbers. */
import { binary, type Expression, number, symbol } from '../maths/expression.ts';
import { NotThisKind } from '../solution.ts';
import { withDigits } from './number-words.ts';
import { Phrases } from './phrases.ts';
import { isUnderstood, type Story, type Wanted } from './story.ts';

const X = symbol('x');
const Y = symbol('y');
const KIND = '(?:certain |unknown |positive |natural |whole |real |negative )*';
const NOUN = '(?:number|integer)';
const ASK = '(?:find|calculate|determine|what (?:is|are|was|were)|obtain)';

/** @throws NotThisKind when the text isn't about unknown numbers, or not every word is understood */
export function readNumberStory(text: string): Story {
  const source = withDigits(text.toLowerCase().replace(/\s+/g, ' ')).replace(/[()"]/g, ' ');
  if (!/\b(?:numbers?|integers?)\b/.test(source) || /\bdigits?\b|\bbase\b/.test(source))
    throw new NotThisKind('no number');
  if (/\bconsecutive\b/.test(source)) return readConsecutive(source);
  return new RegExp(`\\b2 ${KIND}${NOUN}s\\b|\\bone (?:number|of them)\\b`).test(source)
    ? readTwo(source)
    : readOne(source);
}

function finish(phrases: Phrases, text: string, story: Omit<Story, 'statements' | 'unit'>): Story {
  const { statements, rest } = phrases.takeStatements(
    phrases.reduce(phrases.markNumbers(text.replace(/\s+/g, ' '))),
  );
  if (statements.length === 0 || !isUnderstood(rest)) throw new NotThisKind(rest);
  return { ...story, statements, unit: '' };
}

/** `multiply it by 3 and then add 5` as `((x times 3) plus 5)`. */
function joinOperations(source: string): string {
  const it = '(?: (?:it|this|the (?:result|product|answer|number|sum|difference)))?';
  const verbs: readonly (readonly [RegExp, string])[] = [
    [new RegExp(`(?:is |was )?(?:multipl(?:y|ied)|multiplies)${it} by (\\d+)`, 'g'), '* $1'],
    [new RegExp(`(?:is |was )?divided?${it} by (\\d+)`, 'g'), '/ $1'],
    [/(?:is )?doubled?(?: it)?/g, '* 2'],
    [new RegExp(`add(?:ed)? (\\d+)(?: to${it})?`, 'g'), '+ $1'],
    [new RegExp(`subtract(?:ed)? (\\d+)(?: from${it})?`, 'g'), '- $1'],
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
    .replace(/\bx,? (?:which |that )?(?:when |if )?added to (\d+)/, '$1 plus x')
    .replace(/\bx,? (?:which |that )?(?:when |if )?subtracted from (\d+)/, '$1 minus x')
    .replace(/\bx,? (?:which|that) (?:when )?/, 'x ')
    .replace(
      /\bit\b(?! (?:gives|becomes|is (?!added|subtracted|multiplied|divided|increased|decreased|reduced)))/g,
      'x',
    )
    .replace(/\bx\b/g, () => phrases.mark(X));
  return finish(phrases, chained, {
    meanings: { x: 'the number' },
    wanted: [{ label: 'x', formula: X }],
    isPossible: ({ x }) => !isPositive || (x !== undefined && x.s > 0n),
  });
}

function readTwo(source: string): Story {
  const phrases = new Phrases();
  const marks = `${phrases.mark(X)} and ${phrases.mark(Y)}`;
  const [x, y] = [phrases.mark(X), phrases.mark(Y)];
  const large = `(?:larger|bigger|greater|largest|greatest)`;
  const small = `(?:smaller|lesser|smallest)`;
  const question = new RegExp(
    `${ASK} (?:the )?(?:(2 |both |the )*(?:${NOUN}s|them)|(${large})(?: of the (?:\\d )?${NOUN}s| ${NOUN})?|(${small})(?: of the (?:\\d )?${NOUN}s| ${NOUN})?)(?= *[?.]? *$)`,
  );
  const match = question.exec(source);
  const isFirst = new RegExp(`^${ASK} (?:the )?2 `).test(source);
  if (!match && !isFirst) throw new NotThisKind('no question');
  // Without a word that tells them apart, the first is the larger one.
  const isOrdered =
    new RegExp(`\\b(?:${large}|${small}|difference|differ)\\b`).test(source) ||
    !/\b(?:one|first|second|other|another)\b/.test(source);
  const isPositive = /\bpositive\b|\bnatural\b/.test(source);
  const one: Wanted = { label: 'x', formula: X };
  const two: Wanted = { label: 'y', formula: Y };
  const plain = source
    .replace(question, ' ')
    .replace(new RegExp(`^${ASK} (?=(?:the )?2 )`), ' ')
    .replace(
      new RegExp(`\\b(?:the )?2 ${KIND}${NOUN}s (?:are such that|such that|have|whose) (?:the |an? )?`, 'g'),
      ' the two ',
    )
    .replace(/\bthe two (sum|difference|product)\b/g, 'their $1')
    .replace(/\bwhose (sum|difference|product)\b/g, 'their $1')
    .replace(/(?<=their [a-z]+ of \d+,? and )(?:an? )?(sum|difference|product) (?=of)/g, 'their $1 ')
    .replace(new RegExp(`(?<=the (?:${large}|${small})) of (?:the )?2 ${KIND}${NOUN}s`, 'g'), ' ')
    .replace(/\b(times|twice|thrice|half|than) another\b/g, '$1 the other')
    .replace(/\btheir (sum|product|difference) of (\d+)/g, 'their $1 is $2')
    .replace(
      new RegExp(
        `\\b(?:the )?(sum|product|positive difference|difference) (?:of|between) (?:the |these )?(?:2 |both |the )*${KIND}(?:${NOUN}s|them)\\b`,
        'g',
      ),
      (_, name: string) => `${name} of ${marks}`,
    )
    .replace(/\btheir (sum|product|difference)\b/g, (_, name: string) => `${name} of ${marks}`)
    .replace(new RegExp(`\\b(?:the )?2 ${KIND}${NOUN}s (?=add|differ)`, 'g'), `sum of ${marks} `)
    .replace(/sum of (@\d+@ and @\d+@) +differ/g, '$1 differ')
    .replace(new RegExp(`\\bthe (?:${large}|first)(?: ${NOUN}| one)?\\b`, 'g'), x)
    .replace(new RegExp(`\\bthe (?:${small}|second|other)(?: ${NOUN}| one)?\\b`, 'g'), y)
    .replace(new RegExp(`\\bone (?:of (?:them|the (?:2 )?${NOUN}s)|${NOUN})|\\bone(?= is\\b)`, 'g'), x);
  const wanted = match?.[2] ? [one] : match?.[3] ? [two] : [one, two];
  return finish(phrases, plain, {
    meanings: {
      x: isOrdered ? 'the larger number' : 'one number',
      y: isOrdered ? 'the smaller number' : 'the other',
    },
    wanted,
    isPossible: ({ x, y }) =>
      x !== undefined &&
      y !== undefined &&
      !(isOrdered && x.lt(y)) &&
      !(isPositive && (x.s < 0n || y.s < 0n)),
  });
}

function readConsecutive(source: string): Story {
  const phrases = new Phrases();
  const group = new RegExp(
    `\\b(\\d) (?:positive )?consecutive (?:positive )?(even|odd)? ?(?:positive )?(?:whole |natural )?(?:${NOUN}s)`,
  ).exec(source);
  const [whole = '', digits = '', parity] = group ?? [];
  const count = Number(digits);
  if (!group || count < 2 || count > 5) throw new NotThisKind('consecutive');
  const isPositive = /\b(?:positive|natural)\b/.test(source);
  const step = parity ? 2 : 1;
  const all = Array.from({ length: count }, (_, index) =>
    index === 0 ? X : binary('+', X, number(index * step)),
  );
  const join = (sign: '+' | '*') => all.reduce((joined, part) => binary(sign, joined, part));
  const question = new RegExp(
    `${ASK} (?:the )?(?:(numbers|integers|them|\\d numbers|\\d integers)|(larg|great|high|bigg)(?:est|er)(?: of (?:the|them)[a-z ]*| number| integer)?|(small|least|low)(?:est|er)?(?: of (?:the|them)[a-z ]*| number| integer)?|(middle)(?: number| integer| one)?)(?= *[?.]? *$)`,
  );
  const asked = question.exec(source);
  const names = all.map((formula, index) => ({
    label: ['the first', 'the second', 'the third', 'the fourth', 'the fifth'][index] ?? '',
    formula,
  }));
  const isFirst = new RegExp(`^${ASK} (?:the )?${whole}`).test(source);
  if (!asked && !isFirst) throw new NotThisKind('no question');
  const pick = asked?.[2]
    ? names.slice(-1)
    : asked?.[3]
      ? names.slice(0, 1)
      : asked?.[4]
        ? names.slice((count - 1) / 2, (count + 1) / 2)
        : names;
  const plain = source
    .replace(question, ' ')
    .replace(
      new RegExp(`^${ASK} (?:the )?${whole} (?:such that |if )?(?:whose|their|the) (sum|product)`),
      `the $1 of ${whole}`,
    )
    .replace(new RegExp(`(?:the )?(sum|product) of (?:the )?${whole}`), (_, name: string) =>
      phrases.mark(join(name === 'sum' ? '+' : '*')),
    )
    .replace(new RegExp(`${whole} (?:add up to|have an? sum of)`), () => `${phrases.mark(join('+'))} is`)
    .replace(new RegExp(`${whole} have an? product of`), () => `${phrases.mark(join('*'))} is`);
  return finish(phrases, plain, {
    meanings: { x: 'the first number' },
    wanted: pick,
    isPossible: ({ x }) =>
      x !== undefined &&
      x.d === 1n &&
      !(isPositive && x.s < 0n) &&
      !(parity && (x.n % 2n === 0n) !== (parity === 'even')),
  });
}
