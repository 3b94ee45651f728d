/** Corrects capitals inside a question: 'When was Smallpox …' if the text itself writes 'against smallpox'. */
import { tokensOf } from '../reading/nlp.ts';
import type { Passage } from '../reading/source.ts';
import { PERSON } from './phrases.ts';

/** What things with a name of their own are: a place, a work, an organisation or a language. */
const NAMED =
  /\b(?:city|town|village|state|country|nation|republic|colony|protectorate|river|lake|sea|ocean|mountain|hill|desert|planet|star|moon|island|continent|capital|kingdom|empire|dynasty|god|goddess|deity|language|dialect|tribe|religion|month|day|festival|novel|play|poem|book|film|song|newspaper|company|bank|party|agency|organi[sz]ation|commission|browser|website|spacecraft|satellite|comet|galaxy|constellation)s?\b/i;
/** What is done to materials and goods, and not to people or places. */
const OF_MATERIALS =
  /^(?:is|are|was|were)\s+(?:\p{L}+ly\s+|not\s+|also\s+|often\s+){0,2}(?:used|made|produced|obtained|extracted|measured|formed|caused|treated|prevented|depreciated|grown|stored|added|heated|mixed|burnt|burned|eroded|mined|weathered|dissolved|sold|recycled)\b/iu;
/** Names of peoples end like this: 'Nigerians', 'Greeks'. */
const PEOPLES = /(?:ans|ians|eks|rks|bs|ese|ish|bas|sas|bos)$/;
const FIRST_WORD = /^(\p{Lu}\p{Ll}[\p{L}-]+)\s+(?=\p{Ll})/u;
/** What something is, up to the words that specify it: 'a sweet liquid | that bees make'. */
const HEAD =
  /^(?:is|was)\s+(?:(?:an?|the|any)\s+)?([^,.;:(]+?)\s(?:that|which|who|whose|of|in|on|at|for|from|with|by|to|between|where|when|used|made|found)\b/iu;
const ARTICLE = /^(?:the|an?)$/;

/**
 * @returns a function that lowercases the words of a question that are no names, and that capitalises names. A word that
 * the text only writes at the start of sentences is no name if its definition names a kind of thing without names, or
 * if it is a plural.
 */
export function casingOf(passages: readonly Passage[]): (question: string) => string {
  const lower = new Set<string>();
  const names = new Set<string>();
  const firsts = new Set<string>();
  for (const { text } of passages) {
    for (const { 0: word, index } of text.matchAll(/\p{L}[\p{L}-]+/gu)) {
      const isFirst = index === 0 || /[.:;!?•“"(]\s*$/.test(text.slice(Math.max(0, index - 4), index));
      if (/^\p{Ll}/u.test(word)) lower.add(word);
      else if (isFirst) firsts.add(word);
      else names.add(word);
    }
  }
  const common = new Set(passages.flatMap(({ text }) => commonNounIn(text)));
  const isWrittenLower = (word: string) =>
    [word, word.replace(/s$/, ''), `${word}s`].some((form) => lower.has(form));
  return (question) =>
    question
      .replace(/(?<=\s)\p{Lu}\p{Ll}[\p{L}-]*(?!['’\p{L}-])/gu, (word, at: number) => {
        const plain = word.toLowerCase();
        const isSentenceStart = /[.:!?“"]\s*$/.test(question.slice(Math.max(0, at - 4), at));
        const isCommon = isWrittenLower(plain) || common.has(word);
        return !isSentenceStart && isCommon && !names.has(word) ? plain : word;
      })
      .replace(/(?<=\s)\p{Ll}[\p{L}-]{2,}/gu, (word) => {
        const name = `${word[0]?.toUpperCase()}${word.slice(1)}`;
        return names.has(name) && !isWrittenLower(word) && !common.has(name) ? name : word;
      })
      // 'Antoine Arnauld' may only begin sentences.
      .replace(/(?<=\s)\p{Ll}[\p{L}-]{2,}(?=\s(?:van |von |de |da |bin )?\p{Lu})/gu, (word) => {
        const name = `${word[0]?.toUpperCase()}${word.slice(1)}`;
        return firsts.has(name) && !lower.has(word) && !ARTICLE.test(word) ? name : word;
      });
}

/** The first word of a sentence, if the sentence shows that it is no name. */
function commonNounIn(text: string): string[] {
  const [start = '', word = ''] = FIRST_WORD.exec(text) ?? [];
  if (word === '') return [];
  const rest = text.slice(start.length);
  if (OF_MATERIALS.test(rest)) return [word];
  if (/[^s]s$/.test(word) && !PEOPLES.test(word)) {
    const verb = tokensOf(text)[1];
    const isPlural = /^(?:are|were|have|do)$/.test(verb?.text ?? '') || verb?.lemma === verb?.text;
    if (isPlural && /^(?:VERB|NOUN|AUX)$/.test(verb?.pos ?? '')) return [word];
  }
  const [, head = ''] = HEAD.exec(rest) ?? [];
  return head === '' || NAMED.test(head) || PERSON.test(head) ? [] : [word];
}
