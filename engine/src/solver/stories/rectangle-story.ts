/** Reads statements about the sides of a rectangle. */
import { binary, number, symbol } from '../maths/expression.ts';
import { NotThisKind } from '../solution.ts';
import { withDigits } from './number-words.ts';
import { Phrases } from './phrases.ts';
import { isUnderstood, type Story } from './story.ts';

const LENGTH = symbol('l');
const WIDTH = symbol('w');
const AREA = binary('*', LENGTH, WIDTH);
const PERIMETER = binary('*', number(2), binary('+', LENGTH, WIDTH));
const SHAPE =
  'rectangle|rectangular (?:mat|piece|pool|swimming pool|carpet|table|poster|cloth|paper|wall|garden|field|plot|farm|room|hall|lawn|sheet|piece of land|plot of land|floor|playground|tank|box|card|board|pitch|court|compound|park)';
const UNIT = 'cm|mm|km|m|metres?|meters?|centimetres?|units?';

const WANTED = {
  length: { label: 'length', formula: LENGTH },
  width: { label: 'width', formula: WIDTH },
  area: { label: 'area', formula: AREA },
  perimeter: { label: 'perimeter', formula: PERIMETER },
} as const;

/** @throws NotThisKind when the text isn't about one rectangle, or not every word is understood */
export function readRectangleStory(text: string): Story {
  const source = withDigits(text.toLowerCase().replace(/\s+/g, ' '));
  if (!new RegExp(`\\b(?:${SHAPE})\\b`).test(source)) throw new NotThisKind('no rectangle');
  const units = new Set(
    [...source.matchAll(new RegExp(`\\d ?(${UNIT})(?:\\^?\\(?2\\)?)?(?![a-z])`, 'g'))].map(
      ([, unit = '']) => unit,
    ),
  );
  if (units.size > 1) throw new NotThisKind('two units');
  const [unit = ''] = units;
  const question =
    /(?:find|calculate|determine|what (?:is|are))(?: its| the)* ((?:length|width|breadth|perimeter|area|dimensions|sides)(?: and(?: the| its)? (?:length|width|breadth))?)(?: of (?:the|this) [a-z]+)?(?: of the [a-z]+)?[?.]? *$/.exec(
      source,
    );
  const [whole = '', asked = ''] = question ?? [];
  if (!question) throw new NotThisKind('no question');
  const phrases = new Phrases();
  const marks = {
    length: phrases.mark(LENGTH),
    width: phrases.mark(WIDTH),
    area: phrases.mark(AREA),
    perimeter: phrases.mark(PERIMETER),
  };
  const owner = `(?: of (?:an?|the|this) (?:${SHAPE}))?`;
  const plain = source
    .slice(0, source.length - whole.length)
    .replace(
      new RegExp(`(\\d) ?(?:${UNIT})(?:\\^?\\(?2\\)?)?(?![a-z])|(\\d) square (?:${UNIT})`, 'g'),
      '$1$2',
    )
    .replace(
      new RegExp(
        `\\b(?:an?|the|this) (?:${SHAPE}) (?:has|with) (?:an? )?(perimeter|area|length|width|breadth) (?:of )?`,
        'g',
      ),
      'the $1 is ',
    )
    .replace(
      new RegExp(`\\b(?:an?|the|this) (?:${SHAPE}) is (\\d[^,.]*?) (longer) than it is wide`, 'g'),
      'the length is $1 $2 than the width',
    )
    .replace(
      new RegExp(
        `\\b(?:an?|the|this) (?:${SHAPE}) is (twice|thrice|\\d+ times) as long as it is (?:wide|broad)`,
        'g',
      ),
      'the length is $1 the width',
    )
    .replace(
      new RegExp(`(?:(?:the|its|whose) )?\\b(length|width|breadth|area|perimeter)\\b${owner}`, 'g'),
      (_, name: string) => (name === 'breadth' ? marks.width : marks[name as keyof typeof marks]),
    );
  const { statements, rest } = phrases.takeStatements(phrases.reduce(phrases.markNumbers(plain)));
  if (statements.length === 0 || !isUnderstood(rest)) throw new NotThisKind(rest);
  const isBoth = /dimensions|sides| and /.test(asked);
  const name = asked === 'breadth' ? 'width' : (asked as keyof typeof WANTED);
  const unitShown = asked === 'area' ? (unit === '' ? '' : `${unit}²`) : unit;
  return {
    meanings: { l: 'the length', w: 'the width' },
    statements,
    wanted: isBoth ? [WANTED.length, WANTED.width] : [WANTED[name]],
    unit: unitShown,
    usesOneLetter: true,
    isPossible: ({ l, w }) => l !== undefined && w !== undefined && l.s > 0n && w.s > 0n && l.gte(w),
  };
}
