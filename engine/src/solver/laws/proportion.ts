/** Shares in a ratio, and direct and inverse proportion. */
import { Fraction, showExact } from '../maths/number.ts';
import { CannotSolve, NotThisKind, type Solution } from '../solution.ts';
import { withDigits } from '../stories/number-words.ts';
import { showKnown } from './values.ts';

const NUMBER = '(\\d+(?:\\.\\d+)?)';
const THING = '((?:[a-z]+ ){0,2}[a-z]+?)';
const COST = `(?:costs?|is sold for|are sold for|sell for|sells for)`;
const SHARE =
  /^(?:divide|share|if|when)? ?(?:a sum of |the sum of )?(₦)? ?(\d+(?:\.\d+)?)(?: [a-z]+)? (?:(?:is|was|are|were) (?:shared|divided) )?(?:between|among|amongst|into)? ?(.*?)(?: (?:are|is) shared)? in the ratio (\d+(?: ?: ?\d+)+)(?: respectively)?[.,;]? (.*?)[.?]?$/i;

/** @throws NotThisKind when it is another kind of problem */
export function solveProportion(text: string): Solution {
  const source = withDigits(text.replace(/\s+/g, ' ')).trim();
  return share(source) ?? direct(source) ?? inverse(source);
}

function share(source: string): Solution | null {
  const [, currency = '', total = '', people = '', ratio = '', question = ''] = SHARE.exec(source) ?? [];
  if (ratio === '') return null;
  const parts = ratio.split(':').map((part) => Number(part.trim()));
  const names = people.match(/\b[A-Z][a-z]+\b/g) ?? [];
  const sum = parts.reduce((all, part) => all + part, 0);
  const extreme = /\b(largest|biggest|greatest|highest|smallest|least) share/i
    .exec(question)?.[1]
    ?.toLowerCase();
  const named = names.findIndex((name) => new RegExp(`\\b${name}\\b`).test(question));
  const others = names
    .reduce((rest, name) => rest.replace(new RegExp(`\\b${name}(?:'s)?\\b`, 'g'), ' '), question)
    .toLowerCase();
  const isPlain =
    /^[\s]*(?:(?:how (?:much|many)|what|find|calculate|determine|what is|how|does|did|will|get|gets|receive|share|the|is|of|largest|biggest|greatest|highest|smallest|least|money|oranges|each|amount|\?)[\s.?]*)+$/.test(
      others,
    );
  if (!isPlain) return null;
  if (names.length !== parts.length && named >= 0) return null;
  const at = extreme
    ? parts.indexOf(/small|least/.test(extreme) ? Math.min(...parts) : Math.max(...parts))
    : names.length === parts.length
      ? named
      : -1;
  if (at < 0 || names.filter((name) => new RegExp(`\\b${name}\\b`).test(question)).length > 1) return null;
  const value = new Fraction(total).mul(parts[at] ?? 0).div(sum);
  const answer = showKnown({ value, unit: currency, isRounded: false });
  return solution(
    [
      `${showKnown({ value: new Fraction(total), unit: currency, isRounded: false })} in the ratio ${parts.join(' : ')}`,
    ],
    extreme ? `the ${extreme} share` : `${names[at]}'s share`,
    'Add the parts of the ratio. Each share is its part of the sum times the whole.',
    [
      `Add the parts: ${parts.join(' + ')} = ${sum}`,
      `Multiply: ${parts[at]}/${sum} × ${total} = ${showExact(value, 'decimal')}`,
    ],
    `share = ${answer}`,
  );
}

/** The same thing at the same price. */
function direct(source: string): Solution | null {
  const match = new RegExp(
    `^if ${NUMBER} ${THING} ${COST} (₦)? ?${NUMBER},? (?:what is the (?:cost|price) of|find the (?:cost|price) of|how much (?:do|will|would|does)|what (?:do|will|would)|calculate the (?:cost|price) of) ${NUMBER} (?:such |similar |of the same )?${THING}(?: cost)?[.?]?$`,
    'i',
  ).exec(source);
  const [, first = '', thing = '', currency = '', cost = '', second = '', other = ''] = match ?? [];
  if (!match || singular(thing.split(' ').at(-1) ?? '') !== singular(other.split(' ').at(-1) ?? ''))
    return null;
  const value = new Fraction(cost).mul(new Fraction(second)).div(new Fraction(first));
  return solution(
    [`${first} ${thing}: ${currency}${cost}`],
    `the cost of ${second}`,
    'Find the cost of one first.',
    [
      `Divide for the cost of one: ${cost} ÷ ${first}`,
      `Multiply by ${second}: ${cost} ÷ ${first} × ${second} = ${showExact(value, 'decimal')}`,
    ],
    `cost = ${showKnown({ value, unit: currency, isRounded: false })}`,
  );
}

/** The same work by another number of people. */
function inverse(source: string): Solution {
  const match = new RegExp(
    `^(?:if )?(?:it takes )?${NUMBER} (men|women|boys|people|workers|labourers|pumps|machines|taps|tractors) (?:can |could |to )?(?:[a-z]+ ){1,6}?in ${NUMBER} (days|hours|minutes|weeks)[.,;]? (?:how (?:long|many \\4)|in how many \\4) (?:will|would|does|do|should)(?: it take)? ${NUMBER} \\2(?: to| take| complete| do| finish)?(?: (?:do |complete |to do |finish |dig |build )?(?:the same|it|this|that|the)(?: [a-z]+)?)?,?(?: (?:if they work|working|to work))?(?: at the same rate)?(?: to (?:do|complete|finish|dig) (?:it|the same [a-z]+|the [a-z]+))?[.?]?$`,
    'i',
  ).exec(source);
  const [, first = '', workers = '', time = '', unit = '', second = ''] = match ?? [];
  if (!match) throw new NotThisKind('no proportion');
  const value = new Fraction(first).mul(new Fraction(time)).div(new Fraction(second));
  if (value.s <= 0n) throw new CannotSolve('The time must be positive.');
  return solution(
    [`${first} ${workers}: ${time} ${unit}`],
    `the time of ${second} ${workers}`,
    'More workers need less time: the number of workers times the time stays the same.',
    [
      `Multiply: ${first} × ${time} = ${showExact(new Fraction(first).mul(new Fraction(time)), 'decimal')}`,
      `Divide by ${second}: ${showExact(value, 'decimal')}`,
    ],
    `time = ${showExact(value, 'decimal')} ${unit}`,
  );
}

function solution(
  given: readonly string[],
  asked: string,
  hint: string,
  steps: readonly string[],
  answer: string,
): Solution {
  return {
    family: 'arithmetic',
    given,
    asked,
    hint,
    steps,
    answer,
    check: 'The ratio of the two pairs is the same.',
  };
}

function singular(name: string): string {
  return name.toLowerCase().replace(/(?<=[sxo]|ch|sh)es$|(?<!s)s$/, '');
}
