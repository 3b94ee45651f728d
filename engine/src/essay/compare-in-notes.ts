/** Chooses what the notes say about each side of a comparison. */
import { rootsIn, startsWithName } from '../explanation/names.ts';
import { refersBack, runFrom } from '../explanation/run.ts';
import { needsBefore, type Statement, statementsOf } from '../explanation/statements.ts';
import { findTopic } from '../explanation/topic.ts';
import type { Source } from '../reading/source.ts';
import { type NotesPoint, sharesRoot } from './choose-points.ts';
import { hasRoot } from './essay-subject.ts';
import { isContent } from './relevance.ts';

const MOST = { words: 150, evidence: 3, perSide: 3 } as const;

/** The points about both sides: what the notes say first about each, then other sentences about it. */
export function compareInNotes(source: Source, sides: readonly [string, string]): NotesPoint[] {
  const topics = sides.map((side) => findTopic(source, side));
  return sides.flatMap((side, place): NotesPoint[] => {
    const topic = topics[place];
    const other = sides[1 - place] ?? '';
    const named = mentions(source, side);
    const run = topic ? runFrom(source, topic, MOST.words, topics[1 - place]?.place) : null;
    const own = run
      ? withChain(source, [...run.head, ...run.rest], other)
      : named.slice(0, MOST.evidence + 1);
    const [claim, ...rest] = own.slice(0, MOST.evidence + 1);
    const more = run ? named.filter((statement) => !own.includes(statement)).slice(0, MOST.perSide - 1) : [];
    if (!claim) return [];
    return [
      { claim, evidence: rest, about: side },
      ...more.map((statement) => ({ claim: statement, evidence: [], about: side })),
    ];
  });
}

/** A run with the statements after it that go on about the same things. */
function withChain(source: Source, run: readonly Statement[], other: string): Statement[] {
  const statements = statementsOf(source);
  const chain = [...run];
  const end = Math.max(...chain.map((statement) => statements.indexOf(statement)));
  let last = statements[end];
  while (last && chain.length <= MOST.evidence) {
    const next = statements[statements.indexOf(last) + 1];
    const isOn =
      next?.passage.section === last.passage.section &&
      next.label === null &&
      isContent(next) &&
      !startsWithName(next.text, other, source.language) &&
      sharesRoot(last, next, source);
    if (!next || !isOn) break;
    chain.push(next);
    last = next;
  }
  return chain;
}

/** Statements with all words of a side, or else with the name in it: of 'the ethics of Kant', 'Kant'. */
function mentions(source: Source, side: string): Statement[] {
  const { language } = source;
  const withAll = (words: string) => {
    const wanted = rootsIn(words, language);
    return statementsOf(source).filter(
      (statement) =>
        wanted.length > 0 &&
        isContent(statement) &&
        !needsBefore(statement, source) &&
        !refersBack(statement) &&
        wanted.every((root) => hasRoot(rootsIn(statement.text, language), root)),
    );
  };
  const found = withAll(side);
  const names = side.match(/\p{Lu}[\p{L}\p{M}'’-]+/gu)?.join(' ') ?? '';
  return found.length > 0 ? found : withAll(names);
}
