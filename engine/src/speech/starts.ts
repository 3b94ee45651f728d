/** Grades how likely a sentence of speech begins at a word. */
import { nounPhraseEnd } from '../grammar/noun-phrase.ts';
import type { Token } from '../reading/nlp.ts';
import { beginsClause, contentStart, isMarker, isPassive, opensClause } from './clauses.ts';
import { AUXILIARY, DEMONSTRATIVE, LEAD, LICENCE, LINK, QUESTION, SUBJECT, SUBORDINATOR } from './words.ts';

const ORDINAL = /^(?:first|second|third|fourth|fifth|firstly|secondly|thirdly|finally|lastly|next)$/i;
/** Prepositions of places and times, which may begin a sentence. */
const PLACE = /^(?:in|at|under|during|by|on|after|before)$/i;
/** A sentence must not begin here. */
export const NEVER = 9;

/** How unlikely it is that a sentence of speech begins at a word: below 0 for a sign, {@link NEVER} if it can't. */
export function startCost(tokens: readonly Token[], at: number, verbs: readonly number[]): number {
  const before = tokens[at - 1];
  const start = contentStart(tokens, at);
  const first = tokens[start];
  if (!before || !first || /^['’.,]/.test(first.text)) return NEVER;
  if (isMarker(tokens, at) || isMarker(tokens, at - 1)) return isMarker(tokens, at - 1) ? NEVER : -1.5;
  const isAfterLink = start > at;
  if (isAfterLink && LINK.test(before.text)) return NEVER;
  if (
    LINK.test(before.text) ||
    (/^(?:ADP|DET|SCONJ)$/.test(before.pos) &&
      !/^(?:this|that|these|those|up|down|out|off|over)$/i.test(before.text))
  )
    return NEVER;
  if (
    AUXILIARY.test(before.text) ||
    SUBORDINATOR.test(before.text) ||
    /^(?:or|that|both|only|as|than|not)$/i.test(before.text)
  )
    return NEVER;
  // 'The best known | model'.
  const isParticiple = before.pos === 'VERB' && /^(?:DET|ADV|ADJ)$/.test(tokens[at - 2]?.pos ?? '');
  if (isParticiple && [at - 2, at - 3].some((place) => tokens[place]?.pos === 'DET')) return NEVER;
  // After the object of a verb a sentence may begin; after the verb itself only if it is passive.
  const isVerbBefore = before.pos === 'VERB' && !isPassive(tokens, at - 1);
  const penalty = isVerbBefore && !isAfterLink ? 1.5 : 0;
  const next = tokens[start + 1];
  if (before.text.toLowerCase() === first.text.toLowerCase() && first.text.length > 3) return -0.5;
  if (ORDINAL.test(first.text))
    return next && /^(?:there|the|a|an|we|you|it|they|is)$/i.test(next.text) ? -0.5 : penalty + 2.5;
  if (QUESTION.test(first.text)) {
    const isAsked = (verbs[start + 1] ?? 0) === 1 && AUXILIARY.test(next?.text ?? '');
    // After a noun, 'who has' and 'which is' describe it.
    const isRelative =
      /^(?:who|which|when|where)$/i.test(first.text) &&
      !isAfterLink &&
      !/^(?:DET|PRON|NOUN)$/.test((/^wh(?:en|ere)$/i.test(first.text) ? tokens[start + 2]?.pos : '') ?? '');
    return isAsked && !isRelative
      ? penalty + (isAfterLink ? -0.1 : 0.3)
      : leadCost(tokens, start, verbs, penalty, isAfterLink);
  }
  if (SUBJECT.test(first.text) || DEMONSTRATIVE.test(first.text)) {
    const isClause = (verbs[start + 1] ?? 0) > 0 || (next?.pos === 'ADV' && (verbs[start + 2] ?? 0) > 0);
    if (isClause) return penalty + (isAfterLink ? -0.4 : 0);
  }
  if (/^that$/i.test(first.text)) {
    if (!/^(?:is|was|['’]s|means)$/i.test(next?.text ?? '')) return NEVER;
    if (isAfterLink) return -0.4;
    return /^(?:why|how|because|what|all)$/i.test(tokens[start + 2]?.text ?? '') ? 0 : 1;
  }
  if (LEAD.test(first.text)) return leadCost(tokens, start, verbs, penalty, isAfterLink);
  if (/^(?:before|after)$/i.test(first.text) && /^(?:that|this)$/i.test(next?.text ?? '')) return 0.3;
  if (SUBORDINATOR.test(first.text) || LICENCE.test(first.text)) return NEVER;
  if (/^do$/i.test(first.text) && /^(?:not|n't)$/i.test(next?.text ?? '')) return -0.2;
  if (/^(?:remember|notice|note|think|imagine|let)$/i.test(first.text))
    return isAfterLink || /^(?:that|the|this|us|of)$/i.test(next?.text ?? '') ? -0.3 : 0.5;
  if (first.pos === 'ADP') {
    const end = nounPhraseEnd(tokens, start + 1);
    return PLACE.test(first.text) && end > start + 1 && opensClause(tokens, end, verbs)
      ? penalty + 1.2
      : NEVER;
  }
  if (/^here$/i.test(first.text) && /^(?:in|at|we)$/i.test(next?.text ?? '')) return -0.2;
  if (/^examples?$/i.test(first.text) && /^(?:are|is|include)$/i.test(next?.text ?? '')) return penalty;
  const isPart = /^(?:some|most|many|all|half|one)$/i.test(first.text) && next?.text === 'of';
  if (isPart && /^(?:it|them|these|us)$/i.test(tokens[start + 2]?.text ?? '')) return penalty + 0.2;
  const isNumbered = first.pos === 'DET' && ORDINAL.test(next?.text ?? '') && (verbs[start + 2] ?? 0) === 1;
  if (isNumbered) return penalty + 0.1;
  if (!beginsClause(tokens, start, verbs)) return NEVER;
  // An article or number never continues a phrase after an adjective or number.
  if (first.pos === 'DET' && /^(?:ADJ|NUM)$/.test(before.pos)) return isAfterLink ? -0.3 : 0.4;
  // After 'is' or 'becomes', an adjective ends its phrase; elsewhere a noun follows.
  const isPredicate = /^(?:is|are|was|were|be|becomes?|became)$/i.test(tokens[at - 2]?.text ?? '');
  if (before.pos === 'NUM' || (before.pos === 'ADJ' && !isPredicate)) return NEVER;
  // 'Over time and retrieval is': two nouns would need 'are', so the second begins a clause. 'So' joins only clauses.
  const isOwn =
    /^so$/i.test(tokens[start - 1]?.text ?? '') ||
    /^(?:is|was|has|means)$/i.test(tokens[nounPhraseEnd(tokens, start)]?.text ?? '');
  if (isAfterLink && isOwn && before.pos !== 'ADJ')
    return first.pos === 'DET' || first.pos === 'ADJ' ? -0.3 : 0.3;
  if (before.pos === 'ADJ' && first.pos !== 'DET') return 0.6;
  if (first.pos === 'DET' || first.pos === 'NUM') return penalty + (isAfterLink ? -0.3 : 0.3);
  // Only the last noun of a phrase is in the plural, so a new phrase is likelier after a plural.
  if (before.pos === 'NOUN') {
    const isWhole = tokens[at - 2]?.pos === 'DET';
    if (isAfterLink) return first.pos === 'ADJ' ? -0.3 : 0.65;
    if (first.pos === 'ADJ') return 0.4;
    return /[^s]s$/.test(before.text) ? (isWhole ? 1.5 : 0.6) : isWhole ? 1.2 : 1.5;
  }
  // A passive has no object.
  return before.pos === 'VERB' && !isVerbBefore ? 0.5 : penalty + 1;
}

/** The cost of 'if …' or 'when …' at the start of a sentence; it may as well end the one before. */
function leadCost(
  tokens: readonly Token[],
  at: number,
  verbs: readonly number[],
  penalty: number,
  isAfterLink: boolean,
): number {
  const lead = tokens[at]?.text ?? '';
  if (!LEAD.test(lead) || !opensClause(tokens, at + 1, verbs)) return NEVER;
  return penalty + (isAfterLink ? 0 : /^if$/i.test(lead) ? 0.4 : 0.9);
}
