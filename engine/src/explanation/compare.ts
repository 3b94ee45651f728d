/** Explains the difference between two concepts: what the notes say about each, then what they say about both. */
import { type AnswerPart, toPart } from '../answers/answer.ts';
import { isSpeech } from '../answers/context.ts';
import { tokensOf } from '../reading/nlp.ts';
import type { Source } from '../reading/source.ts';
import { countWords } from '../text/text.ts';
import { firstOfTwo, rootsIn, startsWithName } from './names.ts';
import { fromTerm, runFrom } from './run.ts';
import { textOf } from './spoken-text.ts';
import { needsBefore, type Statement, statementsOf } from './statements.ts';
import { findTopic, type Topic } from './topic.ts';

/** The words about each of the two; the difference comes after them. */
const MOST_WORDS = 45;
const MOST_CONTRASTS = 3;
/** How far apart sentences about one side each may be. */
const MOST_APART = 3;
/** Speech seldom has a word for the contrast, but a shorter sentence only names both. */
const LEAST_SPOKEN = 14;
const CONTRAST =
  /\b(?:whereas|while|unlike|differs?|different|difference|but|than|both|confus\w*|not|tandis|alors que|contrairement|mais)\b/i;

export interface Comparison {
  parts: readonly AnswerPart[];
  /** The sides that the notes don't explain, in the student's words. */
  missing: readonly string[];
}

/** @param sides the two concepts, where the first may lack a noun that the second has: 'direct', 'indirect tax' */
export function compareConcepts(source: Source, sides: readonly [string, string]): Comparison {
  const [first, second] = sides;
  const found = [findFirst(source, first, second), findTopic(source, second)] as const;
  const [a, b] = found;
  const beside =
    a && b && [a, b].every(({ manner }) => manner !== 'aside') ? [] : statedBeside(source, sides);
  if (beside.length > 0)
    return {
      parts: beside.map(({ passage, said }) => toPart(source, passage, said, 'definition')),
      missing: [],
    };
  const together =
    a && b && a.place === b.place ? statementsOf(source)[a.place] : clausesOfBoth(source, sides);
  const both = together ? [together] : statementsAboutBoth(source, sides);
  if ((!a || !b) && both.length === 0)
    return { parts: [], missing: sides.filter((_, place) => found[place] === null) };
  const used = new Set<Statement>();
  const runs =
    a && b && a.place !== b.place
      ? [partOf(source, a, b.place, both, used), partOf(source, b, a.place, both, used)]
      : [];
  const isSpoken = runs.length > 0 && isSpeech(source);
  const contrasts = (isSpoken ? [] : both)
    .filter((statement) => !used.has(statement))
    .slice(0, MOST_CONTRASTS)
    .map((statement) =>
      toPart(
        source,
        statement.passage,
        withContext(source, statement, used),
        runs.length > 0 ? 'difference' : 'answer',
      ),
    );
  return { parts: [...runs, ...contrasts], missing: [] };
}

/** A statement with a clause about each side: 'Evaporation takes place at any temperature; boiling happens at a fixed one.' */
function clausesOfBoth(source: Source, sides: readonly [string, string]): Statement | undefined {
  return statementsOf(source).find(({ said, passage }) => {
    if (passage.speech !== undefined) return false;
    const clauses = said.split(/;\s+|,\s+(?:and|but|while|whereas)\s+/);
    return (
      clauses.length > 1 && sides.every((side) => clauses.some((clause) => isAbout(clause, side, source)))
    );
  });
}

/** Sentences near each other that begin with a side each: 'Arteries have thick walls. … Veins have thin walls.' */
function statedBeside(source: Source, sides: readonly [string, string]): readonly Statement[] {
  const [first, second] = sides.map((side) =>
    statementsOf(source)
      .map((statement, place) => ({ statement, place }))
      .filter(({ statement: { said, passage } }) => !passage.speech && isAbout(said, side, source)),
  );
  const pairs = (first ?? []).flatMap((one) =>
    (second ?? [])
      .filter(({ statement }) => statement.passage.section === one.statement.passage.section)
      .map((other) => ({ of: [one.statement, other.statement], apart: Math.abs(one.place - other.place) })),
  );
  const [nearest] = pairs
    .filter(({ apart }) => apart > 0 && apart <= MOST_APART)
    .sort((x, y) => x.apart - y.apart);
  return nearest?.of ?? [];
}

/** Whether a clause begins with a side and has a verb after it, as a list has not. */
function isAbout(clause: string, side: string, { language }: Source): boolean {
  const bare = clause.replace(/^(?:the|an?)\s+/i, '');
  const name = side.replace(/^(?:the|an?)\s+/i, '');
  const next = tokensOf(bare)[tokensOf(name).length];
  return startsWithName(bare, name, language) && /^(?:VERB|AUX)$/.test(next?.pos ?? '');
}

function findFirst(source: Source, first: string, second: string): Topic | null {
  return firstOfTwo(first, second).reduce<Topic | null>(
    (found, name) => found ?? findTopic(source, name),
    null,
  );
}

/** One side in the words of the notes, without the sentences about both. */
function partOf(
  source: Source,
  topic: Topic,
  end: number,
  both: readonly Statement[],
  used: Set<Statement>,
): AnswerPart {
  const { head, rest } = runFrom(source, topic, MOST_WORDS, end);
  const own = rest.findIndex((statement) => both.includes(statement));
  const statements = [...head, ...rest.slice(0, own === -1 ? undefined : own)];
  for (const statement of statements) used.add(statement);
  const [opening] = statements;
  const text = textOf(statements);
  const { passage } = opening ?? (statementsOf(source)[topic.place] as Statement);
  return toPart(source, passage, fromTerm(text, topic, passage), 'definition');
}

/** Statements with the words of both sides, those that contrast them first. */
function statementsAboutBoth(source: Source, sides: readonly [string, string]): Statement[] {
  const wanted = [...new Set(sides.flatMap((side) => rootsIn(side, source.language).map(loose)))];
  const statements = statementsOf(source);
  const found = statements.filter((statement, place) => {
    const { text, passage } = statement;
    // 'It differs from erosion …' is about what the sentence before it names.
    const before = needsBefore(statement, source) ? statements[place - 1] : undefined;
    const context = before?.passage.section === passage.section ? before.text : '';
    const roots = rootsIn(`${context} ${text}`, source.language).map(loose);
    return passage.kind !== 'formula' && wanted.every((root) => roots.includes(root));
  });
  return found.filter(({ said, passage: { kind, speech } }) =>
    speech === undefined ? CONTRAST.test(said) || kind === 'row' : countWords(said) >= LEAST_SPOKEN,
  );
}

/** 'utilitarianism' and 'utilitarian' count as the same here. */
function loose(root: string): string {
  return root.replace(/(?<=\p{L}{5})is[mt]$/u, '');
}

function withContext(source: Source, statement: Statement, used: ReadonlySet<Statement>): string {
  const statements = statementsOf(source);
  const before = statements[statements.indexOf(statement) - 1];
  const isOpen =
    before && needsBefore(statement, source) && before.passage.section === statement.passage.section;
  return isOpen && !used.has(before) ? `${before.said} ${statement.said}` : statement.said;
}
