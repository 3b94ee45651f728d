/** Cards that ask how something is done: 'How is milk dried?' */
import type { Clause } from '../grammar/clause.ts';
import { questionAbout } from '../grammar/question.ts';
import type { Passage } from '../reading/source.ts';
import type { EngineCard } from './card.ts';
import { cardOf, withoutTail } from './parts.ts';

/** What brings something about is no way to do it. */
const NO_MANNER =
  /^(?:be )?(?:caused|followed|replaced|accompanied|affected|characteri[sz]ed|surrounded|preceded|marked|shown|indicated|influenced|brought)\b/;

/** 'How do rivers transport their load?', 'How is milk dried?' */
export function mannerCard(passage: Passage, clause: Clause, subject: string): EngineCard | null {
  if (clause.isCopula) return null;
  const isDone = clause.isPassive || clause.verb === 'be';
  if (isDone && NO_MANNER.test(`${clause.verb} ${clause.rest}`)) return null;
  const [, remainder = '', raw = ''] =
    /^(|[^,;:]{3,60}?\s)by\s+(\p{L}+ing\b.{3,}|[^,;:]{3,40},\s.{3,}\sand\s.{3,})$/iu.exec(clause.rest) ?? [];
  // What is done to a thing is done in a way; what follows is about something else.
  const manner = isDone
    ? withoutTail(raw).replace(/,\s(?:which|who|where|or)\s.*$|\s(?:and|or) can\s.*$/, '')
    : raw;
  if (
    manner === '' ||
    (isDone && (!/^\p{L}+ing\b/u.test(manner) || clause.isNegative || /\sby\s/.test(manner))) ||
    /\b(?:where|which)\b/.test(manner) ||
    /^(?:it|them|this)\b|\band (?:can|may|must|is|are|was|were)\b/i.test(remainder)
  )
    return null;
  return cardOf('effect', questionAbout('How', clause, subject, remainder), `By ${manner}`, passage, 0.8);
}
