/** Definitions that the stricter patterns miss, because a word is tagged wrongly or something stands between. */
import type { Passage } from '../reading/source.ts';
import type { EngineCard } from './card.ts';
import { isPair, isRanking, isRelational, ONLY_RANKED } from './defines.ts';
import { definitionQuestion } from './definitions.ts';
import { clean } from './labels.ts';
import { cardOf, withoutNextClause } from './parts.ts';
import { namesSomething, pointsElsewhere, standsAlone } from './phrases.ts';
import { withoutSecondPredicate } from './second-predicate.ts';
import { isAmongOthers } from './subjects.ts';

/** 'A mineral, in its turn, is …', 'A rock may be defined as …' */
const STATED =
  /^((?:An?\s|The\s)?[\p{L}\p{N}][^,.;:?!]{1,50}?)(?:,\s(?:in (?:its|their) turn|however|therefore|then|by contrast|on the other hand|too|as \p{L}+ (?:called|calls) (?:it|them)),)?\s(is|are|was|were|(?:may|can) be(?=\s(?:defined|described|regarded|thought of) as))\s(?:therefore\s|thus\s|simply\s|here\s)?(?:(?:defined|described|regarded|thought of) as\s)?(.{12,})$/u;
/** A kind of thing, and words that specify it. */
const MEANING =
  /^(?:(?:an?|the|any|one of the)\s(?:[\p{L}-]+(?:,\s|\s)(?:and\s)?){1,6}?(?:that|which|who|whose|in which|on which|at which|by which|to which|where|when|of|for|by|with|without|between|inside|outside|below|above|around|from|to|used|made|given|caused|formed|found|produced|taken|paid|held|written)\b|(?!\p{L}+ed\s)(?:\p{L}[\p{L}-]*\s){1,5}?\p{L}+s\s(?:that|which|who)\s|(?:\p{L}[\p{L}-]*\s){1,4}?(?<!\b(?:at|in|of|by|for|on|with|to|from|about)\s)(?:that|which|who|whose|in which)\s|\p{L}+(?:tion|ment|ness|ing|al|ance|ence|ity|ship|cy)\s(?:of|without|by|between|from|in)\s)/u;
/** 'is born about', 'is used to', 'is red in', 'is kept between' say no kind. */
const NO_KIND =
  /^(?:\p{L}+(?:ed|en|wn|ung|ught|ilt|ound)\s(?:by|in|on|at|to|from|with|as|for|into|about|between|up|out|that)\b|(?:an?|the)\s(?:example|part|result|reason|matter|question|symbol|sign|problem|way|lot|number|only|most|best|first|last|main|same|one|kind|type|form)\b(?! of .* (?:that|which|who|in which)\s)|(?:so|too|very|more|most|less|not|as|all|both|also|only|about|said|true|clear|likely|possible|like|unlike|afraid|aware|sure|glad|proud|able|named|aged|set|put|\p{L}+\syears)\b)/iu;

/** 'What is a mineral?' for a sentence with a subject, a form of 'be', a kind of thing and what specifies it. */
export function statedDefinitionCard(passage: Passage): EngineCard | null {
  if (passage.kind !== 'paragraph' && passage.kind !== 'item') return null;
  const text = clean(passage.text).replace(/\.$/, '');
  const [, subject = '', verb = '', rest = ''] = STATED.exec(text) ?? [];
  if (
    subject === '' ||
    /^(?:many|most|some|all|few|several|others?|nobody|everybody)\b/i.test(subject) ||
    /^the (?:number|amount|size|value|rest|figure) of\b/i.test(subject) ||
    !(MEANING.test(rest) || namesItsKind(subject, rest)) ||
    NO_KIND.test(rest)
  )
    return null;
  const meaning = withoutSecondPredicate(withoutNextClause(rest));
  if (
    !isTerm(subject) ||
    meaning.split(/\s+/).length < 4 ||
    isRanking(meaning) ||
    ONLY_RANKED.test(meaning) ||
    // 'Below 5.6' and 'below the soil' point at nothing in the text.
    pointsElsewhere(meaning.slice(0, 40).replace(/\b(?:above|below)(?= (?:the|an?|\d))/g, '')) ||
    /^[^,]{1,25}\s(?:is|are|was|were|has|have|can|must)\s/.test(meaning)
  )
    return null;
  const be = /be$/.test(verb) ? 'is' : verb;
  return cardOf('definition', definitionQuestion(subject, be, meaning), meaning, passage, 0.7);
}

/** 'Acid rain is rain with a pH below 5.6': the noun of the subject, and what tells it from others. */
function namesItsKind(subject: string, rest: string): boolean {
  const [, kind = ''] =
    /^(\p{L}+)\s(?:with|without|that|which|who|whose|in|of|from|between|for)\s/u.exec(rest) ?? [];
  return kind !== '' && subject.toLowerCase().endsWith(` ${kind.toLowerCase()}`);
}

/** 'Assimilation is fitting new information into an existing schema' */
const DOING = /^(\p{L}{5,}(?:\s\p{L}{5,})?)\sis\s((?!(?:being|going|becoming)\b)\p{L}{3,}ing\s.{15,})$/iu;

/**
 * A definition that says what is done, after a sentence that ended in its term: 'The first one is assimilation.' Without
 * such a sentence, 'inflation is reducing savings' tells what is going on.
 */
export function doingDefinitionCard(passage: Passage, before: Passage | undefined): EngineCard | null {
  const [, term = '', meaning = ''] = DOING.exec(passage.text.replace(/\.$/, '')) ?? [];
  const isNamed = before?.text.toLowerCase().endsWith(` is ${term.toLowerCase()}.`) ?? false;
  if (term === '' || !isNamed || pointsElsewhere(meaning)) return null;
  return cardOf(
    'definition',
    definitionQuestion(term, 'is', meaning),
    withoutNextClause(meaning),
    passage,
    0.85,
  );
}

/** Whether the tagger's 'noun phrase', or an article and one or two words, which it may tag wrongly: 'an aside'. */
function isTerm(subject: string): boolean {
  if (!standsAlone(subject) || isPair(subject) || isRelational(subject) || isAmongOthers(subject))
    return false;
  return namesSomething(subject) || /^An?\s[\p{L}-]{4,}(?:\s[\p{L}-]{4,})?$/u.test(subject);
}
