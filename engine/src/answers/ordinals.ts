/** Resolves 'the second one' in a list that was shown before. */
import type { Source } from '../reading/source.ts';
import { splitEnumeration } from '../text/enumeration.ts';
import { rootsOf } from '../words/roots.ts';
import { meaningOf } from '../words/word-lists.ts';
import { type AnswerPart, toPart } from './answer.ts';
import { definitionGrade } from './definitions.ts';
import type { Turn } from './follow-up.ts';
import { indexOf, search } from './search.ts';

const MOST_ABOUT = 2;
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'last'];

/** The members of an enumeration: 'The factors are heat, light and water'. */
function membersOf(text: string): string[] {
  const [, rest = ''] =
    /(?:\b(?:are|were|include|includes|included|namely|sont|consists? of|into)|:)\s+(.+)$/is.exec(text) ?? [];
  const parts = splitEnumeration(rest);
  return parts.every((part) => part.split(/\s+/).length <= 8) ? parts : [];
}

/**
 * Finds a member of the list in an answer, with what the notes say about it.
 *
 * @param place counted from 0; -1 for the last
 * @returns an empty array if the answer has no such list
 */
export function nthOf(source: Source, { question, result }: Turn, place: number): AnswerPart[] {
  if (result.isEmpty) return [];
  const list = result.list ?? result.parts;
  const [first] = list;
  const said = list.find(({ text }) => new RegExp(`^(?:the )?${ORDINALS.at(place)}\\b`, 'i').test(text));
  if (said && question.kind !== 'difference') return [said];
  const items = list.filter(({ passage }) => passage?.kind === 'item');
  // The first part may be the line that introduces the list.
  const isItems = items.length >= 2 && items.length >= list.length - 1;
  const members = isItems ? items.map(({ text }) => text) : membersOf(first?.text ?? '');
  const member = members.at(place);
  const base = isItems ? items.at(place) : first;
  if (member === undefined || !base?.passage) return [];
  const term = member.split(/\s*[:–—]\s+/)[0] ?? member;
  const roots = rootsOf(term, source.language).map(meaningOf);
  const index = indexOf(source);
  const about = search(index, roots)
    .filter((unit) => unit.passage !== base.passage && roots.every((root) => unit.own.has(root)))
    .map((unit) => ({ unit, grade: definitionGrade(unit, term, source) }))
    .filter(({ grade }) => grade >= 1)
    .sort((a, b) => b.grade - a.grade)
    .slice(0, MOST_ABOUT);
  return [
    toPart(
      source,
      base.passage,
      member.replace(/^\p{Ll}(?=\p{Ll})/u, (letter) => letter.toUpperCase()),
      'answer',
    ),
    ...about.map(({ unit }) => toPart(source, unit.passage, unit.text, 'more')),
  ];
}
