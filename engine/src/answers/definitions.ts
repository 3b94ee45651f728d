/** Recognises passages that define a term. */
import { clauseOf } from '../grammar/clause.ts';
import { tokensOf } from '../reading/nlp.ts';
import type { Language, Passage, Source } from '../reading/source.ts';
import { fold, rootsOf } from '../words/roots.ts';
import { meaningOf } from '../words/word-lists.ts';
import { isSpeech } from './context.ts';

/** The verb, colon or dash after the defined term. */
const AFTER_TERM: Readonly<Record<Language, RegExp>> = {
  en: /\s+(?:is|are|was|were|means?|refers? to|denotes?|stands? for|(?:can|may) be (?:defined|described)|describes?|says?|states?|consists? of|occurs?)\s|\s*[:=–—]\s+|\s-\s/,
  fr: /\s+(?:est|sont|etait|etaient|designent?|signifient?|consistent?|correspond(?:ent)?)\s|\s*[:=–—]\s+|\s-\s/,
  other: /\s+(?:ni|je|jẹ|tumo si|bu)\s|\s*[:=–—]\s+|\s-\s/,
};
const NAMED =
  /\b(?:called|known as|termed|named|referred to as|we call(?: it| this| them| these)?|appelee?s?|nommee?s?|a n pe ni|ti a n pe ni)\s+(?:an?\s+|the\s+|la\s+|le\s+|l')?([^,.;:()]{2,60})/g;
/** 'called the biochemical oxygen demand, or BOD' */
const OTHER_NAME =
  /\b(?:called|known as|termed|named) [^,.;:()]{2,60}, or (?:the |an? )?([^,.;:()]{2,30})(?![^,.;:()])/g;
const SUBORDINATE =
  /^(?:when|if|as|because|since|although|while|how|why|where|unless|until|after|before|whether|quand|lorsqu|si)\b/;
/** What follows the term in a definition, unlike in other statements: a determiner or a plural noun. */
const COMPLEMENT =
  /^\s*(?:(?:is|are|was|were)\s+(?:(?:simply|basically|usually|generally|also|defined as|described as|either)\s+)*(?!an? (?:example|exception|instance|problem|reason|kind of problem)\b)(?:an?|the|any|one|two|three|four|all|those|that|what|when|where|how|some|every|money|people|(?:learning|training|trading|farming|healing|saving|spending)\b|(?!\p{L}+(?:al|ive|ous|ful|ble|ic|ed)\b|full|part|made|capable|aware)\p{L}{3,} (?:in which|by which|that|between)\b|(?:\p{L}+\s+){0,2}\p{L}{3,}s\b)|(?:means?|refers?|denotes?|stands?|describes?|can|may|consists?)\b|(?:est|sont|etait|etaient)\s+(?:une?|les?|la|l'|des|du|celui|ce)|(?:designe|signifie|consiste|correspond)|(?:ni|je|tumo si|bu)\s|[:=–—-])/u;

/** A title on the line of its text: 'Proportional representation. Seats are shared …'. */
const RUN_IN = /^([^.:;,]{3,60})(?: \([^)]*\))?\.\s+\S+\s+\S+\s/;

/** Matches 'In a star topology each computer is connected to a switch', which explains a star topology. */
const WITHIN = /^(?:in|under|with|during) (?:an?|the) (.+)$/;

/** Matches 'the mitral valve, which is …' and 'osmosis, a process …'. */
const APPOSITION =
  /([^,.;]{2,50}),\s+(?:(?:which|who|that) (?:is|are|was|were|means?)|c['’]est-[àa]-dire|i\.e\.|that is|(?:the|an?|une?|les?|la)\s+(?!the\b)\p{L}{3,}\s+\p{L}+)\b/u;
/**
 * Grades how well a passage explains a term.
 *
 * @returns 3 for a definition; 2 if it names what it describes, or is under the term as its heading; 1 if it says
 * something about the term; 0 if it only mentions the term
 */
export function definitionGrade(unit: { passage: Passage }, term: string, source: Source): 0 | 1 | 2 | 3 {
  const { language } = source;
  const wanted = new Set(rootsOf(term, language).map(meaningOf));
  if (wanted.size === 0) return 0;
  const isTerm = (phrase: string) => isSame(wanted, phrase, language);
  const text = fold(unit.passage.text).replace(/["“”*]/g, '');
  const [subject = '', rest = ''] = splitAtVerb(text, language);
  const bare = subject
    .replace(/^(?:in [^,]{3,40}, |now |so |okay |remember |well )+/, '')
    .replace(/^what is .*?(?= \S+$)/, '');
  const isParenthetical = isTerm(bare.replace(/,[^,]{2,30},?$/, '')) && /,[^,]{2,30},$/.test(bare.trim());
  // 'The first, audi alteram partem, means that …'
  const isNamedLater = isTerm(/^the [^,]{3,20}, ([^,]{3,60}),?$/.exec(bare.trim())?.[1] ?? '');
  if ((isParenthetical || isNamedLater) && COMPLEMENT.test(rest)) return 3;
  const [, title = ''] = RUN_IN.exec(text) ?? [];
  if (title !== '' && isTerm(title)) return 3;
  // 'The specific heat capacity c of a substance is …'
  const general = bare.replace(/\s+of (?:an?|the|any|each) .+$/, '').replace(/\s+\p{L}$/u, '');
  if (general !== bare && isTerm(general) && COMPLEMENT.test(rest)) return 3;
  if (isSpeech(source) && isDefinedInSpeech(text, term)) return 3;
  if (
    isTerm(bare) ||
    isTerm(bare.replace(/\s*\([^)]*\)/g, '')) ||
    isTerm(/\(([^)]+)\)$/.exec(bare)?.[1] ?? '')
  ) {
    const isRow = unit.passage.kind === 'row';
    return COMPLEMENT.test(rest) ? (isRow ? 2 : 3) : 1;
  }
  const named = [...text.matchAll(NAMED)].some(
    ([, name = '']) =>
      isTerm(firstWords(name, wanted.size)) ||
      isTerm(name) ||
      // 'called the difference surplus value'
      (wanted.size > 1 && isTerm(name.trim().replace(/^\S+\s/, ''))),
  );
  const isOtherName = [...text.matchAll(OTHER_NAME)].some(([, name = '']) => isTerm(name));
  const isInBrackets = [...text.matchAll(/\(([^()]{2,40})\)/g)].some(([, inside = '']) => isTerm(inside));
  const [, within = ''] = WITHIN.exec(text) ?? [];
  if (named || isOtherName || isInBrackets || startsWithTerm(within, wanted, term, language)) return 2;
  // '… and this difference is surplus value.'
  const end = /(?<!\bthere)\s(?:is|are|as) (?:an?\s|the\s)?([^,;:.]{3,40})\.?$/.exec(text)?.[1] ?? '';
  if (language === 'en' && wanted.size > 1 && isTerm(end)) return 2;
  const apposition = APPOSITION.exec(text);
  if (apposition && isTerm(lastWords(apposition[1] ?? '', wanted.size))) return 2;
  const heading = source.sections[unit.passage.section]?.heading ?? '';
  const isFirst = source.passages.find(({ section }) => section === unit.passage.section) === unit.passage;
  if (isFirst && isTerm(fold(heading))) return 2;
  return unit.passage.kind !== 'formula' && isSaidOf(unit, wanted, term, language) ? 1 : 0;
}

/** In speech, a definition may be anywhere, because the sentence boundaries are uncertain. */
function isDefinedInSpeech(text: string, term: string): boolean {
  const words = fold(term).replace(/[^\p{L}\p{N} -]/gu, '');
  return new RegExp(
    `\\b${words} (?:is|are|means|refers to) (?:the|an?|one|when|where|how|any|\\p{L}+ (?:for|of|in which|that|by which))\\b`,
    'u',
  ).test(text);
}

/** Whether the subject of a sentence is a term, or the full name of the person in the question. */
function isSaidOf(
  { passage }: { passage: Passage },
  wanted: ReadonlySet<string>,
  term: string,
  language: Language,
): boolean {
  if (language === 'en') {
    const subject = clauseOf(passage.text)?.subject ?? '';
    const roots = rootsOf(subject, language).map(meaningOf);
    const after = passage.text.slice(passage.text.indexOf(subject) + subject.length);
    if (/^\s*(?:so|and|or|but)\b/.test(after)) return false;
    const isPerson =
      /^(?:\p{Lu}[\p{L}.'’-]*\s*){1,4}$/u.test(subject) && [...wanted].every((root) => roots.includes(root));
    return isPerson || isSame(wanted, subject, language) || isBeforeVerb(passage.text, wanted, term);
  }
  const text = fold(passage.text).replace(/^(?:la|le|les|l')\s*/, '');
  return startsWithTerm(text, wanted, term, language);
}

function startsWithTerm(
  text: string,
  wanted: ReadonlySet<string>,
  term: string,
  language: Language,
): boolean {
  return isSame(wanted, firstWords(text, term.split(/\s+/).length), language);
}

/** Whether an English sentence begins with a term followed by a verb. */
function isBeforeVerb(sentence: string, wanted: ReadonlySet<string>, term: string): boolean {
  const text = sentence.replace(/^(?:the|an?)\s+/i, '');
  if (!startsWithTerm(text, wanted, term, 'en')) return false;
  const count = tokensOf(firstWords(text, term.split(/\s+/).length)).length;
  return ['VERB', 'AUX'].includes(tokensOf(text)[count]?.pos ?? '');
}

function splitAtVerb(text: string, language: Language): [subject: string, rest: string] {
  const found = AFTER_TERM[language].exec(text);
  return found ? [text.slice(0, found.index), text.slice(found.index)] : ['', ''];
}

/** Whether a phrase has exactly the roots of a term. */
function isSame(wanted: ReadonlySet<string>, phrase: string, language: Language): boolean {
  const roots = new Set(rootsOf(phrase, language).map(meaningOf));
  if (SUBORDINATE.test(phrase.trim())) return false;
  const isEqual = roots.size === wanted.size && [...wanted].every((root) => roots.has(root));
  return isEqual || (roots.size > 0 && [...roots].join('') === [...wanted].join(''));
}

function firstWords(text: string, count: number): string {
  return text.split(/\s+/).slice(0, count).join(' ');
}

function lastWords(text: string, count: number): string {
  return text.split(/\s+/).slice(-count).join(' ');
}
