/** Corrects capitals inside a question: 'When was Smallpox …' if the word is no name. */
import type { Passage } from '../reading/source.ts';
import { isCommonWord, isName } from './as-phrase.ts';
import { isSomebody } from './phrases.ts';

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
  /^(?:is|was)\s+(?:(?:\p{L}+ly\s)?(?:regarded|known|remembered|described|considered)\s(?:as\s)?)?(?:(?:an?|the|any)\s+)?([^,.;:(]+?)\s(?:that|which|who|whose|of|in|on|at|for|from|with|by|to|between|where|when|used|made|found)\b/iu;
const CONDITION = /\b(?:state|capital) (?:in which|whereby|where|when|that|of (?!\p{Lu}))/u;
const ARTICLE = /^(?:the|an?)$/;
/** 'The Northern and Southern Protectorates' */
const PAIR = /(?<=\p{Ll}\s)\p{Lu}\p{Ll}+\sand\s\p{Lu}\p{Ll}+\s\p{Lu}\p{Ll}+/gu;
const PAIR_END = /^\sand\s\p{Lu}\p{Ll}+\s\p{Lu}\p{Ll}+/u;
/** In a title such as 'The Lion and the Jewel', common words have capitals. */
const TITLE_SHARE = 0.6;

/**
 * @returns a function that lowercases the words of a question that are no names, and that capitalises names. A word that
 * the text only writes at the start of sentences is a name if the dictionary doesn't have it, or if its definition
 * names a kind of thing with names.
 */
export function casingOf(passages: readonly Passage[]): (question: string) => string {
  const lower = new Set<string>();
  const names = new Set<string>();
  const firsts = new Set<string>();
  for (const { text } of passages) {
    const words = text.match(/\p{L}[\p{L}-]+/gu) ?? [];
    const capitals = words.filter((word) => /^\p{Lu}/u.test(word)).length;
    // 'The World Trade Organization replaced GATT in 1995.' is a sentence.
    const isTitle = words.length > 2 && capitals > words.length * TITLE_SHARE && !/\s\d{4}\.$/.test(text);
    for (const { 0: word, index } of text.matchAll(/\p{L}[\p{L}-]+/gu)) {
      const isFirst = index === 0 || /[.:;!?•“"(–—]\s*$/.test(text.slice(Math.max(0, index - 4), index));
      if (/^\p{Ll}/u.test(word)) lower.add(word);
      else if (isFirst) firsts.add(word);
      else if (!isTitle) names.add(word);
    }
  }
  const pairs = new Set(passages.flatMap(({ text }) => text.match(PAIR) ?? []));
  const longNames = passages
    .flatMap(({ text }) => text.match(/(?<=\p{Ll})(?:\s\p{Lu}\p{Ll}+){3,5}(?=\s\p{Ll}|\.$)/gu) ?? [])
    .join('\n');
  const kinds = passages.map(({ text }) => kindOf(text));
  const common = new Set(kinds.flatMap(([word, isNamed]) => (word !== '' && !isNamed ? [word] : [])));
  const named = new Set(kinds.flatMap(([word, isNamed]) => (word !== '' && isNamed ? [word] : [])));
  const isWrittenLower = (word: string) =>
    [word, word.replace(/s$/, ''), `${word}s`].some((form) => lower.has(form));
  return (question) =>
    question
      .replace(/(?<=\s)\p{Lu}\p{Ll}+(?:-\p{L}+)*(?!['’\p{L}-])/gu, (word, at: number) => {
        // 'Pan-Africanism'
        if (/-\p{Lu}/u.test(word)) return word;
        const plain = word.toLowerCase();
        const isSentenceStart = /[.:!?“"]\s*$/.test(question.slice(Math.max(0, at - 4), at));
        const after = question.slice(at + word.length);
        // 'The Social Contract' is a title, though the text also writes 'social contract'.
        const words = /\s(?:The|An?)\s((?:\p{Lu}\p{Ll}+\s)*)$/u.exec(question.slice(0, at))?.[1];
        if (words !== undefined && (words !== '' || /^\s\p{Lu}\p{Ll}/u.test(after))) return word;
        const isPartOfName =
          /^\s\p{Lu}\p{Ll}/u.test(after) ||
          (/\p{Lu}\p{Ll}+(?:['’]s)?\s$/u.test(question.slice(0, at)) && at > question.indexOf(' ') + 1);
        // 'Booms and Bitner': the second word is certainly a name.
        const [, partner = ''] = /^\sand\s(\p{Lu}\p{Ll}+)/u.exec(after) ?? [];
        if (names.has(partner) && !isWrittenLower(plain) && !isCommonWord(partner)) return word;
        // 'The Nigerian National Democratic Party'
        const [before] = /(?:\p{Lu}\p{Ll}+\s){2}$/u.exec(question.slice(0, at)) ?? [];
        // 'Purple Hibiscus' may be a title.
        const [, next = ''] = /^\s(\p{Lu}\p{Ll}+)/u.exec(after) ?? [];
        if (next !== '' && names.has(next)) return word;
        if (pairs.has(`${word}${PAIR_END.exec(after)?.[0] ?? ''}`)) return word;
        if (before !== undefined && longNames.includes(` ${before}${word}`)) return word;
        const isCommon =
          isWrittenLower(plain) ||
          common.has(word) ||
          (isCommonWord(word) && !named.has(word) && !isPartOfName);
        return !isSentenceStart && isCommon && !names.has(word) ? plain : word;
      })
      .replace(/(?<=\s)\p{Ll}[\p{L}-]{2,}/gu, (word) => {
        const name = `${word[0]?.toUpperCase()}${word.slice(1)}`;
        const isWritten =
          !isWrittenLower(word) && (names.has(name) || (named.has(name) && !common.has(name)));
        return isWritten || (isName(word) && !lower.has(word)) ? name : word;
      })
      // 'Antoine Arnauld' may only begin sentences.
      .replace(/(?<=\s)\p{Ll}[\p{L}-]{2,}(?=\s(?:van |von |de |da |bin )?\p{Lu})/gu, (word) => {
        const name = `${word[0]?.toUpperCase()}${word.slice(1)}`;
        return firsts.has(name) && !lower.has(word) && !ARTICLE.test(word) && !isCommonWord(word)
          ? name
          : word;
      });
}

/** The first word of a sentence that says what it is, and whether such things have names. */
function kindOf(text: string): [word: string, isNamed: boolean] {
  const [start = '', word = ''] = FIRST_WORD.exec(text) ?? [];
  if (word === '') return ['', false];
  const rest = text.slice(start.length);
  const isMany = /[^s]s$/.test(word) && !PEOPLES.test(word) && /^(?:are|were|have|do)\s/.test(rest);
  if (OF_MATERIALS.test(rest) || isMany) return [word, false];
  const [, head = ''] = HEAD.exec(rest) ?? [];
  // 'Shock is a state in which …' is a condition, and no country.
  const isCondition = /\b(?:state|capital)$/.test(head) && CONDITION.test(rest);
  return head === '' ? ['', false] : [word, !isCondition && (NAMED.test(head) || isSomebody(head))];
}
