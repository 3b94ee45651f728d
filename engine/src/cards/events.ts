/** Cards that ask for the date of an event, whoever took part in it: 'When did thousands of women rise …?' */
import { type Clause, clauseOf } from '../grammar/clause.ts';
import { questionAbout } from '../grammar/question.ts';
import type { Passage } from '../reading/source.ts';
import { capital } from '../text/text.ts';
import { asPhrase } from './as-phrase.ts';
import type { EngineCard } from './card.ts';
import { MONTH, YEAR } from './dated.ts';
import { cardOf, PRONOUN, withoutNextClause, withoutSecondDeed, withoutTail } from './parts.ts';
import { pointsElsewhere } from './phrases.ts';
import { withoutSecondPredicate } from './second-predicate.ts';
import { askedSubject, type Topics } from './subjects.ts';

const WHEN = String.raw`(?:(?:In|On|By)\s(?:(?:early|late|mid)[\s-])?(?:\d{1,2}(?:st|nd|rd|th)?\s)?(?:${MONTH}\s)?${YEAR}|Between\s${YEAR}\sand\s${YEAR}|In\sthe\s${YEAR}s)`;
const LEADING = new RegExp(String.raw`^(${WHEN}),?\s+(?!(?:and|or|to|but)\s)`, 'u');
const TRAILING = new RegExp(
  String.raw`^(.{6,110}?),?\s(${WHEN})(?=$|[,;]|\s(?:and|when|after|because|by|to|with|as|at|in)\s)`,
  'iu',
);
const OPEN =
  /\b(?:his|her|its|their|our|my|also|again|too|then|there|other|others|another|both|same|ones?|however|therefore|such|soon|later|earlier|finally)\b/i;
/** Who took part, where a name or a number would not be asked alone. */
const GROUP =
  /^(?:(?:about|some|more than|nearly|over)\s)?(?:thousands|hundreds|millions|a (?:group|number|band|party|committee|team|crowd)|\p{L}+\sthousand|soldiers|workers|miners|women|students|farmers|lawyers|chiefs|merchants|missionaries|traders|ex-servicemen|police(?:men)?|troops)\b/iu;
const STATES =
  /^(?:be|have|become|know|live|want|think|believe|feel|seem|say|state|argue|claim|write|mean|need|like)$/;

/** The card for an event with its date; null unless the event can be understood without the text around it. */
export function datedEventCard(passage: Passage, topics: Topics): EngineCard | null {
  if ((passage.kind !== 'paragraph' && passage.kind !== 'item') || passage.speech) return null;
  const text = passage.text.replace(/\.$/, '').trim();
  if (/[?:=“”"]/.test(text)) return null;
  const [whole = '', first = ''] = LEADING.exec(text) ?? [];
  const clause = clauseOf(capital(text.slice(whole.length)));
  if (clause?.lead !== '' || clause.isNegative || !isEvent(clause)) return null;
  const [, before = '', last = ''] = first === '' ? (TRAILING.exec(clause.rest) ?? []) : [];
  const date = first || last;
  if (date === '') return null;
  const deed = first === '' ? before : toldIn(clause.rest);
  const subject = subjectOf(clause.subject, topics);
  if (subject === null || deed === '' || PRONOUN.test(deed) || OPEN.test(deed) || pointsElsewhere(deed))
    return null;
  const words = deed.split(/\s+/).length;
  const isNamed = /\s\p{Lu}\p{L}/u.test(` ${subject} ${deed}`);
  if (
    !isNamed ||
    words < 2 ||
    words > 16 ||
    /\d|,\s\p{Ll}+ed\s/u.test(deed) ||
    /\sand\s\p{Ll}+ed\b/u.test(deed)
  )
    return null;
  const front = questionAbout('When', clause, subject, deed);
  return cardOf('date', front, capital(date), passage, 0.75);
}

function isEvent({ support, auxiliary, isCopula, verb, isPassive }: Clause): boolean {
  if (isCopula || STATES.test(verb)) return false;
  return auxiliary === null ? support === 'did' : isPassive && /^(?:was|were)$/.test(auxiliary);
}

/** What happened, without what the sentence says after it. */
function toldIn(rest: string): string {
  return withoutSecondDeed(withoutSecondPredicate(withoutTail(withoutNextClause(rest))))
    .replace(
      /,?\s(?:because|since|so that|although|when|after|before|while|in order to|to (?:present|force|protest|study|express|demand))\s.*$/i,
      '',
    )
    .replace(/,\s(?:which|who|whose|where|an?|the|led|covering|killing|\p{Ll}+ing)\s.*$/u, '')
    .replace(/\sand\s\p{Ll}+(?:ed|ose|ew|ook|ave|ame|ent|ade)\s.*$/u, '')
    .trim();
}

function subjectOf(subject: string, topics: Topics): string | null {
  if (/,|\b(?:this|that|these|those|he|she|it|they|his|her|their|its)\b/i.test(subject)) return null;
  const plain = askedSubject(subject, topics);
  if (plain !== null) return plain;
  return GROUP.test(subject) ||
    /^the (?:government|british|french|germans|portuguese|church)\b/i.test(subject)
    ? asPhrase(subject)
    : null;
}
