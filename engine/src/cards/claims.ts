/** Cards about what people argued, found or believed. */
import { clauseOf } from '../grammar/clause.ts';
import type { Passage } from '../reading/source.ts';
import type { EngineCard } from './card.ts';
import { withoutDate } from './dated.ts';
import { cardOf, withoutNextClause } from './parts.ts';
import type { People } from './persons.ts';

const BASES: Readonly<Record<string, string>> = {
  argued: 'argue',
  argues: 'argue',
  claimed: 'claim',
  claims: 'claim',
  concluded: 'conclude',
  concludes: 'conclude',
  showed: 'show',
  shows: 'show',
  stated: 'state',
  states: 'state',
  observed: 'observe',
  found: 'find',
  discovered: 'discover',
  proposed: 'propose',
  suggested: 'suggest',
  believed: 'believe',
  believes: 'believe',
  held: 'hold',
  holds: 'hold',
  maintained: 'maintain',
  noticed: 'notice',
  demonstrated: 'demonstrate',
  replied: 'reply',
  taught: 'teach',
  teaches: 'teach',
  warned: 'warn',
  predicted: 'predict',
  declared: 'declare',
};
const CLAIM = new RegExp(
  `^(.{3,60}?)(?:,\\s(?:who|whose|an?|the)\\s[^,]{4,80},)?\\s(${Object.keys(BASES).join('|')})\\s((?:in|at|on|from|after|with)\\s[^,.;]{3,50}?\\s)?that\\s(.{12,})$`,
  'u',
);

/** 'What did Julian Cobbing argue in 1988?' for a person's claim. */
export function claimCard(passage: Passage, people: People): EngineCard | null {
  if (passage.kind !== 'paragraph' && passage.kind !== 'item') return null;
  const [date, text] = withoutDate(passage.text.replace(/\.$/, '').trim());
  const [, who = '', verb = '', where = '', claim = ''] = CLAIM.exec(text) ?? [];
  const name = people.fullName(who);
  if (name === null || clauseOf(claim) === null) return null;
  if (/\b(?:it|them|him|her|these|those)\b/i.test(claim)) return null;
  if (/^(?:it|they|this|these|that|those|she|he|there|such)\b/i.test(claim)) return null;
  const support = /s$/.test(verb) ? 'does' : 'did';
  const front = `What ${support} ${name} ${[BASES[verb], where.trim() || date].filter(Boolean).join(' ')}?`;
  return cardOf('statement', front, `That ${withoutNextClause(claim)}`, passage, 0.8);
}
