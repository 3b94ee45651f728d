/** Answers questions for a fact, a reason or a relation from the passages that cover their words. */
import { type AnswerPart, toPart } from './answer.ts';
import { isDependent } from './context.ts';
import type { Question } from './question.ts';
import type { QuestionKind } from './question-patterns.ts';
import { type Found, type Index, rarityOf, search } from './search.ts';
import { hasShape } from './shapes.ts';
import { fold } from './words.ts';

/** How much of a question's words a passage has to cover, the rare ones counting more. */
const LEAST_COVERED = { fact: 0.85, other: 0.7 } as const;
/** How much of them must be in the passage, and not only in the headings over it. */
const LEAST_OWN = 0.45;
/** Further passages belong to the answer only where they are nearly as good as the first. */
const LEAST_SHARE = 0.7;
/** Parts of an answer: of one to a question for a fact, and of others. */
const MOST_PARTS = { fact: 2, other: 3 } as const;
const LONGEST_TITLE = 7;
const NUMBERS = ['', '', 'two', 'three', 'four', 'five', 'six'];
/** A sentence that gives a number of things and names none of them. */
const ANNOUNCES =
  /^[^,:;]*\b(two|three|four|five|six)\b (?:main |common |major )?(?:ways|types|kinds|forms|methods|stages|steps|reasons|causes|effects|theories|parts|factors|functions|uses)[^,:;]*[.]$/i;
const FACTS: readonly QuestionKind[] = ['who', 'when', 'where', 'count', 'formula'];

/** The passages that cover a question and have what it asks for, the best first. */
export function factParts(index: Index, question: Question): AnswerPart[] {
  const isFact = FACTS.includes(question.kind);
  const least = isFact || question.kind === 'definition' ? LEAST_COVERED.fact : LEAST_COVERED.other;
  // What a court held often stands some sentences after the name of the case.
  const isRuling = question.relation?.name === 'decision';
  const found = search(index, question.roots)
    .filter(
      (unit) => unit.covered >= least && hasNames(unit, question) && (isRuling || saysSome(unit, question)),
    )
    .filter((unit) => isRuling || ownShare(index, unit, question) >= LEAST_OWN)
    .filter((unit) => !isTitle(unit))
    .filter(
      (unit) => hasShape(unit, question, index.source) && (question.isYesOrNo || saysMore(unit, question)),
    )
    .map((unit) => ({ unit, score: unit.score * unit.covered * likenessOf(unit, question) }))
    .sort((a, b) => b.score - a.score);
  const top = found[0]?.score ?? 0;
  const chosen = found
    .filter(({ score }) => score >= top * LEAST_SHARE)
    .slice(0, isFact ? MOST_PARTS.fact : MOST_PARTS.other);
  const parts = chosen.map(({ unit }, place) =>
    toPart(index.source, unit.passage, unit.text, place === 0 ? 'answer' : 'more'),
  );
  const best = chosen[0]?.unit;
  if (!best) return parts;
  if (question.isList) return [...parts, ...announced(index, best)];
  return question.relation ? [...parts, ...continuation(index, best)] : parts;
}

/** The sentences that one announces: 'A river erodes its bed in four ways.' brings the next four. */
function announced(index: Index, found: Found): AnswerPart[] {
  const { index: place, passage } = found;
  const count = NUMBERS.indexOf(ANNOUNCES.exec(passage.text)?.[1]?.toLowerCase() ?? '');
  if (count < 2) return continuation(index, found);
  return index.units
    .slice(place + 1, place + 1 + count)
    .filter((unit) => unit.passage.section === passage.section)
    .map((unit) => toPart(index.source, unit.passage, unit.text, 'answer'));
}

/** The sentences right after one that go on about the same: 'It also …'. */
function continuation(index: Index, { index: place, passage }: Found): AnswerPart[] {
  const parts: AnswerPart[] = [];
  for (const unit of index.units.slice(place + 1, place + MOST_PARTS.other)) {
    const isMore =
      isDependent(unit.passage, index.source.language) && unit.passage.section === passage.section;
    if (!isMore) break;
    parts.push(toPart(index.source, unit.passage, unit.text, 'more'));
  }
  return parts;
}

function hasNames({ own, headings }: Found, { names }: Question): boolean {
  return names.every((name) => own.has(name) || headings.has(name));
}

/** Whether a passage is a title that was not read as one. */
function isTitle({ passage: { kind, text } }: Found): boolean {
  return kind === 'paragraph' && !/[.!?:;"”)]$/.test(text) && text.split(/\s+/).length <= LONGEST_TITLE;
}

function ownShare(index: Index, { own }: Found, { roots }: Question): number {
  const worth = (wanted: readonly string[]) => wanted.reduce((sum, root) => sum + rarityOf(index, root), 0);
  return worth(roots.filter((root) => own.has(root))) / (worth(roots) || 1);
}

/** Whether a passage itself, without the sentences before it, has a word of the question; one word may be its pronoun. */
function saysSome({ own, saidRoots }: Found, { roots, deed }: Question): boolean {
  if (deed !== null && !own.has(deed)) return false;
  return roots.some((root) => (roots.length === 1 ? own : saidRoots).has(root));
}

/** Whether a passage has words that the question has not: without them it gives the question back. */
function saysMore({ own }: Found, { roots }: Question): boolean {
  return [...own].some((root) => !roots.includes(root));
}

/** More than 1 for a passage that begins with what is asked about, or has the very words of the question. */
function likenessOf({ passage }: Found, { roots, text, relation }: Question): number {
  const words = fold(passage.text);
  const start = words.replace(/^(?:the|an?|la|le|les|l')\s*/, '');
  const isAbout = roots.some((root) => root.length > 2 && start.startsWith(root));
  const asked = fold(text).match(/\p{L}{5,}/gu) ?? [];
  const same = asked.filter((word) => words.includes(word)).length;
  // 'The function of calcium' is what calcium does, not what is done to it.
  return (isAbout ? (relation ? 1.6 : 1.25) : 1) * (1 + same / 10);
}
