/** Cards that ask when something holds: 'When is a dying declaration admissible?' */
import { clauseOf } from '../grammar/clause.ts';
import type { Passage } from '../reading/source.ts';
import type { EngineCard } from './card.ts';
import { cardOf, PRONOUN, withoutNextClause } from './parts.ts';
import { askedSubject, type Topics } from './subjects.ts';

/** What a thing is, and under which condition; 'where' alone may be a place. */
const HOLDS = /^(only\s)?((?:[\p{L}-]+\s){1,5}?)(only\s(?:when|where|if)|when|if)\s(.{12,})$/u;
/** What such a sentence says of a thing at any time, or of one day. */
const NO_STATE =
  /^(?:an?|the|one|why|how|what|that|born|made|used|known|called|said|formed|about|young|old|almost|nearly|quite|still|now|often|always|sometimes|usually)\b/i;

/** The card for the condition under which a thing is so; null for any other sentence. */
export function occasionCard(passage: Passage, topics: Topics): EngineCard | null {
  if ((passage.kind !== 'paragraph' && passage.kind !== 'item') || passage.speech) return null;
  const clause = clauseOf(passage.text);
  const isNow = clause !== null && /^(?:is|are)$/.test(clause.auxiliary ?? '');
  if (!isNow || clause.lead !== '' || /[:?=]/.test(passage.text)) return null;
  const said = clause.isCopula ? clause.rest : `${clause.verb} ${clause.rest}`;
  const [, before = '', state = '', word = '', raw = ''] = HOLDS.exec(said) ?? [];
  const subject = state === '' ? null : askedSubject(clause.subject, topics);
  // 'Patrilineal if …, matrilineal if …' says two things.
  const condition = withoutNextClause(raw).replace(
    /,\s(?!and\s|or\s)(?:\p{L}+\s){1,2}(?:if|when|where)\s.*$/u,
    '',
  );
  if (
    subject === null ||
    // 'A change is allowed …': of what?
    /^an?\s(?:change|thing|person|case|claim|point|value)$/i.test(subject) ||
    NO_STATE.test(state) ||
    PRONOUN.test(state) ||
    /\b(?:he|she|him|her|this|these)\b/i.test(condition)
  )
    return null;
  const answer = before === '' ? `${word} ${condition}` : `only ${word} ${condition}`;
  const negation = clause.isNegative ? ' not' : '';
  return cardOf(
    'effect',
    `When ${clause.auxiliary} ${subject}${negation} ${state.trim()}?`,
    answer,
    passage,
    0.7,
  );
}
