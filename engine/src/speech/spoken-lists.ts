/** Finds the members of a list that a speaker counts: 'three layers the crust the mantle and the core'. */
import type { Token } from '../reading/nlp.ts';

const COUNTS = ['two', 'three', 'four', 'five', 'six', 'seven'];
/** A member has at most this many words. */
const LONGEST_MEMBER = 6;

/**
 * Where the members of a counted list begin, if the words before it say how many there are and exactly so many follow.
 *
 * @param tokens the words of a sentence
 * @param verbs 1 for each finite verb
 * @returns indices of words; empty without such a list
 */
export function listMembers(tokens: readonly Token[], verbs: readonly number[]): number[] {
  const at = tokens.findIndex(({ text }) => COUNTS.includes(text.toLowerCase()));
  const count = COUNTS.indexOf(tokens[at]?.text.toLowerCase() ?? '') + 2;
  const group = tokens.findIndex((token, place) => place > at && isPluralNoun(token));
  const isCounted = tokens.slice(at + 1, group).every(({ pos }) => pos === 'ADJ' || pos === 'NOUN');
  if (at === -1 || group === -1 || !isCounted || tokens[at - 1]?.text === 'number') return [];
  for (let start = group + 1; start < tokens.length - 2; start += 1) {
    const before = tokens[start - 1];
    const hasVerb = verbs.slice(start).some((verb) => verb === 1);
    if (
      !/^(?:NOUN|VERB)$/.test(before?.pos ?? '') ||
      !/^(?:DET|ADJ|NOUN|VERB|PROPN|ADV)$/.test(tokens[start]?.pos ?? '')
    )
      continue;
    const isRightAfter = start === group + 1;
    const single = isRightAfter ? singleWords(tokens, start, count) : [];
    const members = single.length > 0 || hasVerb ? single : split(tokens, start, count, isRightAfter);
    if (
      members.length === count &&
      lengthsOf(members, tokens.length).every((length) => length <= LONGEST_MEMBER)
    )
      return members;
  }
  return [];
}

function isPluralNoun({ pos, text }: Token): boolean {
  return pos === 'NOUN' && /[^s]s$|criteria$/.test(text);
}

function lengthsOf(members: readonly number[], end: number): number[] {
  return members.map((from, place) => (members[place + 1] ?? end) - from);
}

/** The beginnings of members by their articles, by a noun that each ends in, or on both sides of 'and'. */
function split(tokens: readonly Token[], start: number, count: number, isRightAfter: boolean): number[] {
  const places = [...tokens.keys()].slice(start);
  const links = places.filter((at) => tokens[at]?.pos === 'CCONJ');
  const [link] = links;
  if (links.length !== 1 || link === undefined || link === start || link >= tokens.length - 1) return [];
  const afterLink = (at: number) => (tokens[at]?.pos === 'CCONJ' ? at + 1 : at);
  const articles = places.filter((at) => /^(?:the|an?)$/i.test(tokens[at]?.text ?? ''));
  if (articles[0] === start && articles.length === count && articles.at(-1) === link + 1) return articles;
  const head = tokens.at(-1)?.text.toLowerCase();
  const ends = places.filter((at) => tokens[at]?.text.toLowerCase() === head);
  if (ends.length === count && ends.includes(link - 1) && articles.length === 0)
    return [start, ...ends.slice(0, -1).map((at) => afterLink(at + 1))];
  if (!isRightAfter || articles.length > 0) return [];
  return count === 2 ? [start, link + 1] : [];
}

/** 'New ready running waiting and terminated' for five: only here may members be forms of verbs. */
function singleWords(tokens: readonly Token[], start: number, count: number): number[] {
  const link = tokens.findIndex(({ pos }, at) => at > start && pos === 'CCONJ');
  if (link - start !== count - 1 || link !== tokens.length - 2) return [];
  return [...tokens.keys()].slice(start).filter((at) => at !== link);
}
