/** Decides which subjects are clear without the text around them. */
import { headText } from '../grammar/noun-phrase.ts';
import { listingOf } from '../reading/nlp.ts';
import { asPhrase, isName } from './as-phrase.ts';
import { namesSomething } from './phrases.ts';

/** Things that are unique, or that everyone can identify. */
const UNIQUE =
  /^the (?:body|human body|sun|moon|earth|sea|ocean|air|atmosphere|brain|heart|liver|skin|blood|lungs?|kidneys?|stomach|pancreas|nucleus|nervous system|immune system|spinal cord|retina|economy|government|constitution|president|senate|central bank|united nations|equator|bible|quran|internet)$/i;
/** Words that place a thing among others of its kind: 'the middle layer', 'the first family', 'the commonest cause'. */
const AMONG_OTHERS =
  /^the\s+(?:first|second|third|fourth|fifth|last|middle|top|bottom|upper|lower|inner|outer|main|chief|usual|other|latter|former|new|newer|old|older|whole|entire|remaining|resulting|final|next|previous|same|standing|\p{L}{3,}est|(?:most|least|more|less)\s+\p{L}+)\s+\p{Ll}+$/iu;

/** Whether everyone knows which thing is meant: 'the lungs'. */
export function isUnique(subject: string): boolean {
  return UNIQUE.test(subject);
}

/** The topics of a text: words of its headings and of the terms that it defines. */
export interface Topics {
  /** Whether a name is a topic, with or without its determiner. */
  has(name: string): boolean;
  /** Whether a topic is defined without an article: 'heat', so that 'the heat' is that of something. */
  isMass(name: string): boolean;
  /** The only topic that ends in a noun: 'water cycle' for 'cycle'; null if there is none, or several. */
  endingIn(noun: string): string | null;
}

/** @param masses the terms that are defined without an article */
export function topicsOf(names: readonly string[], masses: readonly string[]): Topics {
  const topics = new Set(names.map(keyOf));
  const without = new Set(masses.map(keyOf));
  return {
    isMass: (name) => without.has(keyOf(name)),
    has: (name) => topics.has(keyOf(name)),
    endingIn: (noun) => {
      const found = [...topics].filter(
        (topic) =>
          topic.endsWith(` ${keyOf(noun)}`) &&
          /^\S+(?: \S+){1,2}$/.test(topic) &&
          !/ (?:and|or) /.test(topic),
      );
      return found.length === 1 ? (found[0] ?? null) : null;
    },
  };
}

function keyOf(name: string): string {
  return headText(name.trim())
    .toLowerCase()
    .replace(/\s*\(.*$/, '')
    .replace(/(?<=[^sui])s$/, '');
}

/** Whether a subject is one of several that the text around it counts or places: 'the first cause'. */
export function isAmongOthers(subject: string): boolean {
  return AMONG_OTHERS.test(subject);
}

/** A noun with nothing but its article: 'the index', 'the Act'. */
const BARE = /^the\s+(\p{L}[\p{L}-]+)$/iu;

/**
 * The subject as a question should name it: 'herd immunity', 'the Phillips curve'; 'the cycle' under the heading 'The
 * water cycle' is 'the water cycle'.
 *
 * @returns null if the subject would be ambiguous: 'the index', 'the middle layer', 'examples'
 */
export function askedSubject(subject: string, topics: Topics): string | null {
  if (/^\p{L}$/u.test(subject)) return null;
  if (
    /^(?:all|each|every|no|many|most|some|several|few|any|another|other|both|either|neither|more|less|fewer|such)\b/i.test(
      subject,
    )
  )
    return null;
  const [, bare = ''] = BARE.exec(subject) ?? [];
  if (bare !== '' && !UNIQUE.test(subject) && (!topics.has(bare) || topics.isMass(bare))) {
    const whole = topics.endingIn(bare);
    if (whole !== null) return `the ${whole}`;
    // 'The Nupe' are a people; 'the Act' and 'the king' could be anybody's.
    if (listingOf(bare) !== 'unknown' && (/^\p{Ll}/u.test(bare) || !isName(bare))) return null;
  }
  if (!namesSomething(subject)) return null;
  if (
    (AMONG_OTHERS.test(subject) ||
      /^an?\s(?:first|second|third|fourth|fifth|last|similar|related|new|further)(?:\s|$)/i.test(subject)) &&
    !topics.has(subject)
  )
    return null;
  // 'the van' and 'a man' belong to a story.
  if (/^an?\s+\p{L}+$/iu.test(subject) && !topics.has(subject) && isPersonal(subject)) return null;
  return asPhrase(subject.replace(/^An?\s(?=\p{Lu})/u, (article) => article.toLowerCase()));
}

function isPersonal(subject: string): boolean {
  return /\b(?:man|woman|boy|girl|person|child|doctor|driver|workman|passenger|customer|company|father|mother|son|friend|stranger|teacher|student|pupil|car|van|house|letter|house|year|day|few)$/i.test(
    subject,
  );
}
