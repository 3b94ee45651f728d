/** Cards that ask for a name: 'Glaciers leave behind ridges of stones. What are the ridges called?' */
import { clauseOf } from '../grammar/clause.ts';
import { nounPhraseEnd, simplePhraseEnd } from '../grammar/noun-phrase.ts';
import { isPlural, verbInPhrase } from '../grammar/verbs.ts';
import { type Token, tokensOf } from '../reading/nlp.ts';
import type { Passage } from '../reading/source.ts';
import { asPhrase } from './as-phrase.ts';
import type { EngineCard } from './card.ts';
import { termAtEnd } from './insets.ts';
import { cardOf, PRONOUN } from './parts.ts';
import { namesSomething, standsAlone } from './phrases.ts';
import { askedSubject, type Topics } from './subjects.ts';

const CALLED = /^(?:called|known|termed)$/;
const MOST_WORDS = { name: 4, described: 5 } as const;
const ALSO =
  /,?\s\(?(?:which (?:is|are) )?(?:also|commonly|popularly|otherwise|sometimes) (?:called|known as|referred to as) (?:the |an? )?([\p{L}][\p{L}\p{N} '’-]{2,40}?)(?=[),.;]|$)/u;
/** The tagger takes 'the sino-atrial node' apart. */
const HYPHENED = /(?:^|\s)((?:the|an?)\s\p{L}+-\p{L}+(?:\s\p{L}+)?)$/iu;
/** Words for people and things that each have their own name: 'a boy called Emeka'. */
const OF_ONE =
  /\b(?:man|woman|boy|girl|chief|king|queen|son|daughter|wife|friend|village|town|city|book|novel|play|poem|pamphlet|newspaper|article|group|party|system|one|thing)s?$/i;

/** The card for a thing that a sentence describes and names; null for any other sentence. */
export function calledCard(passage: Passage, topics: Topics): EngineCard | null {
  if ((passage.kind !== 'paragraph' && passage.kind !== 'item') || /\?$/.test(passage.text)) return null;
  const text = passage.text.replace(/\.$/, '');
  const tokens = tokensOf(text);
  const at = tokens.findIndex(({ text: word }) => CALLED.test(word));
  const from = describedFrom(tokens, at);
  const nameFrom = at + (tokens[at]?.text === 'known' ? 2 : 1);
  const phraseEnd = simplePhraseEnd(tokens, nameFrom);
  // 'The septum separates …': the tagger takes the verb for a noun.
  const nameEnd = verbInPhrase(tokens, nameFrom, phraseEnd) ?? phraseEnd;
  const [first, last, mark] = [tokens[nameFrom], tokens[nameEnd - 1], tokens[at]];
  if (from === null || !first || !last || !mark || nameEnd === nameFrom)
    return aliasCard(passage, text, topics);
  const name = text.slice(first.start, last.end).replace(/^(?:the|an?)\s/i, '');
  const rest = restAfter(tokens.slice(nameEnd), text.slice(last.end), nameEnd < phraseEnd);
  const described = text.slice(tokens[from]?.start, mark.start).trim();
  const bare = described.replace(/^an?\s/i, '');
  const told = `${text.slice(0, mark.start).trim()}${rest}`;
  if (
    rest === null ||
    !standsAlone(told) ||
    PRONOUN.test(told) ||
    !namesSomething(name) ||
    name.split(' ').length > MOST_WORDS.name ||
    bare.split(' ').length > MOST_WORDS.described ||
    OF_ONE.test(bare)
  )
    return null;
  // 'The tube': of what?
  const clause = clauseOf(told);
  if (clause && askedSubject(clause.subject, topics) === null) return null;
  const asked = `What ${bare === described ? 'are' : 'is'} the ${bare} called?`;
  return cardOf('effect', `${told}. ${asked}`, name, passage, 0.75);
}

/** Where 'a tough membrane' or 'small programs' before 'called' begins; null for anything else before it. */
function describedFrom(tokens: readonly Token[], at: number): number | null {
  for (let from = Math.max(0, at - MOST_WORDS.described - 1); from < at; from += 1) {
    if (nounPhraseEnd(tokens, from) !== at) continue;
    const [first, before] = [tokens[from], tokens[from - 1]];
    if (before && !/^(?:VERB|ADP|AUX|SCONJ)$/.test(before.pos)) continue;
    if (/^an?$/i.test(first?.text ?? '')) return from;
    const head = tokens[simplePhraseEnd(tokens, from) - 1];
    return first?.pos !== 'DET' && first?.pos !== 'NUM' && from > 0 && head && isPlural(head) ? from : null;
  }
  return null;
}

/** What a sentence says after the name; null if more of the name may follow. */
function restAfter([next]: readonly Token[], rest: string, isVerb: boolean): string | null {
  if (!next || /^[,;.]$/.test(next.text)) return '';
  const goesOn = /^(?:VERB|ADP|PART|AUX)$/.test(next.pos) || isVerb;
  return goesOn && !/[,;:]/.test(rest) ? rest : null;
}

/** 'What is another name for the sino-atrial node?' */
function aliasCard(passage: Passage, text: string, topics: Topics): EngineCard | null {
  const found = ALSO.exec(text);
  const name = found?.[1] ?? '';
  const before = found ? text.slice(0, found.index).replace(/\s(?:is|are)$/, '') : '';
  const term = termAtEnd(before) ?? HYPHENED.exec(before)?.[1] ?? null;
  if (
    term === null ||
    // 'The law of diminishing returns, also called …' isn't another name for returns.
    / (?:of|in|for)\s(?:\p{L}+ing\s)?$/u.test(before.slice(0, before.length - term.length)) ||
    !namesSomething(name) ||
    // 'The rule is sometimes called …': which rule?
    askedSubject(term, topics) === null ||
    name.split(' ').length > MOST_WORDS.name
  )
    return null;
  return cardOf('effect', `What is another name for ${asPhrase(term)}?`, name, passage, 0.75);
}
