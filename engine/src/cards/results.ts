/** Cards from sentences that say what follows from a fact: 'Ammonia is lighter than air, so it is collected …'. */
import { clauseOf } from '../grammar/clause.ts';
import { tokensOf } from '../reading/nlp.ts';
import type { Passage } from '../reading/source.ts';
import { asPhrase } from './as-phrase.ts';
import type { EngineCard } from './card.ts';
import { whyQuestion } from './causes.ts';
import { cardOf, withoutNextClause } from './parts.ts';
import { pointsElsewhere, standsAlone } from './phrases.ts';
import type { Topics } from './subjects.ts';

/** Where the result begins. */
const LINK =
  /^(.{12,140}?)(?:,|;)\s(?:and\s)?(?:so|therefore|hence|thus|consequently|which is why|that is why)(?:,|\s(?!that\b|far\b|as\b|on\b|long\b|much\b|many\b|the more\b))\s?(.{8,140})$/iu;
const PRONOUN = /^(?:it|they)(?=\s)/i;
const OPEN = /\b(?:he|she|him|them|this|these|those|such|we|you|i|our|your|there|his|her)\b/i;
/** What follows only in one story or on one day. */
/** A reason of a reason, or one among others. */
const DOUBLE = /\b(?:because|since|also|too|either|he|she|him|them|this|these|those|such|then)\b/i;
const ONCE = /\b(?:was|were|did|had|could|would)\b/;

/** The card that asks for the reason of a result; null for any other sentence. */
export function resultCard(passage: Passage, topics: Topics): EngineCard | null {
  if ((passage.kind !== 'paragraph' && passage.kind !== 'item') || passage.speech === 'guess') return null;
  const [, reason = '', told = ''] = LINK.exec(passage.text.replace(/\.$/, '').trim()) ?? [];
  if (reason === '' || !standsAlone(reason) || pointsElsewhere(reason) || /[:;“”"?=]/.test(reason))
    return null;
  const cause = clauseOf(reason);
  const result = withoutNextClause(told).replace(/,\s(?:which|and|but|while|for example|e\.g\.)\s.*$/i, '');
  if (!cause || DOUBLE.test(reason) || cause.support === 'did' || ONCE.test(reason) || OPEN.test(result))
    return null;
  if (/^(?:[^,]*)\band\b/.test(result) && hasSecondClause(result)) return null;
  const isOwn = PRONOUN.test(result);
  // 'It' is the subject of the reason only if that has no other noun of its number.
  if (isOwn && (/^they/i.test(result) !== isManyOf(cause) || cause.lead !== '')) return null;
  const claim = isOwn ? result.replace(PRONOUN, asPhrase(cause.subject)) : result;
  const front = whyQuestion(claim, topics);
  return front === null ? null : cardOf('cause', front, `Because ${asPhrase(reason)}`, passage, 0.8);
}

/** '… the roots lose water and the plants wilt': two results. */
function hasSecondClause(result: string): boolean {
  const [, after = ''] = /\sand\s(.+)$/.exec(result) ?? [];
  return (
    /^(?:the|an?)\s/i.test(after) ||
    clauseOf(after) !== null ||
    tokensOf(after).some(({ pos }) => pos === 'VERB' || pos === 'AUX')
  );
}

function isManyOf({ auxiliary, support }: { auxiliary: string | null; support: string }): boolean {
  return auxiliary === null ? support === 'do' : /^(?:are|have)$/.test(auxiliary);
}
