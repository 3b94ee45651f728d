/** Finds what a definition needs to be understood: the statements before it. */
import type { Source } from '../reading/source.ts';
import { needsBefore, type Statement } from './statements.ts';

/** The context before the first statement has at most so many statements. */
const MOST_BEFORE = 2;
/** A sentence whose pronoun means the things of the one before it: 'Stephen was one of them.' */
const PART_OF_BEFORE =
  /^(?:\S+\s+){0,4}?(?:one|some|most|all|both|two|three|part|each|any) of (?:them|these|those)\b|^(?!.*\b(?:\p{Ll}{3,}s|people|men|women|bacteria)\b.*\bof (?:them|these|those)\b).*\b(?:one|some|most|all|both|two|three|part|each|any) of (?:them|these|those)\b/iu;

/** The statements from which a definition is concluded: 'Conditioning is therefore …'. */
export function groundsOf(source: Source, statements: readonly Statement[], place: number): Statement[] {
  const before = statements.slice(Math.max(0, place - MOST_BEFORE), place);
  const [first] = before;
  const isWhole =
    first !== undefined &&
    !needsBefore(first, source) &&
    before.every(({ passage }) => passage.section === statements[place]?.passage.section);
  return isWhole ? before : [];
}

/** The statements before one that it refers to. */
export function contextOf(source: Source, statements: readonly Statement[], place: number): Statement[] {
  const context: Statement[] = [];
  for (let at = place; at > 0 && context.length < MOST_BEFORE; at -= 1) {
    const [before, current] = [statements[at - 1], statements[at]];
    if (!before || !current || !(needsBefore(current, source) || PART_OF_BEFORE.test(current.said))) break;
    if (before.passage.section !== current.passage.section || before.passage.kind === 'row') break;
    context.unshift(before);
  }
  return context;
}
