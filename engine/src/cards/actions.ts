/** Cards from sentences that say what something does, when, where, why and how many. */
import { type Clause, clauseOf, questionAbout } from '../grammar/clause.ts';
import { nounPhraseEnd } from '../grammar/noun-phrase.ts';
import type { Passage } from '../reading/source.ts';
import { asPhrase, asSentence, type CardKind, type EngineCard } from './card.ts';
import { pointsElsewhere, standsAlone } from './phrases.ts';
import { askedSubject, type Topics } from './subjects.ts';

/** Verbs whose object says little, or whose question sounds odd. */
const WEAK =
  /^(?:become|seem|appear|remain|stay|get|go|come|do|make|let|begin|start|try|want|need|like|know|see|say|think|mean|happen|exist|stop|continue|put|find|look|feel|help|tend|lie|stand|fall|rise|grow|take|give|keep|set|suffer|be)$/;
/** Verbs that are asked with their preposition: 'What does pitch depend on?' */
const WITH_PREPOSITION =
  /^(?:depend on|act on|belong to|lead to|result in|result from|consist of|rely on|arise from|react with|contribute to|refer to|turn into|change into|develop from|develop into|range from|protect against|apply to|feed on|convert to|combine with|differ from|fight against)$/;
/** What a passive says of a thing, and how it is asked. */
const PASSIVE =
  /^(?:made (?:of|from|by|in)|caused by|produced (?:by|in|from)|measured (?:in|by|with)|controlled by|used (?:for|in|to)|found in|discovered (?:by|in)|founded (?:by|in)|formed (?:by|from|when|where)|composed of|divided into|classified (?:as|into)|located in|stored (?:in|as)|published by|written by|invented by|introduced by|elected by|appointed by|passed by|signed by|derived from|obtained from|extracted from|converted (?:to|into)|covered by|surrounded by|protected by|transmitted by|spread by|prevented by|treated with|judged by|governed by|charged because)\b/i;
const YEAR =
  /\b(?:in|on)\s+((?:\d{1,2}\s+)?(?:(?:January|February|March|April|May|June|July|August|September|October|November|December)\s+)?(?:1\d{3}|20\d{2}))\b/;
const PRONOUN = /\b(?:it|they|them|he|she|him|her|this|these|those|such)\b/i;
const COUNT = /^(two|three|four|five|six|seven|eight|nine|ten|\d{1,4})\s+(\p{L}.{2,60})$/iu;

function card(kind: CardKind, front: string, back: string, passage: Passage, weight: number): EngineCard {
  return { kind, front, back: asSentence(back), passage, weight };
}

/** Cuts the clause that follows the object. */
function withoutTail(text: string): string {
  return text
    .replace(/(?:,\s+as|,?\s+(?:since|so that|whereas|while|but|although|though|and that))\s.*$/i, '')
    .replace(/[,;:]$/, '');
}

/** The card of a sentence that says what a thing does or has; null for any other. */
export function actionCard(passage: Passage, topics: Topics): EngineCard | null {
  const text = passage.text.trim();
  if (
    passage.kind === 'row' ||
    passage.kind === 'formula' ||
    /[?]$|=|^(?:ex|example|e\.g)\b/i.test(text) ||
    text.length > 300
  )
    return null;
  const first = conditionCard(passage, text) ?? datedCard(passage, text, topics);
  if (first) return first;
  const clause = clauseOf(text);
  if (!clause || clause.isNegative || clause.rest === '') return null;
  const subject = askedSubject(clause.subject, topics);
  if (subject === null || pointsElsewhere(clause.rest.split(/\s+/).slice(0, 3).join(' '))) return null;
  if (clause.lead !== '') return null;
  return (
    dateCard(passage, clause, subject) ??
    placeCard(passage, clause, subject) ??
    purposeCard(passage, clause, subject) ??
    mannerCard(passage, clause, subject) ??
    countCard(passage, clause, subject) ??
    passiveCard(passage, clause, subject) ??
    objectCard(passage, clause, subject)
  );
}

const CONDITION = /^((?:if|when|whenever|once|as soon as)\s+.{8,140}?),\s+(.{10,})$/iu;
const IMPERATIVE =
  /^(?:compare|add|subtract|multiply|divide|check|write|draw|use|find|calculate|heat|measure|ask|record|choose|convert|take|make sure|avoid|debit|credit)\b/i;

/** 'What happens when …?' from a condition with its consequence. */
function conditionCard(passage: Passage, text: string): EngineCard | null {
  const [, condition = '', result = ''] = CONDITION.exec(text.replace(/\.$/, '')) ?? [];
  if (
    condition === '' ||
    PRONOUN.test(condition) ||
    pointsElsewhere(condition) ||
    /\d{2,}|["“]/.test(condition)
  )
    return null;
  if (
    /,/.test(condition) ||
    /^(?:we|you|i|let|this|these|that|he|she)\b/i.test(result) ||
    PRONOUN.test(result.split(' ')[0] ?? '')
  )
    return null;
  const asked = `${condition[0]?.toLowerCase()}${condition.slice(1)}`;
  if (IMPERATIVE.test(result)) return card('effect', `What should you do ${asked}?`, result, passage, 0.7);
  if (!clauseOf(result) && !/^there (?:is|are)\b/i.test(result)) return null;
  return card('effect', `What happens ${asked}?`, result, passage, 0.75);
}

/** 'When did …?' of what happened in a year, with the date at its end. */
function dateCard(passage: Passage, clause: Clause, subject: string): EngineCard | null {
  const found = YEAR.exec(clause.rest);
  if (!found || !isPast(clause) || clause.isCopula) return null;
  const after = clause.rest.slice(found.index + found[0].length);
  if (/^\s*(?:to|until|and|–|-)/i.test(after)) return null;
  const remainder = clause.rest.slice(0, found.index).trim().replace(/,$/, '');
  if (remainder === '' && clause.auxiliary === null && clause.verb.length < 4) return null;
  return whenCard(passage, clause, subject, remainder, found[1] ?? '');
}

function isPast({ support, auxiliary }: Clause): boolean {
  return support === 'did' || auxiliary === 'was' || auxiliary === 'were';
}

function whenCard(
  passage: Passage,
  clause: Clause,
  subject: string,
  remainder: string,
  date: string,
): EngineCard | null {
  if (PRONOUN.test(remainder) || /\d{4}/.test(remainder) || remainder.length > 120) return null;
  const answer = `${/^\d{1,2} \p{L}/u.test(date) ? 'On' : 'In'} ${date}`;
  return card('date', questionAbout('When', clause, subject, remainder), answer, passage, 0.8);
}

/** The same of a sentence that begins with its date: 'On 1 January 1914 Lord Lugard joined …'. */
function datedCard(passage: Passage, text: string, topics: Topics): EngineCard | null {
  const [lead, date = ''] = new RegExp(`^${YEAR.source},?\\s+`, 'i').exec(text) ?? [];
  if (lead === undefined) return null;
  const clause = clauseOf(text.slice(lead.length));
  if (!clause || !isPast(clause) || clause.isCopula || clause.isNegative || clause.lead !== '') return null;
  const subject = askedSubject(clause.subject, topics);
  return subject === null ? null : whenCard(passage, clause, subject, withoutTail(clause.rest), date);
}

/** 'When does active immunity develop?', 'Where does a waterfall form?' */
function placeCard(passage: Passage, clause: Clause, subject: string): EngineCard | null {
  const [, before = '', word = '', place = ''] =
    /^(|[^,;:]{3,60}?\s)(when|where|as soon as)\s+(.{8,})$/iu.exec(clause.rest) ?? [];
  if (word === '' || PRONOUN.test(before) || PRONOUN.test(place.split(' ')[0] ?? '')) return null;
  const asked = /^where$/i.test(word) ? 'Where' : 'When';
  // 'the place where', 'a time when': part of what is said, and not when it is.
  if (clause.isCopula || /\b(?:place|point|area|region|time|stage|period|day|year|case)s?\s$/i.test(before))
    return null;
  if (asked === 'Where' && before !== '') return null;
  return card('effect', questionAbout(asked, clause, subject, before), `${word} ${place}`, passage, 0.85);
}

/** 'Why does the central bank raise the policy rate?' */
function purposeCard(passage: Passage, clause: Clause, subject: string): EngineCard | null {
  const [, remainder = '', purpose = ''] = /^([^,;:]{3,80}?),?\s+(so that\s.{8,})$/iu.exec(clause.rest) ?? [];
  if (remainder === '' || clause.isCopula || PRONOUN.test(remainder)) return null;
  return card('cause', questionAbout('Why', clause, subject, remainder), purpose, passage, 0.8);
}

/** 'How do rivers transport their load?' */
function mannerCard(passage: Passage, clause: Clause, subject: string): EngineCard | null {
  if (clause.isCopula || clause.isPassive) return null;
  const [, remainder = '', manner = ''] =
    /^(|[^,;:]{3,60}?\s)by\s+(\p{L}+ing\b.{3,}|[^,;:]{3,40},\s.{3,}\sand\s.{3,})$/iu.exec(clause.rest) ?? [];
  if (manner === '' || /^(?:it|them|this)\b/i.test(remainder)) return null;
  return card('effect', questionAbout('How', clause, subject, remainder), `By ${manner}`, passage, 0.8);
}

/** 'How many lines of defence does the body have?' */
function countCard(passage: Passage, clause: Clause, subject: string): EngineCard | null {
  if (clause.isCopula || clause.isPassive || clause.rest.includes(':')) return null;
  const [, count = '', things = ''] = COUNT.exec(clause.rest) ?? [];
  const what = withoutTail(things);
  if (count === '' || !/s\b/.test(what) || /\b(?:that|which|who)\b/.test(what) || what.split(' ').length > 7)
    return null;
  if (nounPhraseEnd(clause.restTokens, 0) === 0) return null;
  return card('effect', questionAbout(`How many ${what}`, clause, subject), count, passage, 0.6);
}

/** 'What is bronze made of?', 'Where are enzymes found?' */
function passiveCard(passage: Passage, clause: Clause, subject: string): EngineCard | null {
  if (!clause.isPassive) return null;
  const [link = ''] = PASSIVE.exec(`${clause.verb} ${clause.rest}`) ?? [];
  const [, preposition = ''] = link.split(' ');
  const rest = clause.rest.slice(preposition.length).trim();
  if (preposition === '' || rest.length < 3 || PRONOUN.test(rest.split(' ')[0] ?? '')) return null;
  if (/^(?:found|located) in$/i.test(link))
    return card('effect', questionAbout('Where', clause, subject), clause.rest, passage, 0.7);
  if (/ (?:when|where|because)$/.test(link))
    return card(
      'effect',
      questionAbout(
        preposition === 'because' ? 'Why' : preposition === 'when' ? 'When' : 'Where',
        clause,
        subject,
      ),
      clause.rest,
      passage,
      0.8,
    );
  if (/^used to$/i.test(link))
    return card('effect', questionAbout('What', clause, subject, 'for'), `To ${rest}`, passage, 0.75);
  const isPersonal =
    /^(?:discovered|founded|published|written|invented|introduced|signed) by$/i.test(link) &&
    /^\p{Lu}/u.test(rest);
  return card(
    'effect',
    questionAbout(isPersonal ? 'Who' : 'What', clause, subject, preposition),
    withoutTail(rest),
    passage,
    0.75,
  );
}

/** 'the NCNC' of 'the NCNC, Awolowo the Action Group, Bello the NPC': what a second subject does is left out. */
function withoutOthers(text: string): string {
  const comma = text.indexOf(', ');
  if (comma === -1) return text;
  const tail = text.slice(comma + 2);
  const isApposition =
    /^(?:an?|the|which|who|whose|where|such as|including|especially|for example|e\.g\.)\b/i.test(tail);
  const isOther =
    clauseOf(tail) !== null || /\p{Lu}\p{Ll}+ (?:the|an?) /u.test(tail) || / have none| has none/.test(tail);
  return !isApposition && isOther ? text.slice(0, comma) : text;
}

/** 'What do tears contain?' */
function objectCard(passage: Passage, clause: Clause, subject: string): EngineCard | null {
  if (clause.isCopula || clause.isPassive || WEAK.test(clause.verb) || clause.rest.includes(':')) return null;
  const [first] = clause.restTokens;
  if (!first || clause.adverb.toLowerCase() === 'then') return null;
  const isWith = WITH_PREPOSITION.test(`${clause.verb} ${first.text.toLowerCase()}`);
  const rest = isWith ? clause.rest.slice(first.text.length).trim() : clause.rest;
  if (!isWith && (first.pos === 'ADP' || first.pos === 'ADV' || nounPhraseEnd(clause.restTokens, 0) === 0))
    return null;
  // 'the author and his friends', 'people': what a question with 'what' cannot mean.
  if (/^(?:it|them|him|her|itself|themselves|people|men|women|children|us|one|no)\b|\bthings?\b/i.test(rest))
    return null;
  if (clause.auxiliary !== null && !/^(?:can|must)$/.test(clause.auxiliary)) return null;
  const answer = withoutOthers(withoutTail(rest));
  if (answer.split(/\s+/).length < (isWith ? 1 : 2) && clause.verb === 'have') return null;
  if (answer.length < 4 || answer.split(/\s+/).length > 30) return null;
  return card(
    'effect',
    questionAbout('What', clause, subject, isWith ? first.text : ''),
    answer,
    passage,
    0.65,
  );
}

const LED =
  /^(.{8,160}?\b(two|three|four|five|six|seven)\s+(?:\p{L}+[\s-]){0,3}?\p{L}+s\b[^:]{0,60}):\s+(.{8,})$/iu;

/** 'Rivers erode by four processes. Name them.' from a count with its list after a colon. */
export function enumerationCard(passage: Passage): EngineCard | null {
  const [, claim = '', , members = ''] = LED.exec(passage.text.trim()) ?? [];
  if (
    claim === '' ||
    clauseOf(claim) === null ||
    !standsAlone(claim) ||
    pointsElsewhere(claim) ||
    /\?/.test(claim)
  )
    return null;
  return card('list', `${asSentence(claim).replace(/\.$/, '')}. Name them.`, members, passage, 0.85);
}

/** 'What kind of delta is the Niger Delta?' */
export function kindCard(passage: Passage, topics: Topics): EngineCard | null {
  const clause = clauseOf(passage.text);
  if (!clause?.isCopula || clause.isNegative || clause.lead !== '') return null;
  const subject = askedSubject(clause.subject, topics);
  const [, modifier = '', noun = ''] =
    /^an?\s+(\p{L}+(?:-\p{L}+)*)\s+(\p{L}+)(?=[:,;(]|$)/u.exec(clause.rest) ?? [];
  if (
    subject === null ||
    modifier === '' ||
    /^(?:very|good|great|bad|big|small|large|major|main|common|new|long|short|single|type|kind|form|part|lot|number)$/i.test(
      modifier,
    )
  )
    return null;
  return card(
    'effect',
    `What kind of ${noun} ${clause.auxiliary} ${asPhrase(subject)}?`,
    `${/^[aeiou]/i.test(modifier) ? 'An' : 'A'} ${modifier} ${noun}`,
    passage,
    0.55,
  );
}
