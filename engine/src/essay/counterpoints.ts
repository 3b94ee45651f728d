/** Finds what the notes say against the points of an essay. */
import { needsBefore, type Statement, statementsOf } from '../explanation/statements.ts';
import { findTopic } from '../explanation/topic.ts';
import type { Source } from '../reading/source.ts';
import { isClearCounter, isCounter } from './counter-words.ts';
import { subjectPhrase } from './essay-subject.ts';
import { facetsIn } from './facets.ts';
import { isAboutAll, isContent, relevantStatements } from './relevance.ts';

const MOST = 3;
/** 'The decision was criticised' needs the sentence before it. */
const POINTS_BACK = /^the (?:decision|case|law|idea|view|claim|theory|rule|system) (?:is|was)\b/i;

/** Statements of the notes that contradict or limit the points, each with the sentence that it needs before it. */
export function chooseCounterpoints(source: Source, question: string): Statement[] {
  const relevant = new Set(
    relevantStatements(source, question, facetsIn(question)).map(({ statement }) => statement),
  );
  const sections = new Set([...relevant].map(({ passage }) => passage.section));
  const isAll = isAboutAll(source, question);
  const counters = statementsOf(source)
    .filter((statement) => isContent(statement) && (isAll || sections.has(statement.passage.section)))
    .filter((statement) => isClearCounter(statement) || (relevant.has(statement) && isCounter(statement)))
    .map((statement) => withContext(source, statement));
  return [...counters, ...otherViews(source, question)].slice(0, MOST);
}

function withContext(source: Source, statement: Statement): Statement {
  const statements = statementsOf(source);
  const before = statements[statements.indexOf(statement) - 1];
  const isOpen = needsBefore(statement, source) || POINTS_BACK.test(statement.said);
  return isOpen && before?.passage.section === statement.passage.section
    ? { ...statement, said: `${before.said} ${statement.said}` }
    : statement;
}

/** The other theories or views of the list in which the subject is one. */
function otherViews(source: Source, question: string): Statement[] {
  const topic = findTopic(source, subjectPhrase(question));
  const own = topic && statementsOf(source)[topic.place];
  if (!own || topic.manner !== 'label' || own.passage.kind !== 'item') return [];
  return statementsOf(source).filter(
    ({ label, passage }) =>
      label !== null &&
      passage.kind === 'item' &&
      passage.section === own.passage.section &&
      passage !== own.passage,
  );
}
