/** Finds noun phrases in tagged sentences: 'the rate of a reaction', 'white blood cells', 'Type 1 diabetes'. */
import type { Token } from '../reading/nlp.ts';
import { isPlural } from './verbs.ts';

const LINKS = /^(?:of|in|for|between|on|to|against|with|per|from|within|at|by|over|like)$/i;
/** In tokens. No phrase is longer; a text that is nothing but nouns would take minutes. */
const LONGEST = 60;
const PARTICIPLE = /(?:ed|ing|en)$/i;

/** Whether a token can be the head of a noun phrase. */
function isNoun({ pos, text }: Token): boolean {
  return (
    pos === 'NOUN' ||
    pos === 'PROPN' ||
    (pos === 'NUM' && /^(?:one|\d{4})$/.test(text)) ||
    /^\p{Lu}$/u.test(text)
  );
}

/**
 * @param from index of the first token of the phrase
 * @returns the index after the phrase and its modifiers ('of …', a parenthesis); `from` if there is no phrase
 */
export function nounPhraseEnd(tokens: readonly Token[], from: number): number {
  let end = simplePhraseEnd(tokens, from);
  while (end > from && end - from < LONGEST) {
    const next = tokens[end];
    if (!next) break;
    if (next.text === '(') {
      const close = tokens.findIndex(({ text }, index) => index > end && text === ')');
      if (close === -1 || close - end > 8) break;
      end = close + 1;
      continue;
    }
    const isLink = (next.pos === 'ADP' && LINKS.test(next.text)) || /^(?:and|or)$/i.test(next.text);
    if (!isLink) break;
    const after = simplePhraseEnd(tokens, end + 1);
    if (after === end + 1) break;
    end = after;
  }
  return end;
}

/** The end of determiner, modifiers and noun; `from` if no noun follows. */
export function simplePhraseEnd(tokens: readonly Token[], from: number): number {
  let index = from;
  let end = from;
  if (tokens[index]?.pos === 'DET' || tokens[index]?.text.toLowerCase() === 'all') index += 1;
  for (; index < from + LONGEST; index += 1) {
    const token = tokens[index];
    if (!token) break;
    const { pos, text } = token;
    if (
      isNoun(token) ||
      isCompass(tokens, index) ||
      isGerund(tokens, index) ||
      isAdjectiveHead(tokens, index)
    )
      end = index + 1;
    else if (pos === 'NUM' && tokens[index - 1] && isNoun(tokens[index - 1] as Token)) end = index + 1;
    else {
      const isModifier =
        pos === 'ADJ' ||
        pos === 'NUM' ||
        text === '-' ||
        text === '–' ||
        text === "'s" ||
        text === '’s' ||
        text === "'" ||
        text === '’' ||
        (pos === 'VERB' && PARTICIPLE.test(text) && (end === from || tokens[index - 1]?.text === '-')) ||
        (pos === 'VERB' && (isHyphened(tokens, index) || isNounFirst(tokens, index))) ||
        (pos === 'ADV' && end === from && (/ly$/.test(text) || isCompassWord(text)));
      if (!isModifier) break;
    }
  }
  return end;
}

/** 'South-west' and 'the north': the tagger takes them for adverbs and adjectives. */
function isCompass(tokens: readonly Token[], at: number): boolean {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  return (
    isCompassWord(token?.text ?? '') &&
    (before?.text === '-' || before?.pos === 'DET') &&
    (next === undefined || /^(?:of|in|was|is|had|has|,|and)$/.test(next.text))
  );
}

function isCompassWord(text: string): boolean {
  return /^(?:north|south|east|west)$/i.test(text);
}

/** 'Weathering' in 'chemical weathering is': a noun, because an auxiliary follows. */
function isGerund(tokens: readonly Token[], at: number): boolean {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  return (
    token?.pos === 'VERB' &&
    /ing$/.test(token.text) &&
    /^(?:ADJ|NOUN|PROPN)$/.test(before?.pos ?? '') &&
    (/^(?:is|are|was|were|can|may|must|has|occurs)$/.test(next?.text ?? '') || isThirdPerson(next))
  );
}

/** 'alters', 'reduces': a verb that can't be a noun's modifier. */
function isThirdPerson(token: Token | undefined): boolean {
  return token?.pos === 'VERB' && /[^s]s$/.test(token.text);
}

/** 'The liquid' in 'the liquid is called': between an article and a finite verb, an adjective is used as a noun. */
function isAdjectiveHead(tokens: readonly Token[], at: number): boolean {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  return token?.pos === 'ADJ' && before?.pos === 'DET' && (next?.pos === 'AUX' || isThirdPerson(next));
}

/** 'Cross elasticity compares': the tagger takes the first word of a sentence for its verb, but another one follows. */
function isNounFirst(tokens: readonly Token[], at: number): boolean {
  const [token, noun, verb] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  return (
    at === 0 &&
    token?.text === token?.lemma &&
    noun?.pos === 'NOUN' &&
    (verb?.pos === 'AUX' || isThirdPerson(verb))
  );
}

/** 'Pull' in 'demand-pull inflation', but not 'forms' in 'the cell - forms'. */
function isHyphened(tokens: readonly Token[], at: number): boolean {
  const [hyphen, word] = [tokens[at - 1], tokens[at]];
  return hyphen?.text === '-' && hyphen.end === word?.start && tokens[at - 2]?.end === hyphen.start;
}

/** The core words of a noun phrase, without its determiner. */
export function headText(text: string): string {
  return text.replace(/^(?:the|an?|all|each|every|any|some|most)\s+/i, '');
}

/** Whether a phrase takes a plural verb: 'the bases of the artery', 'salt and water'; 'a set of rules' doesn't. */
export function isPluralPhrase(tokens: readonly Token[], from: number, end: number): boolean {
  const phrase = tokens.slice(from, end);
  if (/^(?:each|every|an?|one|this|that)$/i.test(phrase[0]?.text ?? '')) return false;
  const link = phrase.findIndex(({ pos, text }, index) => index > 0 && (pos === 'ADP' || text === '('));
  const own = link === -1 ? phrase : phrase.slice(0, link);
  if (own.some(({ text }) => /^and$/i.test(text))) return true;
  const head = own.at(-1);
  return head !== undefined && isPlural(head);
}
