/** Cards from what a sentence says of a process after naming it: 'tubular secretion, in which substances are moved …' */
import { clauseOf } from '../grammar/clause.ts';
import type { Passage } from '../reading/source.ts';
import { asPhrase } from './as-phrase.ts';
import type { EngineCard } from './card.ts';
import { isRelational } from './defines.ts';
import { termAtEnd } from './insets.ts';
import { cardOf, PRONOUN, withoutNextClause } from './parts.ts';
import { namesSomething, pointsElsewhere } from './phrases.ts';

const IN_WHICH = /,\s(in|during)\swhich\s([^,;:()]{12,140})(?=[,;]|$)/u;
const MOST_WORDS = 4;
/** In such a thing, something is the case; it doesn't happen. */
const NO_PROCESS =
  /(?:series|formula|equation|curve|graph|table|layer|horizon|rock|unit|system|country|state|society|empire|novel|play|poem|story|book|letter|study|war|battle|assembly|court|speech|case|law|way|marriage)s?$/i;

/** The term at the end of a text, with the gerund that the tagger takes for a verb: 'shifting cultivation'. */
function wholeTerm(before: string): string | null {
  const term = termAtEnd(before);
  const [, gerund = ''] = /(\p{L}+ing)\s$/u.exec(before.slice(0, before.length - (term?.length ?? 0))) ?? [];
  return term === null || gerund === '' || /^(?:the|an?)\s/i.test(term) ? term : `${gerund} ${term}`;
}

/** The card for a named process; null unless a general clause says what happens in it. */
export function processCard(passage: Passage): EngineCard | null {
  if ((passage.kind !== 'paragraph' && passage.kind !== 'item') || passage.speech) return null;
  const text = passage.text.replace(/\.$/, '');
  const found = IN_WHICH.exec(text);
  const [, preposition = '', whole = ''] = found ?? [];
  const term = found ? wholeTerm(text.slice(0, found.index)) : null;
  // 'Heart of Darkness, in which …'
  const isName = term !== null && /\p{Lu}/u.test(text.startsWith(term) ? asPhrase(term) : term);
  if (term === null || isName || NO_PROCESS.test(term) || isRelational(term)) return null;
  const event = withoutNextClause(whole);
  const clause = clauseOf(event);
  const isGeneral =
    clause?.lead === '' &&
    !clause.isCopula &&
    (clause.auxiliary === null ? clause.support !== 'did' : !/^(?:was|were|had)$/.test(clause.auxiliary));
  if (
    !isGeneral ||
    PRONOUN.test(event) ||
    pointsElsewhere(event) ||
    /\b(?:his|her|the (?:two|three))\b/i.test(event)
  )
    return null;
  const bare = term.replace(/^(?:an?|the)\s/i, '');
  if (!namesSomething(bare) || bare.split(' ').length > MOST_WORDS) return null;
  return cardOf('effect', `What happens ${preposition} ${asPhrase(term)}?`, event, passage, 0.75);
}
