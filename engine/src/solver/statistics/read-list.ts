/** Parses problems about a list of numbers or a frequency table. */

import { Fraction } from '../maths/number.ts';
import { CannotSolve, NotThisKind } from '../solution.ts';
import { numberOfWord } from '../stories/number-words.ts';

export const MEASURES = ['mean', 'median', 'mode', 'range', 'variance', 'standard deviation'] as const;
export type Measure = (typeof MEASURES)[number];

export interface ListProblem {
  /** All numbers with repetitions, in the given order. */
  numbers: readonly Fraction[];
  measures: readonly Measure[];
  /** Whether the numbers are a sample of a larger population. */
  isSample: boolean;
  unit: string;
}

/** Words that change which numbers are meant, or what is calculated from them. */
const DECIDING = new Set(
  'weighted between cumulative squares cubes cube roots reciprocal reciprocals logarithms digits factors multiples grouped class geometric harmonic quadratic moving absolute quartile quartiles percentile interquartile assumed coded if then new added add removed remove replaced replace multiplied multiply divided joined join joins leaves left correct corrected wrong wrongly error mistake missing unknown other another except without excluding not each every increased decreased reduced doubled halved more less than above below highest lowest largest smallest first last second third next deviation deviations coefficient moment probability correlation rank squared square sum total difference product ratio percentage percent combined together both either neither how many about around'.split(
    ' ',
  ),
);
const NUMBER = '-?\\d+(?:\\.\\d+)?';
const LIST = `${NUMBER}(?:(?: ?, ?and |, ?| and | )${NUMBER}){2,}`;
const TABLE = new RegExp(
  `(${LIST}) ?[;|\\n,.]?\\s*(?:and (?:the )?)?(?:f|freq(?:uency|\\.)?|frequencies|(?:number|no\\.?) of [a-z]+)(?: ?\\(f\\)| (?:is|are|of))? ?[:|=]? ?(${LIST})`,
  'i',
);

/** 'mean age' is a mean; 'mean deviation' is something else. */
const OF_WHAT =
  '\\b(?: (?:score|mark|age|height|weight|value|mass|length|time|temperature|price|salary|wage|income|speed|number)s?\\b)?';
const UNIT = 'kg|cm|mm|km|m|g|years?|minutes|seconds|hours|days|°C';

/** @throws NotThisKind for another kind of problem, CannotSolve when the list isn't clear */
export function readList(text: string, original: string): ListProblem {
  const measures: Measure[] = [];
  const sense: readonly [RegExp, Measure][] = [
    [/\bstandard deviation\b|\bs\.d\.?(?= |$)/gi, 'standard deviation'],
    [/\bvariance\b/gi, 'variance'],
    [new RegExp(`\\b(?:arithmetic )?mean${OF_WHAT}|\\baverage${OF_WHAT}`, 'gi'), 'mean'],
    [new RegExp(`\\bmedian${OF_WHAT}`, 'gi'), 'median'],
    [new RegExp(`\\bmodal${OF_WHAT}|\\bmode\\b`, 'gi'), 'mode'],
    [/\b(?:[a-z]+ )?(?:occurs|appears|occurred|appeared) (?:the )?most (?:often|frequently)\b/gi, 'mode'],
    [/\brange\b/gi, 'range'],
  ];
  let rest = text.replace(/(\d) ?%/g, '$1').replace(/₦ ?(?=\d)/g, '');
  for (const [pattern, measure] of sense) {
    if (rest.search(pattern) >= 0) measures.push(measure);
    rest = rest.replace(pattern, ' ');
  }
  // In '2 kg, 5 kg and 4 kg', the unit is said once for all.
  const repeated = new RegExp(`(?<=\\d) ?(${UNIT})(?=(?:,|,? and) ?-?\\d)`, 'g');
  const units = new Set([...rest.matchAll(repeated)].map(([, name = '']) => name));
  if (units.size === 1) rest = rest.replace(repeated, '');
  if (measures.length === 0) throw new NotThisKind('no measure');
  rest = rest.replace(
    /\b(?:table|data|list|figures?|given|shown|numbers)(?: (?:given|shown))? (?:below|above)\b/gi,
    ' ',
  );
  const isSample = /\bsample\b/i.test(rest);
  if (isSample && /\bpopulation\b/i.test(rest)) throw new CannotSolve('Is this a sample or a population?');
  rest = rest.replace(/\b(?:an? )?(?:sample|population)\b/gi, ' ');
  const table = TABLE.exec(rest);
  // There may be too few or too many frequencies; then nothing is certain.
  const numbers = table ? fromTable(table) : fromList(rest, original);
  rest = table ? rest.replace(TABLE, ' ') : rest.replace(new RegExp(LIST), ' ; ');
  const unit =
    new RegExp(`;\\s*(${UNIT})(?![A-Za-z])|\\bin (${UNIT})(?![A-Za-z])`).exec(rest)?.slice(1).find(Boolean) ??
    '';
  if (unit !== '' && units.size > 0 && !units.has(unit)) throw new CannotSolve('The list has two units.');
  // The number in '5 students' must match the list.
  rest = rest.replace(
    /\b(\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?=[a-z]+s\b|people|children|men|women)/gi,
    (_, count: string) => {
      const size = /\d/.test(count) ? Number(count) : (numberOfWord(count) ?? 0);
      if (size !== numbers.length) throw new CannotSolve("The length of the list doesn't match the text.");
      return ' ';
    },
  );
  rest = rest.replace(new RegExp(`;\\s*(?:${UNIT})(?![A-Za-z])|\\bin (?:${UNIT})(?![A-Za-z])`), ' ');
  // The list and the measure say everything, unless a word changes one of them.
  for (const word of rest.match(/[\p{L}\d][\p{L}\d'-]*/gu) ?? [])
    if (
      DECIDING.has(word.toLowerCase().replace(/'s$/, '')) ||
      /\d/.test(word) ||
      (word.length === 1 && !/^[aAxXfFI]$/.test(word))
    )
      throw new NotThisKind(word);
  return { numbers, measures: MEASURES.filter((measure) => measures.includes(measure)), isSample, unit };
}

function numbersOf(text: string): Fraction[] {
  return (text.match(new RegExp(NUMBER, 'g')) ?? []).map((digits) => new Fraction(digits));
}

function fromList(text: string, original: string): Fraction[] {
  // '100,200,300' might be one number or three.
  if (/(?<![₦N#$£][\d,]*)\d,\d{3}(?!\d)/.test(original))
    throw new CannotSolve('Put a space after each comma in the list.');
  const lists = text.match(new RegExp(LIST, 'g')) ?? [];
  const [list, second] = lists;
  if (list === undefined || second !== undefined) throw new NotThisKind('no list');
  if (/\d[-–]\d/.test(list)) throw new NotThisKind('classes');
  return numbersOf(list);
}

function fromTable([, values = '', frequencies = '']: RegExpExecArray): Fraction[] {
  const [numbers, counts] = [numbersOf(values), numbersOf(frequencies)];
  if (numbers.length !== counts.length) throw new CannotSolve('Each value needs its frequency.');
  if (counts.some((count) => count.d !== 1n || count.s < 0n || count.gt(500)))
    throw new CannotSolve('A frequency must be a whole number.');
  return numbers.flatMap((value, index) =>
    Array.from({ length: Number(counts[index]?.n ?? 0n) }, () => value),
  );
}
