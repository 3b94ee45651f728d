/** Cards that ask for a share: 'What percentage of the filtered water is recovered in the proximal tubule?' */
import { clauseOf } from '../grammar/clause.ts';
import type { Passage } from '../reading/source.ts';
import type { EngineCard } from './card.ts';
import { cardOf, PRONOUN, withoutTail } from './parts.ts';
import { namesSomething, pointsElsewhere } from './phrases.ts';

const SHARE =
  /^(?:Only\s)?((?:about|around|nearly|almost|over|roughly|some|more than|less than)\s)?(\d[\d.,]*(?:\s?[–-]\s?\d[\d.,]*)?\s?(?:%|per ?cent))\sof\s(\p{L}.{12,160})$/iu;

/** The card for a sentence that begins with a share of something; null for any other. */
export function shareCard(passage: Passage): EngineCard | null {
  if ((passage.kind !== 'paragraph' && passage.kind !== 'item') || passage.speech) return null;
  const [, about = '', share = '', rest = ''] = SHARE.exec(passage.text.replace(/\.$/, '')) ?? [];
  const clause = share === '' ? null : clauseOf(rest);
  if (clause?.lead !== '' || clause.isNegative || !namesSomething(clause.subject)) return null;
  const predicate = withoutTail(rest.slice(clause.subject.length)).replace(/,.*$/, '').trim();
  if (
    predicate.split(' ').length < 2 ||
    PRONOUN.test(rest) ||
    pointsElsewhere(clause.subject) ||
    /\d/.test(predicate)
  )
    return null;
  return cardOf(
    'effect',
    `What percentage of ${clause.subject} ${predicate}?`,
    `${about.toLowerCase()}${share}`,
    passage,
    0.75,
  );
}
