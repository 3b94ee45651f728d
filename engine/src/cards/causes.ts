/** Cards from sentences that say why something is so. */
import { type Clause, clauseOf } from '../grammar/clause.ts';
import type { Passage } from '../reading/source.ts';
import { asPhrase } from './as-phrase.ts';
import { asSentence, type EngineCard } from './card.ts';
import { withoutTail } from './parts.ts';
import { pointsElsewhere, standsAlone } from './phrases.ts';
import { askedSubject, type Topics } from './subjects.ts';

const BECAUSE = /^(.{10,160}?)(?:,?\s+(because|since)|,\s+(as))\s+(?!of\b)(.{10,})$/iu;
const LINKED = /^(.{10,140}?),?\s+(because of|due to|owing to|as a result of|thanks to)\s+(.{6,})$/iu;
const SO = /^(?:because|since)\s+([^,]{10,120}),\s+(.{10,140})$/iu;
/** 'The loss of a job', 'dismissal without notice'. */
const DEFINING =
  /^(?:(?:the|an?)\s(?:\p{L}+\s){1,3}?(?:of|that|which|who|in which|when|where)\s|\p{L}+\s(?:without|of)\s)/u;
/** Verbs that say nothing without an object or a place. */
const BARE =
  /^(?:included?|used|called|named|chosen|given|taken|placed|put|done|made|said|added|lost?|lose|used to|needed to|want|tend)$/i;

/** 'Why do plants need light?'; null if the clause isn't simple enough or names its subject only by half. */
export function whyQuestion(claim: string, topics: Topics): string | null {
  if (/[:;()“”"]/.test(claim) || pointsElsewhere(claim)) return null;
  const clause = clauseOf(claim);
  if (!clause || !standsAlone(clause.lead === '' ? claim : clause.subject)) return null;
  const lead = leadPhrase(clause);
  const subject = askedSubject(clause.subject, topics);
  if (lead === null || subject === null) return null;
  // '… found that projects were delayed because …' gives the reason of what was found.
  if (
    /^(?:mean|say|state|show|seem|suggest)$/.test(clause.verb) ||
    /\bthat\s/.test(clause.rest.split(/\s+/).slice(0, 4).join(' '))
  )
    return null;
  const { auxiliary, support, verb, isNegative, adverb, predicate, rest } = clause;
  const told = auxiliary === null ? [adverb, verb, rest] : [isNegative ? 'not' : '', predicate];
  const words = told.filter((part) => part !== '').join(' ');
  // 'Why is redundancy the loss of a job?' asks for the reason of a definition.
  if (clause.isCopula && !isNegative && DEFINING.test(rest)) return null;
  if (
    words === '' ||
    words === 'not' ||
    BARE.test(words) ||
    (auxiliary === null && rest === '' && BARE.test(verb))
  )
    return null;
  return `Why ${auxiliary ?? support} ${subject} ${words}${lead}?`;
}

/** ' in winter', after the rest of the question; null for a longer or unclear lead. */
function leadPhrase({ lead }: Clause): string | null {
  if (lead === '') return '';
  if (lead.split(/\s+/).length > 6 || !/^(?:in|at|on|during|under|after|before|for)\s/i.test(lead))
    return null;
  return pointsElsewhere(lead) ? null : ` ${asPhrase(lead)}`;
}

/** The card for a claim and its reason. */
export function causeCard(passage: Passage, topics: Topics): EngineCard | null {
  const text = passage.text.replace(/\.$/, '');
  const card = (claim: string, back: string): EngineCard | null => {
    if (/,/.test(claim.replace(/^(?:in|at|on|during|under|after|before|for)\s[^,]{2,40},/i, ''))) return null;
    // 'Healing takes place where the edges do not meet because …' gives the reason why they don't.
    const front = /\swhere\s.*\b(?:cannot|not)\b/.test(claim) ? null : whyQuestion(claim, topics);
    return front === null ? null : { kind: 'cause', front, back: asSentence(back), passage, weight: 0.85 };
  };
  const [, claim = '', word = '', , reason = ''] = BECAUSE.exec(text) ?? [];
  // 'Since 1960' and 'as a rule' give no reason.
  const isReason =
    /^because$/i.test(word) || clauseOf(reason) !== null || /^(?:it|they|there)\s/i.test(reason);
  // 'as the boiled control shows', 'as we have seen'
  const isComment = /^as$/i.test(word) || /\bas\s/.test(text.slice(claim.length, -reason.length));
  if (
    isComment &&
    /\b(?:shows?|shown|said|says|seen|expected|known|above|below|before|we|follows|usual)$|\bwe\b/i.test(
      reason,
    )
  )
    return null;
  if (claim !== '' && isReason) return card(claim, `Because ${cutReason(reason)}`);
  const [, event = '', link = '', cause = ''] = LINKED.exec(text) ?? [];
  if (event !== '' && !/\b(?:is|are|was|were)$/.test(event) && !pointsElsewhere(cause))
    return card(event, `Because of ${withoutTail(cause)}`.replace(/^Because of (.*)$/, `${link} $1`));
  const [, first = '', result = ''] = SO.exec(text) ?? [];
  if (
    first !== '' &&
    standsAlone(first) &&
    !/^(?:it|they|this|he|she)\b/i.test(result) &&
    !pointsElsewhere(first)
  )
    return card(result, `Because ${first}`);
  return null;
}

/** A reason without what follows from it: '… kept in two places, so that …', '…; it …'. */
function cutReason(reason: string): string {
  return reason.replace(
    /(?:;\s|,\s+(?:so|and (?:so|therefore|it|they|he|she)|while|but|which is why)\s).*$/i,
    '',
  );
}
