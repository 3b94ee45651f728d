/** Cards that ask what does something: 'What separates the left side of the heart from the right side?' */
import { type Clause, clauseOf } from '../grammar/clause.ts';
import { canBeVerb, tokensOf } from '../reading/nlp.ts';
import type { Passage } from '../reading/source.ts';
import { asPhrase } from './as-phrase.ts';
import type { EngineCard } from './card.ts';
import { withoutDate } from './dated.ts';
import { isRelational } from './defines.ts';
import { cardOf, PRONOUN, withoutTail } from './parts.ts';
import type { People } from './persons.ts';
import { namesSomething, PERSON, standsAlone } from './phrases.ts';
import { askedSubject, type Topics } from './subjects.ts';

/** Verbs of which many things are the subject, or that say what a text does. */
const WEAK =
  /^(?:be|have|accept|apply|concern|deal|relate|become|seem|appear|remain|include|involve|mean|refer|contain|need|require|consist|comprise|depend|differ|vary|show|state|say|occur|happen|exist|begin|start|come|go|get|make|take|lie|live|give|use|help|want|tend|belong|know|think|argue|suggest|represent|describe|explain|define|look|feel|suffer|die|do|let|keep|put|grow|work|act|like|see)$/;
/** What does something in a law, a state or an economy: 'Which constitution created three regions?' */
const INSTITUTION =
  /\b(constitution|act|ordinance|decree|law|treaty|conference|council|commission|committee|company|party|union|league|movement|congress|bank|court|empire|kingdom|region|organi[sz]ation|convention|agreement|charter|policy|proclamation|programme|theorem|model)(?:\sof\s.+|\s\d{4})?$/iu;
/** People of a kind: 'who' or 'what' would be wrong for one of both. */
const OF_PEOPLE =
  /(?:\p{L}{2}(?:er|or|ist|ian|ant|ee|ese|man)s?|people|men|women|children|british|french|government|state|country|nation|firm|society|court|family|tribe|person|individual|consumer|public|babies|airline|official|rebel|(?<!\p{L})native|troop|(?<!\p{L})noble|mob|crowd|clergy|police|business(?:es)?|compan(?:y|ies))s?$/iu;
const EVENT =
  /^(.{6,90}?)\s(led to|brought about|resulted in|gave rise to|triggered)\s((?:an?\s|the\s)?[^,;]{6,80})(?:,.*)?$/iu;
const WORDS = { least: 5, most: 18 } as const;

/** The card for what a thing does, if what it does tells it from all others; null for any other sentence. */
export function doerCard(
  passage: Passage,
  people: People,
  topics: Topics,
  passages: readonly Passage[],
): EngineCard | null {
  if ((passage.kind !== 'paragraph' && passage.kind !== 'item') || passage.speech) return null;
  const [date, text] = withoutDate(passage.text.replace(/\.$/, '').trim());
  if (/[?:=“”"]/.test(text) || !standsAlone(text)) return null;
  const event = date === '' ? eventCard(passage, text) : null;
  if (event) return event;
  const clause = clauseOf(text);
  if (!clause || !isDeed(clause)) return null;
  const { subject } = clause;
  const isNew = isName(subject, passages) || people.fullName(subject) !== null;
  const word = isNew && !INSTITUTION.test(subject) ? null : wordFor(subject, topics);
  const deed = deedOf(clause);
  const words = deed.split(/\s+/).length;
  if (word === null || deed === '' || words < WORDS.least || words > WORDS.most) return null;
  if (date !== '' && /\sand\s(?!\p{Lu})|\d{4}/u.test(deed)) return null;
  return cardOf('effect', `${word} ${[deed, date].filter(Boolean).join(' ')}?`, subject, passage, 0.7);
}

/** 'What led to the Aba Women's Riot of 1929?' for an event with a name. */
function eventCard(passage: Passage, text: string): EngineCard | null {
  const [, cause = '', verb = '', event = ''] = EVENT.exec(text) ?? [];
  const isNamed = /\s\p{Lu}\p{L}/u.test(` ${event}`) && !/\sand\s\p{Ll}+\s/u.test(event);
  if (!isNamed || clauseOf(cause) !== null || PRONOUN.test(cause) || cause.split(/\s+/).length < 2)
    return null;
  if (/^the \p{L}+$/iu.test(cause) || PRONOUN.test(event)) return null;
  return cardOf('effect', `What ${verb} ${event}?`, cause, passage, 0.7);
}

function isDeed({
  lead,
  adverb,
  auxiliary,
  isCopula,
  isPassive,
  isNegative,
  verb,
  restTokens,
}: Clause): boolean {
  const isPlain =
    lead === '' && adverb === '' && auxiliary === null && !isCopula && !isPassive && !isNegative;
  return isPlain && !WEAK.test(verb) && /^(?:DET|NOUN|ADJ|PROPN|NUM)$/.test(restTokens[0]?.pos ?? '');
}

/** 'What', or 'Which act'; null for people, and for what a question could not call by either. */
function wordFor(subject: string, topics: Topics): string | null {
  if (!namesSomething(subject) || isRelational(subject) || /\s(?:and|or)\s|,/.test(subject)) return null;
  if (askedSubject(subject, topics) === null) return null;
  const [head = subject] = subject.split(/\s(?:of|in|for|between|at|on|from)\s/);
  const [, kind = ''] = /\p{Lu}.*\s\p{Lu}/u.test(subject) ? (INSTITUTION.exec(subject) ?? []) : [];
  if (kind !== '') return `Which ${kind.toLowerCase()}`;
  return PERSON.test(head) || OF_PEOPLE.test(head) ? null : 'What';
}

/** Whether a subject has a capital of its own, and not only as the first word of its sentence. */
function isName(subject: string, passages: readonly Passage[]): boolean {
  const phrase = asPhrase(subject);
  if (/\s\p{Lu}/u.test(phrase)) return true;
  const [first = ''] = phrase.split(' ');
  const isInside = () => passages.some(({ text }) => text.includes(` ${first.toLowerCase()}`));
  return /^\p{Lu}\p{Ll}/u.test(first) && !isInside();
}

/** The deed, with a verb that agrees with 'what'; empty if it is unclear without its subject. */
function deedOf({ predicate, verb, support }: Clause): string {
  const whole = withoutTail(predicate)
    .replace(/;.*$|,?\sand that['’]?s?\s(?:is\s)?why\s.*$/i, '')
    .replace(
      /,?\s(?:because|since|so that|although|while|but|when|if|unless|until)\s.*$|,\s(?:which|who|whose|where)\s.*$|,\s(?:an?|the)\s(?![^,]*\sand\s)[^,]*$/i,
      '',
    );
  if (
    PRONOUN.test(whole) ||
    /\b(?:their|its|his|her|also|other|another|ones?|same|such|both|some of|all (?:two|three|four)|as well|later|earlier|afterwards)\b/i.test(
      whole,
    )
  )
    return '';
  if (/,\sand\s(?:the|an?|it|they)\s/.test(whole) || (support === 'do' && hasPlainVerb(whole))) return '';
  if (hasSecondVerb(whole) || /^(?:called|known)\b/.test(whole)) return '';
  return support === 'do' ? `${thirdPersonOf(verb)}${whole.slice(verb.length)}` : whole;
}

/** 'Weeds cover the soil and check erosion': the tagger takes the second verb for a noun. */
function hasPlainVerb(deed: string): boolean {
  const tokens = tokensOf(deed);
  return tokens.some(
    ({ text }, at) =>
      text === 'and' &&
      canBeVerb(tokens[at + 1]?.text ?? '') &&
      /^(?:DET|NOUN|ADJ)$/.test(tokens[at + 2]?.pos ?? ''),
  );
}

function hasSecondVerb(deed: string): boolean {
  const tokens = tokensOf(deed);
  return tokens.some(
    ({ text }, at) => /^(?:and|or|,)$/.test(text) && /^(?:VERB|AUX)$/.test(tokens[at + 1]?.pos ?? ''),
  );
}

/** 'carries' for 'carry', 'washes' for 'wash' */
function thirdPersonOf(verb: string): string {
  if (/[^aeiou]y$/.test(verb)) return verb.replace(/y$/, 'ies');
  return /(?:s|sh|ch|x|z|o)$/.test(verb) ? `${verb}es` : `${verb}s`;
}
