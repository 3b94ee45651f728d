/** Finds who does what a question asks: 'Who founded …?'. */
import { listingOf, type Token, tokensOf } from '../reading/nlp.ts';
import { likenessOf } from '../words/lexicon.ts';
import { rootsOf } from '../words/roots.ts';
import { isLight, meaningOf } from '../words/word-lists.ts';
import { matchIn } from './evidence.ts';
import { ROLE } from './people.ts';
import type { Question } from './question.ts';
import type { Index, Unit } from './search.ts';

/** Names of things that no person is called. */
const NO_PERSON = /^(?:Act|Law|Decree|Treaty|Constitution|Note)$/;
/** How many words after 'by' may name who did it. */
const AFTER_BY = 8;

/**
 * Whether a passage names who does what the question asks: a new name or office before the verb, or after 'by'.
 *
 * @param deed the verb of the question, as a root
 */
export function hasAgent(index: Index, { passage }: Unit, question: Question, deed: string): boolean {
  const tokens = tokensOf(passage.quote ?? passage.text);
  const at = tokens.findIndex((token, place) => isDeed(index, deed, token, tokens[place + 1]));
  if (at === -1) return false;
  const isNew = ({ text }: Token) =>
    rootsOf(text, 'en').some((root) => !question.roots.includes(meaningOf(root)));
  // Speech is written without capitals.
  const isSpoken = passage.speech !== undefined;
  const isAgent = (token: Token | undefined, place: number) =>
    token !== undefined &&
    isNew(token) &&
    ((isSpoken && /^(?:NOUN|PROPN)$/.test(token.pos)) || isPerson(token, tokens[place + 1], place === 0));
  const by = tokens.findIndex(({ text }, place) => place > at && text === 'by');
  const isPassive =
    /^(?:is|are|was|were|been|being)$/i.test(tokens[at - 1]?.text ?? '') || (by > at && by < at + 3);
  if (!concerns(question, deed, isPassive ? tokens.slice(0, at) : tokens.slice(at))) return false;
  if (isPassive)
    return (
      by !== -1 &&
      !NO_PERSON.test(tokens[by + 2]?.text ?? '') &&
      tokens.slice(by, by + AFTER_BY).some((token, place) => isAgent(token, by + place))
    );
  const start = tokens.slice(0, at).findLastIndex(({ text }) => /^[;:.]$/.test(text)) + 1;
  return tokens.slice(start, at).some((token, place) => isAgent(token, start + place));
}

/** Whether the words that name what is done have the only thing that a question names: in 'Dyeing, invented by …' it isn't cotton. */
function concerns({ roots, names }: Question, deed: string, tokens: readonly Token[]): boolean {
  const things = roots.filter((root) => root !== deed && !isLight(root));
  const [thing] = things;
  if (thing === undefined || things.length > 1 || names.length > 0) return true;
  return tokens.some(
    ({ text, pos }) =>
      pos === 'PRON' ||
      /^(?:which|that|this|these)$/i.test(text) ||
      rootsOf(text, 'en').some((root) => likenessOf(thing, meaningOf(root)) > 0),
  );
}

function isDeed(index: Index, deed: string, { text, pos }: Token, next: Token | undefined): boolean {
  if (pos !== 'VERB') return false;
  const roots = rootsOf(text, 'en').map(meaningOf);
  return roots.some((root) => matchIn(index, deed, new Set([root, `${root} ${next?.text ?? ''}`])) > 0);
}

function isPerson({ text, pos }: Token, next: Token | undefined, isFirst: boolean): boolean {
  const isWord = isFirst && listingOf(text) === 'word';
  const isName = pos === 'PROPN' && /^\p{Lu}\p{Ll}/u.test(text) && !NO_PERSON.test(text) && !isWord;
  return (isName && next?.text !== ':' && next?.pos !== 'ADJ') || (pos === 'NOUN' && ROLE.test(text));
}
