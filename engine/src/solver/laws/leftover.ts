/** Checks that what remains of a problem, without its quantities and its question, can't change its meaning. */
import { NotThisKind } from '../solution.ts';
import { NOUNS } from './nouns.ts';
import type { Topic } from './topic.ts';
import { DECISIVE, DETERMINERS, HARMLESS, HARMLESS_VERBS } from './words.ts';

/** A quantity that is named without a value, and isn't the requested one, may be a second question. */
export function refuseLooseNames(text: string, { variables }: Topic, placed: ReadonlySet<string>): void {
  for (const [name, { names, isKind }] of Object.entries(variables)) {
    if (placed.has(name)) continue;
    const place = isKind
      ? '(?:and|,|;) (?:also )?(?:the |its |his |her )?'
      : '(?<!(?:with|at|of)(?: an?| the)? )';
    if (new RegExp(`${place}\\b(?:${names})(?![A-Za-z])`, 'i').test(text)) throw new NotThisKind(name);
  }
}

/** Verbs that follow a name at the start of a sentence. In 'Neglect air resistance', the first word isn't a name. */
const VERB =
  /^ +(?:;|[a-z]+s\b|[a-z]+ed|bought|sold|lent|got|ran|drove|rode|has|had|made|paid|put|took|gave|spent|kept|won|left|went|saw|wants?|can|will|and)(?![a-z])/;

const MAX_UNKNOWN = 5;
const KNOWN = setOf(`${HARMLESS} ${NOUNS} ${HARMLESS_VERBS.join(' ')}`);
const LEADS = setOf(DETERMINERS);
const DECIDING = setOf(DECISIVE);

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.trim().split(/\s+/));
}

const WORDS = new WeakMap<Topic, ReadonlySet<string>>();

function wordsOf(topic: Topic): ReadonlySet<string> {
  const own = WORDS.get(topic) ?? setOf(topic.words);
  WORDS.set(topic, own);
  return own;
}

/**
 * Refuses words that may change the meaning. Names of people and places don't, nor do nouns such as `cobbler` in
 * `a cobbler`: the quantities are recognised by their own words and units.
 */
export function refuseUnknown(original: string, topic: Topic): void {
  const text = original.replace(/[()[\]]/g, ' ');
  const own = wordsOf(topic);
  const isKnown = (word: string): boolean =>
    [word, word.replace(/(?<=[a-z]{3})s$/, ''), word.replace(/(?<=[a-z]{3})es$/, '')].some(
      (form) => own.has(form) || KNOWN.has(form),
    );
  const names = new Set<string>();
  const nouns = new Set<string>();
  for (const { 0: word, index } of text.matchAll(/[\p{L}\d][\p{L}\d'^-]*/gu)) {
    const lower = word.toLowerCase().replace(/'s$|(?<=s)'$/, '');
    const last = /([\p{L}\d'^-]+) $/u.exec(text.slice(0, index))?.[1]?.toLowerCase() ?? '';
    if (isKnown(lower)) continue;
    const isSentenceStart = /(?:^|[.?!;:]\s*)$/.test(text.slice(0, index));
    const isName =
      /^[A-Z][a-z]{2,}(?:'s)?$/.test(word) &&
      (!isSentenceStart || word.endsWith("'s") || VERB.test(text.slice(index + word.length)));
    if (isName) names.add(word.replace(/'s$/, ''));
    else if (isHarmlessNoun(lower) && (LEADS.has(last) || nouns.has(last))) nouns.add(lower);
    else throw new NotThisKind(word);
  }
  // A symbol that no pattern matched is part of the problem and wasn't understood.
  if (
    names.size > 2 ||
    nouns.size > MAX_UNKNOWN ||
    /(?<![A-Za-z])-|-(?![A-Za-z])/.test(text) ||
    /[=<>≤≥+*/^%#]/.test(text)
  )
    throw new NotThisKind('signs');
}

/** A noun or adjective that isn't known; words in -ed, -ing and -ly say how something happens. */
function isHarmlessNoun(word: string): boolean {
  const single = word.replace(/s$/, '');
  return (
    /^[a-z]{3,}$/.test(word) &&
    !/(?:ed|ing|ly|est)$/.test(word) &&
    !DECIDING.has(word) &&
    !DECIDING.has(single)
  );
}
