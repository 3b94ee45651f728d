/** Replaces sentences that only announce points, such as 'Several causes explain the jihad.', with these points. */
import { type Statement, statementsOf } from '../explanation/statements.ts';
import type { Source } from '../reading/source.ts';
import { countWords } from '../text/text.ts';
import { isContent, type Relevant } from './relevance.ts';

/** A longer sentence also says something itself. */
const LONGEST = 12;
/** More sentences than this are about something else. */
const MOST = 6;
const ANNOUNCES =
  /\b(?:two|three|four|five|six|seven|many|several|various|a number of|some)\s+(?:\p{L}+\s+){0,2}(?:causes|reasons|factors|effects|results|consequences|advantages|disadvantages|benefits|problems|difficulties|ways|changes|arguments)\b/iu;

/** The statements about a question; instead of one that only announces others, those after it in its section. */
export function withAnnounced(source: Source, relevant: readonly Relevant[]): Relevant[] {
  const statements = statementsOf(source);
  const own = new Set(relevant.map(({ statement }) => statement));
  return relevant.flatMap((found) => {
    const announced = announcedBy(found.statement, statements);
    if (announced.length === 0) return [found];
    return announced
      .filter((statement) => !own.has(statement))
      .map((statement) => ({ statement, score: found.score }));
  });
}

/** Whether a statement only announces others. */
export function announces({ said }: Statement): boolean {
  return ANNOUNCES.test(said) && countWords(said) <= LONGEST;
}

function announcedBy(statement: Statement, statements: readonly Statement[]): readonly Statement[] {
  const { passage } = statement;
  if (!announces(statement)) return [];
  const after = statements.slice(statements.indexOf(statement) + 1);
  const end = after.findIndex(
    (next) => next.passage.section !== passage.section || next.passage.isOpening || !isContent(next),
  );
  return after.slice(0, end === -1 ? MOST : Math.min(end, MOST));
}
