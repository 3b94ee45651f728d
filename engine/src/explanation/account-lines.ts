/** The statements of notes as an account uses them: with their words, headings and links to each other. */
import type { Index } from '../answers/search.ts';
import { headingRoots } from '../answers/surroundings.ts';
import type { Source } from '../reading/source.ts';
import { countWords } from '../text/text.ts';
import { phrasalsIn } from '../words/lexicon.ts';
import { rootsOf } from '../words/roots.ts';
import { isLight, meaningOf } from '../words/word-lists.ts';
import { refersBack } from './run.ts';
import { needsBefore, type Statement, statementsOf } from './statements.ts';

export interface Line {
  statement: Statement;
  place: number;
  /** The roots of its own words. */
  own: ReadonlySet<string>;
  /** The roots of its label and of the headings above it. */
  above: ReadonlySet<string>;
  /** The roots of what the first sentence of its paragraph is about. */
  opening: ReadonlySet<string>;
}

/** The first words of a sentence, which name what it is about. */
const SUBJECT_WORDS = 4;
/** A longer first sentence of a paragraph is more than its topic; words. */
const LONGEST_TOPIC = 12;
/** A word near the start with which a sentence follows from the one before. */
const FOLLOWS = /^(?:\S+\s+){0,5}?(?:then|therefore|thus|hence|also|too|again|finally|soon)\b/i;

const known = new WeakMap<Index, readonly Line[]>();

/** The lines of a source, in order. */
export function linesOf(index: Index): readonly Line[] {
  const cached = known.get(index);
  if (cached) return cached;
  const { source } = index;
  const roots = (text: string) => rootsOf(text, 'en').map(meaningOf);
  const headings = headingRoots(source, roots);
  const lines: Line[] = [];
  for (const [place, statement] of statementsOf(source).entries()) {
    const own = new Set([...roots(statement.text), ...phrasalsIn(statement.text)]);
    const before = lines.at(-1);
    lines.push({
      ...{ statement, place, own },
      above: new Set([...(headings[statement.passage.section] ?? []), ...roots(statement.under ?? '')]),
      opening:
        before && isSameBlock(before.statement, statement)
          ? before.opening
          : new Set(roots(statement.said.split(/\s+/).slice(0, SUBJECT_WORDS).join(' '))),
    });
  }
  known.set(index, lines);
  return lines;
}

/** Whether two statements are in the same paragraph or list item. */
export function isSameBlock({ passage: a }: Statement, { passage: b }: Statement): boolean {
  if (a.section !== b.section || a.kind === 'row' || b.kind === 'row') return false;
  if (a === b) return true;
  return a.kind !== 'item' && b.kind !== 'item' && (b.isOpening !== true || b.kind === 'formula');
}

/** A pronoun among its first words. */
const BACK = /^(?:\S+\s+){0,2}?(?:it|they|this|these|those|such(?! as)|he|she|its|their|both)\b/i;

/** Whether a statement refers to the one before with one of its first words. */
export function refersToBefore({ statement: { said } }: Line): boolean {
  return FOLLOWS.test(said) || BACK.test(said);
}

/** Whether a statement certainly continues the one before: with a pronoun, 'then', or the speaker's 'so'. */
function followsFrom(line: Line, source: Source): boolean {
  const { statement } = line;
  return (
    statement.passage.isJoined === true ||
    needsBefore(statement, source) ||
    refersBack(statement) ||
    FOLLOWS.test(statement.said)
  );
}

/** Whether a statement continues the one before it, or has one of its words. */
export function isLinked(before: Line, line: Line, source: Source): boolean {
  if (!isSameBlock(before.statement, line.statement)) return false;
  if (before.statement.passage === line.statement.passage) return true;
  const { passage, said } = before.statement;
  const isTopic = passage.isOpening === true && countWords(said) <= LONGEST_TOPIC;
  return (
    isTopic ||
    followsFrom(line, source) ||
    [...line.own].some((root) => root.length > 3 && !isLight(root) && before.own.has(root))
  );
}
