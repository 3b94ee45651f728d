/** Puts an explanation together from notes: definition, how and why, formulas, examples, common mistakes. */
import { type AnswerPart, joinParts, type PartRole, toPart } from '../answers/answer.ts';
import type { Source } from '../reading/source.ts';
import { capital, countWords } from '../text/text.ts';
import { fromTerm, runFrom } from './run.ts';
import { textOf } from './spoken-text.ts';
import type { Statement } from './statements.ts';
import { roleOf, supportFor } from './support.ts';
import type { Topic } from './topic.ts';

/** How much of the notes an explanation quotes: the words from the definition on, and statements from elsewhere. */
const MOST = { words: 200, statements: 6 } as const;
/** The order of statements from elsewhere. */
const ORDER: readonly PartRole[] = ['formula', 'reason', 'example', 'more', 'mistake'];
/** What a label of a part says already. */
const OWN_LABEL = /^(?:worked )?(?:examples?|exemples?)(?: \d+)?\s*[:.]\s*/i;

const NAMES = /\b(?:called|known as|named|termed) (?:an?|the)?\b/i;

/** The explanation of a topic in the words of the notes. */
export function explainTopic(source: Source, topic: Topic): AnswerPart[] {
  const { head, rest } = runFrom(source, topic, MOST.words);
  const support = supportFor(source, topic, new Set([...head, ...rest])).slice(0, MOST.statements);
  const elsewhere = support.map(({ statement, role }) => partOf(source, [statement], role));
  return joinParts([
    ...opening(source, topic, head, rest),
    ...ORDER.flatMap((role) => elsewhere.filter((part) => part.role === role)),
  ]);
}

/** The definition and what follows it, in the order of the notes. */
function opening(
  source: Source,
  topic: Topic,
  head: readonly Statement[],
  rest: readonly Statement[],
): AnswerPart[] {
  const definition = partOf(source, head, 'definition');
  const { passage } = head[0] ?? {};
  if (passage?.speech === undefined)
    return [definition, ...segmentsOf(rest).map(({ role, statements }) => partOf(source, statements, role))];
  // Where sentences of speech end is uncertain, so they are not separated.
  const [term, following] = [fromTerm(definition.text, topic, passage), textOf(rest)];
  const isName = topic.manner === 'aside' && countWords(term) <= countWords(topic.term) + 2;
  // 'A group of eight bits is called a byte.'
  if (isName && NAMES.test(definition.text)) return [{ ...definition, text: textOf([...head, ...rest]) }];
  const isEntry = topic.manner === 'label' && !term.toLowerCase().startsWith(topic.term.toLowerCase());
  const text = isEntry
    ? `${capital(topic.term)}: ${term} ${following}`
    : isName
      ? `${capital(topic.term)}: ${following}`
      : `${term} ${following}`;
  return [{ ...definition, text: text.trim() }];
}

/** Statements divided where their role changes, and before each list item and formula. */
function segmentsOf(rest: readonly Statement[]): { role: PartRole; statements: Statement[] }[] {
  const segments: { role: PartRole; statements: Statement[] }[] = [];
  for (const statement of rest) {
    const found = roleOf(statement);
    const role = found === 'more' ? 'answer' : found;
    const last = segments.at(-1);
    const isListed =
      statement.passage.kind !== 'paragraph' && last?.statements[0]?.passage !== statement.passage;
    if (last?.role === role && role === 'answer' && !isListed) last.statements.push(statement);
    else segments.push({ role, statements: [statement] });
  }
  return segments;
}

function partOf(source: Source, statements: readonly Statement[], role: PartRole): AnswerPart {
  const [first] = statements as [Statement];
  const text = textOf(statements);
  return toPart(
    source,
    first.passage,
    role === 'example' ? capital(text.replace(OWN_LABEL, '')) : text,
    role,
  );
}
