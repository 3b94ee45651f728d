/** Cards from sentences that say what something does, when, where, why or how many. */
import { type Clause, clauseOf } from '../grammar/clause.ts';
import { nounPhraseEnd } from '../grammar/noun-phrase.ts';
import { questionAbout } from '../grammar/question.ts';
import type { Passage } from '../reading/source.ts';
import { asPhrase } from './as-phrase.ts';
import type { EngineCard } from './card.ts';
import { aimCard, conditionCard, dateCard, datedCard, placeCard, purposeCard } from './circumstances.ts';
import { mannerCard } from './manners.ts';
import { objectCard } from './objects.ts';
import { cardOf, withoutTail } from './parts.ts';
import { dueCard, forCard, passiveCard } from './passives.ts';
import { whoCard } from './people.ts';
import { pointsElsewhere } from './phrases.ts';
import { askedSubject, type Topics } from './subjects.ts';

/** The card for a sentence that says what a thing does or has; null for any other. */
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
    aimCard(passage, clause, subject) ??
    mannerCard(passage, clause, subject) ??
    dueCard(passage, clause, subject) ??
    forCard(passage, clause, subject) ??
    whoCard(passage, clause) ??
    countCard(passage, clause, subject) ??
    passiveCard(passage, clause, subject) ??
    objectCard(passage, clause, subject)
  );
}

const COUNT =
  /^((?:(?:about|roughly|nearly|almost|over|more than|at least|up to)\s)?(?:two|three|four|five|six|seven|eight|nine|ten|one million|\d[\d,]{0,6}(?:\s(?:million|billion))?))\s+(\p{L}.{2,})$/iu;

/** The text goes on to name these, so that their number alone is no fact. */
const UNTOLD =
  /(?:^|\s)(?:consequences|parts|kinds|types|forms|things|ways|reasons|causes|effects|advantages|disadvantages|functions|components|aspects|meanings|questions|sides|rules|steps|stages|points|classes|groups|categories|motives|arguments|objections|principles)\b/i;

/** 'How many lines of defence does the body have?' */
function countCard(passage: Passage, clause: Clause, subject: string): EngineCard | null {
  if (clause.isCopula || clause.isPassive) return null;
  const [, count = '', things = ''] = COUNT.exec(clause.rest.replace(/:.*$/, '')) ?? [];
  if (clause.rest.includes(':') && !/\d/.test(count)) return null;
  const what = withoutTail(things).replace(/,.*$/, '');
  // 'Three quatrains and a couplet' is more than a number of things.
  if (
    count === '' ||
    /\s(?:and|by|with)\s/.test(what) ||
    UNTOLD.test(what) ||
    /^(?:hundred|thousand|million|billion|dozen|per\s?cent|percent)\b/i.test(what) ||
    !/s\b/.test(what) ||
    /\b(?:that|which|who)\b/.test(what) ||
    what.split(' ').length > 7
  )
    return null;
  if (nounPhraseEnd(clause.restTokens, 0) === 0) return null;
  return cardOf('effect', questionAbout(`How many ${what}`, clause, subject), count, passage, 0.6);
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
    /^(?:very|good|great|bad|big|small|large|major|main|common|new|long|short|single|type|kind|form|part|lot|number|first|second|third|last|other|another)$/i.test(
      modifier,
    ) ||
    noun === 'one' ||
    /ed$|^deliberate$/.test(modifier) ||
    /^the\s+\p{Ll}+$/iu.test(clause.subject)
  )
    return null;
  return cardOf(
    'effect',
    `What kind of ${noun} ${clause.auxiliary} ${asPhrase(subject)}?`,
    `${/^[aeiou]/i.test(modifier) ? 'An' : 'A'} ${modifier} ${noun}`,
    passage,
    0.55,
  );
}
