/** Cards that ask what happened to somebody or something with a name: 'What happened to Okugo? He was tried …' */
import { clauseOf } from '../grammar/clause.ts';
import type { Passage } from '../reading/source.ts';
import type { EngineCard } from './card.ts';
import { withoutDate } from './dated.ts';
import { cardOf, withoutNextClause } from './parts.ts';
import type { People } from './persons.ts';

const FATE =
  /^(?:killed|executed|exiled|deposed|deported|overthrown|arrested|tried|imprisoned|jailed|sentenced|assassinated|captured|defeated|banished|hanged|shot|murdered|dethroned|dismissed|suspended|banned|burned|burnt|destroyed|dissolved|abolished|annexed)$/;
const OPEN = /\b(?:that (?:year|day|month)|it|they|them|she|this|these|those|such|also|there|then|so|too)\b/i;

/** The card for what was done to a named person; null for any other sentence. */
export function fateCard(passage: Passage, people: People): EngineCard | null {
  if ((passage.kind !== 'paragraph' && passage.kind !== 'item') || passage.speech) return null;
  const [date, text] = withoutDate(passage.text.replace(/\.$/, '').trim());
  const clause = clauseOf(text);
  if (clause?.lead !== '' || clause.isNegative || !/^(?:was|were)$/.test(clause.auxiliary ?? '')) return null;
  const name = people.fullName(clause.subject);
  if (name === null || !clause.isPassive || !FATE.test(clause.verb) || /,/.test(clause.subject)) return null;
  const fate = withoutNextClause(`${clause.verb} ${clause.rest}`.replace(' ,', ',')).replace(
    /,\s(?:and|but|which|who|although|because)\s.*$/i,
    '',
  );
  const words = fate.split(/\s+/).length;
  if (OPEN.test(fate) || words < 3 || words > 24) return null;
  const when = date === '' ? '' : ` ${date}`;
  return cardOf(
    'effect',
    `What happened to ${clause.subject}${when}?`,
    `${clause.subject} was ${fate}`,
    passage,
    0.7,
  );
}
