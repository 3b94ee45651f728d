/** Answers 'What is the difference between … and …?'. */

import { askedRoots, fold } from '../words/roots.ts';
import { meaningOf } from '../words/word-lists.ts';
import { type AnswerPart, toPart } from './answer.ts';
import { definitionGrade } from './definitions.ts';
import type { Question } from './question.ts';
import { type Found, type Index, search } from './search.ts';
import { hasShape } from './shapes.ts';

const SIDES = [
  /\b(?:between|compare|contrast|distinguish|entre)\s+(.+?)\s+(?:and|with|to|from|et)\s+(.+)/,
  /\b(?:how|in what way)\s+(?:does|do|is|are)\s+(.+?)\s+(?:differ|different)(?:ent)?\s+from\s+(.+)/,
  /\bhow\s+do\s+(.+?)\s+and\s+(.+?)\s+differ/,
];

/** Sentences with these words contrast the two sides. */
const CONTRAST = /\b(?:whereas|while|unlike|differs?|tandis|alors que|contrairement)\b/i;
const MOST_PARTS = 4;

/** The two things that a question compares; null if it doesn't name two. */
export function sidesIn(question: string): readonly [string, string] | null {
  const text = fold(question).replace(/[?.!]+\s*$/, '');
  for (const pattern of SIDES) {
    const [, first = '', second = ''] = pattern.exec(text) ?? [];
    // 'A valid argument and a sound one'
    const noun = first.split(' ').at(-1) ?? '';
    if (first !== '' && second !== '') return [first, second.replace(/(?<=\S )ones?$/, noun)];
  }
  return null;
}

/** What the notes say about both sides: sentences that compare them, and a definition of each. */
export function compareSides(index: Index, question: Question): AnswerPart[] {
  const { source } = index;
  const sides = sidesIn(question.text);
  if (!sides) return [];
  const roots = sides.map((side) => askedRoots(side, source.language).map(meaningOf));
  const has = (unit: Found, wanted: readonly string[]) => wanted.every((root) => unit.own.has(root));
  const found = search(index, question.roots);
  const comparing = found
    .filter((unit) => roots.every((wanted) => has(unit, wanted)) && hasShape(unit, question, source))
    .slice(0, 2);
  const each = sides.flatMap((side, place) => {
    const own = found
      .filter((unit) => has(unit, roots[place] ?? []))
      .map((unit) => ({ unit, grade: definitionGrade(unit, side, source) }))
      .sort((a, b) => b.grade - a.grade)[0];
    return own && own.grade > 0 ? [own.unit] : [];
  });
  if (comparing.length === 0 && each.length < sides.length) return [];
  const strong = comparing.filter((unit) => CONTRAST.test(unit.text));
  const all = [...strong, ...each, ...comparing];
  const units = [...new Map(all.map((unit) => [unit.index, unit])).values()].slice(0, MOST_PARTS);
  return units.map((unit, place) =>
    toPart(source, unit.passage, unit.text, place === 0 ? 'answer' : 'definition'),
  );
}
