/** Problems that give a mean and ask for one of the numbers. */
import { solveLinear } from '../algebra/linear.ts';
import { showKnown } from '../laws/values.ts';
import { binary, type Expression, number, symbolsOf } from '../maths/expression.ts';
import { Fraction, showExact } from '../maths/number.ts';
import { parseExpression } from '../maths/parse-expression.ts';
import { NotThisKind, type Solution } from '../solution.ts';
import { withDigits } from '../stories/number-words.ts';

const UNIT = '(?: ?(years?|kg|cm|m|g|%|marks))?';
const VALUE = '(\\d+(?:\\.\\d+)?)';
const MEAN = `(?:the )?(?:mean|average)(?: (?:age|mark|score|weight|height|mass|number|value|of))*`;
const OF_N = `(?: of)? (?:a (?:class|group|team|set) of )?(\\d+) ([a-z]+)`;
const ORDINAL = '(?:another|a new|one more|an extra|an additional|a|the)? ?(?:[a-z]+th |sixth |other |new )?';
const JOINS = `(?:when|if|after) ${ORDINAL}[a-z]+(?: whose (?:age|weight|mark|score) is x)? (?:joins?|joined|is added|is included|was added|enters|comes in)(?: (?:them|the (?:group|class|team|set)|to the (?:set|list)))?,? (?:the )?(?:mean|average)(?: (?:age|mark|score|weight|height))? (?:becomes|is now|is|rises to|increases to|falls to|drops to|changes to|was) ${VALUE}${UNIT}`;
const GIVES_MEAN = `${MEAN}${OF_N} is ${VALUE}${UNIT}`;
const ASKED =
  "(?:how old is|what is|find|calculate|determine|how heavy is)(?: the)?(?: (?:age|mark|score|weight|value|height) of)?(?: the)? (?:[a-z]+th|other|remaining|new|newcomer|missing|last|first|second|third)? ?(?:[a-z]+)?(?:'s (?:age|mark|score|weight))?";

/**
 * @throws NotThisKind when it asks for something else
 */
export function solveMeanStory(text: string): Solution {
  const source = withDigits(text.toLowerCase().replace(/\s+/g, ' ')).trim();
  return joined(source) ?? removed(source) ?? remaining(source) ?? unknownInList(text);
}

/** A sixth one joins, and the mean changes. */
function joined(source: string): Solution | null {
  const match = new RegExp(`^${GIVES_MEAN}[.,;]? ${JOINS}[.,;]? ${ASKED}[?.]?$`).exec(source);
  if (!match) return null;
  const [, size = '', , mean = '', unit = '', after = ''] = match;
  const n = Number(size);
  return difference(new Fraction(mean).mul(n), new Fraction(after).mul(n + 1), unit, [
    `Multiply the first mean by the number of values: ${mean} × ${n} = ${showExact(new Fraction(mean).mul(n), 'decimal')}`,
    `Multiply the new mean by one more: ${after} × ${n + 1} = ${showExact(new Fraction(after).mul(n + 1), 'decimal')}`,
  ]);
}

/** One is removed, and the mean changes. */
function removed(source: string): Solution | null {
  const match = new RegExp(
    `^${GIVES_MEAN}[.,;]? (?:when|if|after) (?:one|one of (?:them|the [a-z]+)|a [a-z]+)(?: (?:number|score|mark|boy|girl|student))? (?:is removed|leaves|is taken away|is dropped|was removed|left)(?: the group)?,? the (?:mean|average)(?: [a-z]+)?(?: of the (?:remaining|other|rest)(?: of the)?(?: (?:\\d+))?(?: [a-z]+)?)? (?:is|becomes) ${VALUE}${UNIT}[.,;]? (?:find|what is|calculate|determine|how old is)(?: the)?(?: (?:age|mark|value) of)?(?: the)? [a-z]+(?: (?:removed|that was removed|who left|that left|that is removed|which was removed))[?.]?$`,
  ).exec(source);
  if (!match) return null;
  const [, size = '', , mean = '', unit = '', after = ''] = match;
  const n = Number(size);
  return difference(new Fraction(after).mul(n - 1), new Fraction(mean).mul(n), unit, [
    `Multiply the first mean by the number of values: ${mean} × ${n} = ${showExact(new Fraction(mean).mul(n), 'decimal')}`,
    `Multiply the new mean by one fewer: ${after} × ${n - 1} = ${showExact(new Fraction(after).mul(n - 1), 'decimal')}`,
  ]);
}

/** All but one are known, or their sum or mean is. */
function remaining(source: string): Solution | null {
  const start = new RegExp(`^${GIVES_MEAN}[.,;]? (?:if )?(?:the )?`).exec(source);
  if (!start) return null;
  const [whole, size = '', , mean = '', unit = ''] = start;
  const n = Number(size);
  const rest = source.slice(whole.length);
  const total = new Fraction(mean).mul(n);
  const some = `(?:of (?:them|(?:the|these)(?: [a-z]+)?)|numbers|scores|marks|boys|girls|students|values)`;
  const sum = new RegExp(
    `^(?:(\\d+) ${some} (?:add up to|sum up to|have a sum of|total)|sum of (\\d+) ${some} is) ${VALUE}${UNIT}[.,;]? ${ASKED}[?.]?$`,
  ).exec(rest);
  const own = new RegExp(`^(?:mean|average) of (\\d+) ${some} is ${VALUE}${UNIT}[.,;]? ${ASKED}[?.]?$`).exec(
    rest,
  );
  const listed = new RegExp(
    `^(\\d+) ${some} are ((?:${VALUE}(?:, | and |, and )?)+)${UNIT}[.,;]? ${ASKED}[?.]?$`,
  ).exec(rest);
  const first = `Multiply the mean by the number of values: ${mean} × ${n} = ${showExact(total, 'decimal')}`;
  if (sum && Number(sum[1] ?? sum[2]) === n - 1)
    return difference(new Fraction(sum[3] ?? '0'), total, unit, [first]);
  if (own && Number(own[1]) === n - 1) {
    const part = new Fraction(own[2] ?? '0').mul(n - 1);
    return difference(part, total, unit, [
      first,
      `Do the same for the others: ${own[2]} × ${n - 1} = ${showExact(part, 'decimal')}`,
    ]);
  }
  const values = listed?.[2]?.match(/\d+(?:\.\d+)?/g) ?? [];
  if (!listed || Number(listed[1]) !== n - 1 || values.length !== n - 1) return null;
  const part = values.reduce((all, value) => all.add(new Fraction(value)), new Fraction(0));
  return difference(part, total, unit, [
    first,
    `Add the known values: ${values.join(' + ')} = ${showExact(part, 'decimal')}`,
  ]);
}

function difference(known: Fraction, total: Fraction, unit: string, steps: readonly string[]): Solution {
  const value = total.sub(known);
  if (value.s < 0n) throw new NotThisKind('negative');
  const shownUnit = unit === 'year' ? 'years' : unit === 'marks' ? '' : unit;
  const answer = showKnown({ value, unit: shownUnit, isRounded: false });
  return {
    family: 'statistics',
    given: [`total ${showExact(total, 'decimal')}`, `known part ${showExact(known, 'decimal')}`],
    asked: 'the missing value',
    hint: 'A mean times the number of values is their total. Compare the two totals.',
    steps: [
      ...steps,
      `Subtract: ${showExact(total, 'decimal')} − ${showExact(known, 'decimal')} = ${showExact(value, 'decimal')}`,
    ],
    answer: `x = ${answer}`,
    check: `With the missing value, the total is ${showExact(known.add(value), 'decimal')}.`,
  };
}

/** `The mean of x, 3, 5 and 8 is 6. Find x.` */
function unknownInList(text: string): Solution {
  const match =
    /^(?:if )?(?:the )?(?:mean|average)(?: of)?(?: the)?(?: (?:numbers|scores|marks|set))?(?: of)?:? ([^.?]+?) is (\d+(?:\.\d+)?)[.,;]? (?:find|what is|calculate|determine)(?: the value of)? ([a-z])[.?]?$/i.exec(
      text.trim(),
    );
  const [, list = '', mean = '', letter = ''] = match ?? [];
  const parts = list.split(/,? and |, ?/).map((part) => part.trim());
  if (
    !match ||
    parts.length < 2 ||
    parts.some((part) => !/^[-\d.a-z+*/ ()]+$/.test(part) || /[a-z]{2}/.test(part))
  )
    throw new NotThisKind('no mean');
  const values = parts.map(parseExpression);
  const letters = symbolsOf(...values);
  if (letters.length !== 1 || letters[0] !== letter) throw new NotThisKind('letters');
  const sum = values.reduce((all: Expression, value) => binary('+', all, value));
  const total = number(new Fraction(mean).mul(parts.length));
  const solution = solveLinear({ left: sum, relation: '=', right: total }, letter, 'fraction');
  return {
    ...solution,
    family: 'statistics',
    hint: 'The sum of the numbers is their mean times how many there are.',
    steps: [
      `Multiply the mean by how many there are: ${mean} × ${parts.length} = ${showExact(new Fraction(mean).mul(parts.length), 'decimal')}`,
      ...solution.steps,
    ],
  };
}
