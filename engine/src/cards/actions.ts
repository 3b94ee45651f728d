/** Cards from sentences that say what something does, when, where, why or how many. */
import { type Clause, clauseOf, questionAbout } from '../grammar/clause.ts';
import { nounPhraseEnd } from '../grammar/noun-phrase.ts';
import type { Passage } from '../reading/source.ts';
import { asPhrase, type EngineCard } from './card.ts';
import { conditionCard, dateCard, datedCard, mannerCard, placeCard, purposeCard } from './circumstances.ts';
import { cardOf, PRONOUN, withoutTail } from './parts.ts';
import { pointsElsewhere } from './phrases.ts';
import { askedSubject, type Topics } from './subjects.ts';

/** Verbs whose object says little, or whose question would sound odd. */
const WEAK =
  /^(?:become|seem|appear|remain|stay|get|go|come|do|make|let|begin|start|try|want|need|like|know|see|say|think|mean|happen|exist|stop|continue|put|find|look|feel|help|tend|lie|stand|fall|rise|grow|take|give|keep|set|suffer|tell|ask|show|be)$/;
/** Verbs that keep their preposition in a question: 'What does pitch depend on?' */
const WITH_PREPOSITION =
  /^(?:depend on|act on|belong to|lead to|result in|result from|consist of|rely on|arise from|react with|contribute to|refer to|turn into|change into|develop from|develop into|range from|protect against|apply to|feed on|convert to|combine with|differ from|fight against)$/;
/** Passives that make good questions. */
const PASSIVE =
  /^(?:made (?:of|from|by|in)|caused by|produced (?:by|in|from)|measured (?:in|by|with)|controlled by|used (?:for|in|to)|found in|discovered (?:by|in)|founded (?:by|in)|formed (?:by|from|when|where)|composed of|divided into|classified (?:as|into)|located in|stored (?:in|as)|published by|written by|invented by|introduced by|elected by|appointed by|passed by|signed by|derived from|obtained from|extracted from|converted (?:to|into)|covered by|surrounded by|protected by|transmitted by|spread by|prevented by|treated with|judged by|governed by|charged because)\b/i;

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
    mannerCard(passage, clause, subject) ??
    countCard(passage, clause, subject) ??
    passiveCard(passage, clause, subject) ??
    objectCard(passage, clause, subject)
  );
}

const COUNT = /^(two|three|four|five|six|seven|eight|nine|ten|\d{1,4})\s+(\p{L}.{2,60})$/iu;

/** 'How many lines of defence does the body have?' */
function countCard(passage: Passage, clause: Clause, subject: string): EngineCard | null {
  if (clause.isCopula || clause.isPassive || clause.rest.includes(':')) return null;
  const [, count = '', things = ''] = COUNT.exec(clause.rest) ?? [];
  const what = withoutTail(things);
  if (count === '' || !/s\b/.test(what) || /\b(?:that|which|who)\b/.test(what) || what.split(' ').length > 7)
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
    return cardOf('effect', questionAbout('What', clause, subject, 'for'), `To ${rest}`, passage, 0.75);
  const isPersonal =
    /^(?:discovered|founded|published|written|invented|introduced|signed) by$/i.test(link) &&
    /^\p{Lu}/u.test(rest);
  return cardOf(
    'effect',
    questionAbout(isPersonal ? 'Who' : 'What', clause, subject, preposition),
    withoutTail(rest),
    passage,
    0.75,
  );
}

/** Cuts the clauses of further subjects: keeps 'the NCNC' of 'the NCNC, Awolowo the Action Group, Bello the NPC'. */
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

/** The object without a second verb of the subject: '… reduces the damages | and does not defeat the claim'. */
function beforeNextVerb({ rest, restTokens }: Clause): string {
  const at = restTokens.findIndex(({ pos }, index) => {
    const [verb, after] = [restTokens[index + 1], restTokens[index + 2]];
    if (pos !== 'CCONJ' || !verb) return false;
    return (
      verb.pos === 'AUX' ||
      (verb.pos === 'VERB' && !/ing$/.test(verb.text) && /^(?:DET|PRON|ADP|NUM|PART)$/.test(after?.pos ?? ''))
    );
  });
  const [first, end] = [restTokens[0], restTokens[at]];
  return at > 0 && first && end
    ? rest
        .slice(0, end.start - first.start)
        .trim()
        .replace(/,$/, '')
    : rest;
}

/** 'What do tears contain?' */
function objectCard(passage: Passage, clause: Clause, subject: string): EngineCard | null {
  if (clause.isCopula || clause.isPassive || WEAK.test(clause.verb) || clause.rest.includes(':')) return null;
  const [first] = clause.restTokens;
  if (!first || clause.adverb.toLowerCase() === 'then') return null;
  const isWith = WITH_PREPOSITION.test(`${clause.verb} ${first.text.toLowerCase()}`);
  const own = beforeNextVerb(clause);
  const rest = isWith ? own.slice(first.text.length).trim() : own;
  if (!isWith && (first.pos === 'ADP' || first.pos === 'ADV' || nounPhraseEnd(clause.restTokens, 0) === 0))
    return null;
  // People, such as 'the author and his friends': a question with 'what' can't ask for them.
  if (/^(?:it|them|him|her|itself|themselves|people|men|women|children|us|one|no)\b|\bthings?\b/i.test(rest))
    return null;
  if (clause.auxiliary !== null && !/^(?:can|must)$/.test(clause.auxiliary)) return null;
  const answer = withoutOthers(withoutTail(rest));
  if (answer.split(/\s+/).length < (isWith ? 1 : 2) && clause.verb === 'have') return null;
  if (answer.length < 4 || answer.split(/\s+/).length > 30) return null;
  return cardOf(
    'effect',
    questionAbout('What', clause, subject, isWith ? first.text : ''),
    answer,
    passage,
    0.65,
  );
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
    noun === 'one'
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
