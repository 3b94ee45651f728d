/** Writes phrases from the start of a sentence as they are written inside one. */
import { listingOf } from '../reading/nlp.ts';

const DETERMINER = /^(?:The|A|An|This|These|Those|Its|Their|In|On|Of|At|Some|Most|Many|All|Each|Every|Any)\b/;
/** Endings of English words that aren't names, for words that the dictionary doesn't have. */
const COMMON_ENDING =
  /(?:tion|sion|ment|ness|ity|ance|ence|ism|osis|esis|ysis|ology|graphy|metry|ics|ship|hood|dom|ure|ium|ine|ase|ose|ide|ate|ule|cle|oid|ing|mia|gen|cyte|phyte|tomy|itis|ed|al|ic|ous|ive|ary)s?$/;
/** Words of the dictionary that are always written with a capital. */
const PROPER =
  /^(?:english|french|german|spanish|greek|latin|roman|african|european|asian|american|british|nigerian|ghanaian|kenyan|islamic|islam|christian|christianity|muslim|jewish|judaism|hindu|hinduism|buddhist|buddhism|arab|arabic|hausa|yoruba|igbo|fulani|chinese|japanese|indian|russian|italian|portuguese|dutch|egyptian|catholic|protestant|victorian|scottish|irish|welsh|bible|quran|koran|god|christ|atlantic|pacific|antarctic|arctic|mediterranean)s?$/i;

/** Whether a word with a capital at the start of a sentence is a common word, and no name. */
export function isCommonWord(word: string): boolean {
  if (PROPER.test(word)) return false;
  const listing = listingOf(word);
  return listing === 'word' || (listing === 'unknown' && COMMON_ENDING.test(word));
}

/** Whether a word is a name by the dictionary: 'nigeria', 'english'. */
export function isName(word: string): boolean {
  return PROPER.test(word) || listingOf(word) === 'name';
}

/**
 * A phrase as it is written inside a sentence: 'The cell' becomes 'the cell', 'Indirect rule' becomes 'indirect rule',
 * and names keep their capital.
 */
export function asPhrase(text: string): string {
  const phrase = text.trim().replace(DETERMINER, (word) => word.toLowerCase());
  const [first = '', second = ''] = phrase.replace(/\s*\(.*$/, '').split(/\s+/);
  if (!/^\p{Lu}\p{Ll}+(?:[-–]\p{Ll}+)*$/u.test(first) || /^\p{Lu}/u.test(second)) return phrase;
  const [stem = first] = first.split(/[-–]/);
  // 'Res ipsa loquitur' is Latin, but 'Phillips curve' has a name.
  const isLatin =
    listingOf(stem) === 'unknown' &&
    second !== '' &&
    listingOf(second) === 'unknown' &&
    !/\s\p{Lu}/u.test(phrase);
  return isCommonWord(stem) || isLatin
    ? phrase.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())
    : phrase;
}
