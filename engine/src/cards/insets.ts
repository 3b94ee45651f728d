/** Definitions set inside a sentence: 'reached it by a VPN, a service that hides where its traffic comes from'. */
import { clauseOf } from '../grammar/clause.ts';
import { type Token, tokensOf } from '../reading/nlp.ts';
import type { Passage } from '../reading/source.ts';
import { asPhrase } from './as-phrase.ts';
import type { EngineCard } from './card.ts';
import { isRelational } from './defines.ts';
import { cardOf, withoutNextClause } from './parts.ts';
import type { People } from './persons.ts';
import { namesSomething, PERSON, pointsElsewhere } from './phrases.ts';

const MARKED = String.raw`(?:that is(?: to say)?,?|i\.e\.,?|in other words,?)\s`;
const INSET = new RegExp(
  String.raw`,\s(?:(${MARKED})|which\s(?:is|are|means)\s)?((?:an?|the|any)\s[^,;:()“”"]{10,150}?(?:,\s[\p{L}-]+(?:,\s[\p{L}-]+)?\s(?:and|or)\s[^,;:()]{3,80})?|(?<=${MARKED})[^,;:()“”"]{12,150}?)(?=[,;]|$|\s–\s)`,
  'gu',
);
/** The words that a meaning needs to tell its thing from others. */
const SPECIFIED =
  /^(?:an?\s|the\s|any\s)?(?:[\p{L}-]+\s){1,5}?(?:that|which|who|whose|where|when|in which|by which|of|for|to|used|made|by|between|without|below|from|on)\s/u;
/** What such a phrase says of the whole sentence, or of a thing's part in a story. */
const NO_MEANING =
  /^(?:an?|the|any)\s(?:[\p{L}-]+\s)?(?:example|part|case|result|fact|move|step|decision|event|act|claim|view held|way|time|day|year|month|week|reason|sign|symbol|same|only|first|second|last|latter|former|most|more|other|rest|majority|figure|number|group|one|two|third|quarter|half|share|son|daughter|wife|husband|brother|sister|father|mother|heart|home|capital|seat)\b/iu;
const MOST_WORDS = 4;

/** The card for a term with its meaning after a comma; null if a sentence has none, or one that isn't sure. */
export function insetCard(passage: Passage, people: People): EngineCard | null {
  if ((passage.kind !== 'paragraph' && passage.kind !== 'item') || passage.speech) return null;
  const text = passage.text.replace(/\.$/, '');
  for (const { 0: whole, 1: mark = '', 2: raw = '', index } of text.matchAll(INSET)) {
    const meaning = withoutNextClause(
      raw.replace(/\s(?:and|but|so)\s(?:is|are|was|were|has|have|had)\s.*$/i, ''),
    );
    const before = text.slice(0, index);
    const term = termAtEnd(before);
    if (term === null || !isMeaning(meaning, mark !== '')) continue;
    const bare = term.replace(/^(?:an?|the)\s/i, '');
    const isOwned = /\b(?:of|by|’s|'s)\s$/i.test(before.slice(0, before.length - term.length));
    const isPerson =
      (people.fullName(bare) !== null && /^\p{Lu}/u.test(bare)) ||
      (/^\p{Lu}/u.test(bare) && isHuman(meaning, bare));
    // In 'the use of dynamite, an explosive that …', the meaning may belong to either noun.
    if (isOwned && mark === '' && !whole.startsWith(', which')) continue;
    const after = text.slice(index + whole.length);
    const isPlain = mark === '' && !whole.startsWith(', which');
    if (isPlain && (opensSentence(before) || isListed(before, meaning, after))) continue;
    if (!namesSomething(bare) || isRelational(bare)) continue;
    if (isPerson)
      return isHuman(meaning, bare) ? personCard(people.fullName(bare) ?? bare, meaning, passage) : null;
    return cardOf(
      'definition',
      `What ${isPluralTerm(bare) ? 'are' : 'is'} ${asPhrase(term)}?`,
      meaning,
      passage,
      0.75,
    );
  }
  return null;
}

function isHuman(meaning: string, name: string): boolean {
  const head = meaning.split(/\s(?:of|who|that|which|from|in|at|with)\s/)[0] ?? '';
  return PERSON.test(head) || (name.includes(' ') && /(?:er|or|ist|ian|man|ant)$/.test(head));
}

function personCard(name: string, meaning: string, passage: Passage): EngineCard | null {
  if (meaning.split(/\s+/).length < 5) return null;
  const clause = clauseOf(passage.text);
  const rest = passage.text.slice(passage.text.indexOf(meaning) + meaning.length);
  const isPast =
    clause?.support === 'did' ||
    /^(?:was|were|had)$/.test(clause?.auxiliary ?? '') ||
    /^,?\s(?:was|were|had|\p{Ll}{2,}ed|fought|led|wrote|became|began|built|held|made|took|won|sent|gave)\s/u.test(
      rest,
    );
  return cardOf('person', `Who ${isPast ? 'was' : 'is'} ${name}?`, meaning, passage, 0.7);
}

function isMeaning(meaning: string, isMarked: boolean): boolean {
  const words = meaning.split(/\s+/).length;
  if (words < 4 || words > 28 || pointsElsewhere(meaning) || NO_MEANING.test(meaning)) return false;
  if (!SPECIFIED.test(`${meaning} `)) return false;
  const [first] = tokensOf(meaning);
  return isMarked
    ? /^(?:DET|NOUN|ADJ|NUM)$/.test(first?.pos ?? '') || /(?:ed|ing)$/.test(first?.text ?? '')
    : clauseOf(meaning) === null || /^\S+\s(?:\S+\s){0,3}(?:that|which|who|in which|where)\b/.test(meaning);
}

/** Whether a comma only ends the words before a clause: 'When it carries an impulse, …', 'With aluminium ions, …'. */
function opensSentence(before: string): boolean {
  if (
    /\b(?:when|if|where|because|as|since|although|though|while|after|before|until|once|unless|whenever)\b[^,;]*$|^(?:Should|Had|Were)\s[^,;]*$/i.test(
      before,
    )
  )
    return true;
  const part = before.split(/[;,]\s/).at(-1) ?? '';
  return (
    /^(?:and\s|but\s)?(?:with|in|at|on|for|by|from|under|during|like|unlike|besides|instead|without|among|within)\b/i.test(
      part,
    ) && !hasVerb(part)
  );
}

function hasVerb(text: string): boolean {
  return tokensOf(text).some(({ pos }) => pos === 'VERB' || pos === 'AUX');
}

/** 'The tubule, the loop of Henle and the duct' are three things. */
function isListed(before: string, meaning: string, after: string): boolean {
  const [plain = ''] = meaning.split(/\s(?:that|which|who|whose|in which|where)\s/);
  return (
    /\s(?:and|or)\s(?:an?|the)\s/.test(plain) ||
    /^,\s(?:and\s)?(?:an?|the)\s/.test(after) ||
    (plain === meaning && /\s(?:and|or)\s/.test(plain) && hasVerb(before))
  );
}

function isPluralTerm(term: string): boolean {
  if (/(?:mata|eria|mena|ungi|clei|lgae|rvae)$/.test(term)) return true;
  return /[^siu]s$/.test(term) && tokensOf(term).at(-1)?.lemma !== term.toLowerCase();
}

/** The noun phrase at the end of a text, with its article; null if it is long, one of a list, or no phrase. */
export function termAtEnd(text: string): string | null {
  const tokens = tokensOf(text);
  let start = tokens.length;
  while (start > 0 && tokens.length - start < MOST_WORDS && isNominal(tokens[start - 1])) start -= 1;
  // In 'The second is sheet erosion', the tagger takes the noun for a verb.
  const isNoun =
    tokens[start - 1]?.pos === 'VERB' && /^(?:is|are|was|were)$/.test(tokens[start - 2]?.text ?? '');
  if (isNoun && !/(?:ed|en|ing)$/.test(tokens[start - 1]?.text ?? '')) start -= 1;
  const [last, before] = [tokens.at(-1), tokens[start - 1]];
  // 'Dumping, the sale of …': the tagger takes a single word for a verb.
  if (tokens.length === 1 && /^\p{Lu}\p{L}{3,}ing$/u.test(text)) return text;
  if (start === tokens.length || !/^(?:NOUN|PROPN)$/.test(last?.pos ?? '')) return null;
  // ', and' begins a clause; 'and' alone and a comma separate the members of a list.
  const isClause = before?.text === 'and' && tokens[start - 2]?.text === ',';
  if (before && !isClause && /^(?:and|or|,|&|than|as|not)$/i.test(before.text)) return null;
  const isArticle = /^(?:an?|the)$/i.test(before?.text ?? '');
  if (before?.pos === 'DET' && !isArticle) return null;
  if (isArticle && /^(?:,|or)$/.test(tokens[start - 2]?.text ?? '')) return null;
  if (before && /^(?:NUM|PRON|ADV|PART)$/.test(before.pos)) return null;
  const from = isArticle ? before : tokens[start];
  // A part of 'sans-culottes' is no term.
  return from && (from.start === 0 || text[from.start - 1] === ' ') ? text.slice(from.start).trim() : null;
}

function isNominal(token: Token | undefined): boolean {
  return (
    token !== undefined && /^(?:NOUN|PROPN|ADJ)$/.test(token.pos) && /^[\p{L}\p{N}'’-]+$/u.test(token.text)
  );
}
