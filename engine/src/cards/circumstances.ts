/** Cards from sentences that say when, where, why, how or under what condition something happens. */
import { type Clause, clauseOf } from '../grammar/clause.ts';
import { questionAbout } from '../grammar/question.ts';
import { tokensOf } from '../reading/nlp.ts';
import type { Passage } from '../reading/source.ts';
import type { EngineCard } from './card.ts';
import { cardOf, PRONOUN, withoutNextClause, withoutSecondDeed, withoutTail } from './parts.ts';
import { pointsElsewhere } from './phrases.ts';
import { askedSubject, type Topics } from './subjects.ts';

const YEAR =
  /\b(?:in|on)\s+((?:\d{1,2}\s+)?(?:(?:January|February|March|April|May|June|July|August|September|October|November|December)\s+)?(?:1\d{3}|20\d{2}))\b/;

const CONDITION = /^((?:if|when|whenever|where|once|as soon as)\s+.{8,140}?),\s+(.{10,})$/iu;
const IMPERATIVE =
  /^(?:compare|add|subtract|multiply|divide|check|write|draw|use|find|calculate|heat|measure|ask|record|choose|convert|take|make sure|avoid|debit|credit)\b/i;

/** 'What happens when …?' from a condition and its consequence. */
export function conditionCard(passage: Passage, text: string): EngineCard | null {
  const [, condition = '', result = ''] = CONDITION.exec(text.replace(/\.$/, '')) ?? [];
  if (
    condition === '' ||
    PRONOUN.test(condition) ||
    pointsElsewhere(condition) ||
    /\d{2,}|["“]|\b(?:of|some|and|or|that|which|in|on|to|with|the|when|if)$/.test(condition)
  )
    return null;
  // 'It' and 'they' mean what the question names.
  const named = result.replace(/^(?:it|they)\s/i, (word) =>
    /^it/i.test(word) ? 'the thing ' : 'the things ',
  );
  if (
    /,/.test(condition) ||
    // 'If D is a perfect square and a, b and c are integers' goes on after the comma.
    /\s(?:and|or)\s\p{L}$/u.test(condition) ||
    /^(?:we|you|i|let|this|these|that|he|she)\b/i.test(result) ||
    PRONOUN.test(named.split(' ')[0] ?? '')
  )
    return null;
  const asked = `${condition[0]?.toLowerCase()}${condition.slice(1)}`;
  const isTold = isPastClause(condition.replace(/^(?:if|when|whenever|where|once|as soon as)\s+/i, ''));
  if (IMPERATIVE.test(result) && clauseOf(result) === null)
    return cardOf('effect', `What should you do ${asked}?`, result, passage, 0.7);
  if (!clauseOf(named) && !/^there (?:is|are)\b/i.test(result)) return null;
  return cardOf('effect', `What ${isTold ? 'happened' : 'happens'} ${asked}?`, result, passage, 0.75);
}

function isPastClause(text: string): boolean {
  const clause = clauseOf(text);
  return clause !== null && isPast(clause);
}

/** Verbs that need no object to say what happened. */
const WHOLE_EVENT =
  /^(?:die|begin|end|start|open|close|erupt|collapse|meet|resign|abdicate|disappear|sink|surrender|explode|marry|arrive|land|return|happen|occur|retire)$/;

/** 'When did …?' from an event that ends in its date. */
export function dateCard(passage: Passage, clause: Clause, subject: string): EngineCard | null {
  const found = YEAR.exec(clause.rest);
  if (!found || !isPast(clause) || clause.isCopula) return null;
  const after = clause.rest.slice(found.index + found[0].length);
  // 'Between 1900 and 1914' is a time; '… in 2003 and won a prize' says more.
  if (/^\s*(?:to|until|and(?!\s(?:\p{Ll}{2,}ed|won|became|led|wrote|made|was|were|had)\s)|–|-)/iu.test(after))
    return null;
  const remainder = clause.rest.slice(0, found.index).trim().replace(/,$/, '');
  // 'When did the court rule?' asks for the date of nothing.
  if (remainder === '' && clause.auxiliary === null && !WHOLE_EVENT.test(clause.verb)) return null;
  return whenCard(passage, clause, subject, remainder, found[1] ?? '');
}

function isPast({ support, auxiliary }: Clause): boolean {
  return support === 'did' || auxiliary === 'was' || auxiliary === 'were';
}

function whenCard(
  passage: Passage,
  clause: Clause,
  subject: string,
  deed: string,
  date: string,
): EngineCard | null {
  const remainder = withoutSecondDeed(deed);
  if (
    PRONOUN.test(remainder) ||
    /\b(?:about|of|with|for|like|to) that\b|\d{4}/.test(remainder) ||
    // 'Heinrich Hertz who showed' needs what follows the date.
    /\b(?:who|which|that)\s\p{L}+$/u.test(remainder) ||
    remainder.length > 120
  )
    return null;
  const answer = `${/^\d{1,2} \p{L}/u.test(date) ? 'On' : 'In'} ${date}`;
  return cardOf('date', questionAbout('When', clause, subject, remainder), answer, passage, 0.8);
}

/** The same for a sentence that begins with its date: 'On 1 January 1914 Lord Lugard joined …'. */
export function datedCard(passage: Passage, text: string, topics: Topics): EngineCard | null {
  const [lead, date = ''] = new RegExp(`^${YEAR.source},?\\s+`, 'i').exec(text) ?? [];
  if (lead === undefined) return null;
  const clause = clauseOf(text.slice(lead.length));
  if (!clause || !isPast(clause) || clause.isCopula || clause.isNegative || clause.lead !== '') return null;
  const subject = askedSubject(clause.subject, topics);
  return subject === null
    ? null
    : whenCard(
        passage,
        clause,
        subject,
        withoutTail(clause.rest)
          .replace(/\sand\s\p{Ll}+ed\s.*$/u, '')
          .replace(/,\s(?:which|who|whose|where)\s.*$/, ''),
        date,
      );
}

/** 'When does active immunity develop?', 'Where does a waterfall form?' */
export function placeCard(passage: Passage, clause: Clause, subject: string): EngineCard | null {
  const [, before = '', word = '', place = ''] =
    /^(|[^,;:]{3,60}?\s)(when|where|as soon as)\s+(.{8,})$/iu.exec(clause.rest) ?? [];
  if (word === '' || PRONOUN.test(before) || PRONOUN.test(place.split(' ')[0] ?? '')) return null;
  const asked = /^where$/i.test(word) ? 'Where' : 'When';
  // In 'the place where' and 'a time when', the clause describes a noun and is no circumstance.
  if (clause.isCopula || /\b(?:place|point|area|region|time|stage|period|day|year|case)s?\s$/i.test(before))
    return null;
  if (asked === 'Where' && before !== '') return null;
  // '… tells by how much income rises when …' and 'when oxygen is low and block small vessels' hold a second clause.
  if (/\b(?:how|what|that|which|who|whether|why)\b/i.test(before) || hasSecondVerb(place)) return null;
  return cardOf(
    'effect',
    questionAbout(asked, clause, subject, before),
    `${word} ${withoutNextClause(place)}`,
    passage,
    0.85,
  );
}

/** Whether a verb follows 'and' without a subject of its own. */
function hasSecondVerb(place: string): boolean {
  const tokens = tokensOf(place);
  return tokens.some(({ text }, index) => {
    const [verb, object] = [tokens[index + 1], tokens[index + 2]];
    if (text !== 'and' || verb?.pos !== 'VERB' || /ing$/.test(verb.text)) return false;
    return verb.text === verb.lemma && /^(?:DET|ADJ|NOUN|PRON)$/.test(object?.pos ?? '');
  });
}

/** Aims, so that 'to' with one of them gives a purpose. */
const AIM =
  /^(|[^,;:]{3,80}?\s)((?:in order\s)?to\s(?:make|avoid|prevent|remove|keep|show|reduce|increase|ensure|kill|protect|stop|save|improve|raise|lower|obtain|measure|control|test|press|clear|check|balance|attract|study|force|settle|rebuild|present|express|demand|find|discover|enable|help|win|gain|get|inquire|draft|share|speed|bring|collect|defend|spread|meet|train|educate|encourage|promote|unite|end|form|separate|detect|identify|provide|produce|dissolve|store|grow|carry|cool|heat|dry)\b.{5,})$/iu;
/** Verbs with an infinitive that is no purpose. */
const NO_AIM =
  /^(?:try|tried|want|need|help|have|seem|tend|begin|allow|allowed|enable|force|forced|cause|caused|learn|refuse|decide|agree|fail|promise|ask|asked|tell|told|order|ordered|plan|hope|know|known|say|said|think|thought|believe|believed|find|found|expect|expected|persuade|require|required|able|like|continue|start|serve|act|work|design|designed|mean|meant|use|used|swear|swore|vow|threaten|promised|choose|chose|prefer|be)$/i;

/** 'Why were the joints smeared with vaseline? To make the apparatus airtight.' */
export function aimCard(passage: Passage, clause: Clause, subject: string): EngineCard | null {
  const [, remainder = '', aim = ''] = AIM.exec(clause.rest) ?? [];
  if (aim === '' || clause.isCopula || NO_AIM.test(clause.verb) || PRONOUN.test(remainder)) return null;
  if (
    /\b(?:and|that|which|who|how|right|power|duty|way|need|order|ability|attempt|steps?)\s(?:in order\s)?$|\b(?:and|that|which|who|how|able|right|power|duty|way|need|ability|attempt|steps?|enough|too)\b/i.test(
      remainder,
    )
  )
    return null;
  return cardOf('cause', questionAbout('Why', clause, subject, remainder), withoutTail(aim), passage, 0.75);
}

/** 'Why does the central bank raise the policy rate?' */
export function purposeCard(passage: Passage, clause: Clause, subject: string): EngineCard | null {
  const [, remainder = '', purpose = ''] = /^([^,;:]{3,80}?),?\s+(so that\s.{8,})$/iu.exec(clause.rest) ?? [];
  if (remainder === '' || clause.isCopula || PRONOUN.test(remainder)) return null;
  return cardOf(
    'cause',
    questionAbout('Why', clause, subject, remainder),
    purpose.replace(/,\s(?:and|but)\s.*$/, ''),
    passage,
    0.8,
  );
}
