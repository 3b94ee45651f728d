/** Cards from sentences that say what something does, when, where, why or how many. */
import { type Clause, clauseOf } from '../grammar/clause.ts';
import { nounPhraseEnd } from '../grammar/noun-phrase.ts';
import { questionAbout } from '../grammar/question.ts';
import type { Passage } from '../reading/source.ts';
import { asPhrase } from './as-phrase.ts';
import type { EngineCard } from './card.ts';
import {
  aimCard,
  conditionCard,
  dateCard,
  datedCard,
  mannerCard,
  placeCard,
  purposeCard,
} from './circumstances.ts';
import { objectCard } from './objects.ts';
import { cardOf, PRONOUN, withoutSecondPredicate, withoutTail } from './parts.ts';
import { whoCard } from './people.ts';
import { pointsElsewhere } from './phrases.ts';
import { askedSubject, type Topics } from './subjects.ts';

/** Passives that make good questions. */
const PASSIVE =
  /^(?:made (?:of|from|by|in)|caused by|produced (?:by|in|from)|measured (?:in|by|with)|controlled by|used (?:for|in|to)|found in|discovered (?:by|in)|founded (?:by|in)|formed (?:by|from|when|where)|composed of|divided into|classified (?:as|into)|located in|stored (?:in|as)|published by|written by|invented by|introduced by|elected by|appointed by|passed by|signed by|derived from|obtained from|extracted from|converted (?:to|into)|covered by|surrounded by|protected by|transmitted by|spread by|prevented by|treated with|judged by|governed by|headed by|led by|ruled by|owned by|regulated by|chaired by|defended by|attacked by|killed by|defeated by|amalgamated by|charged because|designed to|intended to)\b/i;

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
    whoCard(passage, clause) ??
    countCard(passage, clause, subject) ??
    passiveCard(passage, clause, subject) ??
    objectCard(passage, clause, subject)
  );
}

/** What only people and bodies do. */
const BY_PERSONS =
  /^(?:discovered|founded|published|written|invented|introduced|signed|elected|appointed|passed|headed|led|ruled|owned|chaired|amalgamated|defeated|judged|governed|regulated) by$/i;

/** 'joules, temperature in kelvin' says a second thing in the same way: only 'joules' is the answer. */
function withoutGapping(text: string, preposition: string): string {
  return text.replace(new RegExp(`,\\s+(?:the\\s+)?[\\p{L} ]{2,30}\\s${preposition}\\s.*$`, 'u'), '');
}

const COUNT = /^(two|three|four|five|six|seven|eight|nine|ten|\d{1,4})\s+(\p{L}.{2,60})$/iu;

/** The text goes on to name these, so that their number alone is no fact. */
const UNTOLD =
  /(?:^|\s)(?:consequences|parts|kinds|types|forms|things|ways|reasons|causes|effects|advantages|disadvantages|functions|components|aspects|meanings|questions|sides|rules|steps|stages|points|classes|groups|categories)\b/i;

/** 'How many lines of defence does the body have?' */
function countCard(passage: Passage, clause: Clause, subject: string): EngineCard | null {
  if (clause.isCopula || clause.isPassive || clause.rest.includes(':')) return null;
  const [, count = '', things = ''] = COUNT.exec(clause.rest) ?? [];
  const what = withoutTail(things).replace(/,.*$/, '');
  // 'Three quatrains and a couplet' is more than a number of things.
  if (
    count === '' ||
    /\sand\s/.test(what) ||
    UNTOLD.test(what) ||
    !/s\b/.test(what) ||
    /\b(?:that|which|who)\b/.test(what) ||
    what.split(' ').length > 7
  )
    return null;
  if (nounPhraseEnd(clause.restTokens, 0) === 0) return null;
  return cardOf('effect', questionAbout(`How many ${what}`, clause, subject), count, passage, 0.6);
}

/** 'What is bronze made of?', 'Where are enzymes found?' */
function passiveCard(passage: Passage, clause: Clause, subject: string): EngineCard | null {
  if (!clause.isPassive) return null;
  const [link = ''] = PASSIVE.exec(`${clause.verb} ${clause.rest}`) ?? [];
  const [, preposition = ''] = link.split(' ');
  const rest = clause.rest.slice(preposition.length).trim();
  if (preposition === '' || rest.length < 3 || PRONOUN.test(rest.split(' ')[0] ?? '')) return null;
  if (/^(?:found|located) in$/i.test(link))
    return cardOf('effect', questionAbout('Where', clause, subject), clause.rest, passage, 0.7);
  if (/ (?:when|where|because)$/.test(link))
    return cardOf(
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
    return cardOf(
      'effect',
      questionAbout('What', clause, subject, 'for'),
      `To ${withoutTail(rest).replace(/\s+(?:because|since)\s.*$/i, '')}`,
      passage,
      0.75,
    );
  if (/^(?:designed|intended) to$/i.test(link))
    return cardOf(
      'effect',
      questionAbout('What', clause, subject, 'to do'),
      `To ${withoutTail(rest)}`,
      passage,
      0.75,
    );
  const answer = withoutGapping(
    withoutSecondPredicate(
      withoutTail(rest).replace(/\s+(?:because|since|after|before|when|so that)\s.*$/i, ''),
    )
      .replace(/\sand\s\p{L}+ed$/u, '')
      .replace(/(?<!^\S+)\sin\s.*$/, (tail) =>
        link === 'measured with' || link === 'measured by' ? '' : tail,
      )
      // '… and mainly attacks the lungs' is another statement.
      .replace(/\sand\s(?:\p{Ll}+ly\s)?\p{Ll}{2,}s\s(?:the|an?|its|their)\s.*$/u, ''),
    preposition,
  ).replace(new RegExp(`\\s(and|or) ${preposition}\\s`, 'u'), ' $1 ');
  // 'By whom is the chairman appointed?'
  if (BY_PERSONS.test(link))
    return cardOf(
      'person',
      questionAbout('By whom', clause, subject),
      passage.speech ? answer.replace(/\s(?:an?|the)\s.*$/, '') : answer,
      passage,
      0.75,
    );
  return cardOf('effect', questionAbout('What', clause, subject, preposition), answer, passage, 0.75);
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
