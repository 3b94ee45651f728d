/** Classes of faulty cards that were found by reading the cards of many texts. */
import { clauseOf } from '../grammar/clause.ts';
import { listingOf } from '../reading/nlp.ts';
import { type EngineCard, GAP } from './card.ts';
import { isUnclearCause } from './cause-faults.ts';
import { isCutWrongly } from './cut-faults.ts';
import { isNoDefinition, isTornAnswer } from './definition-faults.ts';
import { hasUnnamedThing, isBareEvent, isOfOnePractical, isThinDeed } from './event-faults.ts';
import type { TextFacts } from './gate.ts';
import { isFromNoFact } from './source-faults.ts';
import { isWeakDefinition } from './weak-definitions.ts';

const MEANT = /“(.+)”/;
const THAT_ONE =
  /\bthat (?:year|time|day|moment|period|case|test|law|article|point|rule|place|one|age|way|stage|duty)\b|\bthat (?:process|method|system|group|area|region|country|type|kind|form|part)(?=[?,.;]|\s(?:is|are|was|were|be|has|have|had|can|must|in|on|of|at|by|with|for|to|and|or)\b)|\b(?:on|of|to|from|with|at|in|by|for) that and\b|\bthis\b/i;
/** 'When did Everett Lee write?' doesn't say what. */
const CLAIMED =
  /^When did .*\s(?:claim|notice|write|object|argue|state|say|observe|find|show|suggest|believe|conclude|reply|ask)(?: (?:in|at|to) .*)?\?$/;
/** 'Two parts' doesn't say which. */
const COUNTED_ONLY =
  /^(?:the\s)?(?:two|three|four|five|six|seven|several|many)\s(?:\p{L}+\s){0,2}(?:parts|sides|kinds|types|forms|consequences|functions|components|stages|steps|causes|effects|rules|ways|observations|reasons|arguments|facts|points|methods|changes|limits|conditions)(?:\sof\s\p{L}+)?$/iu;
/** Whether a card has a fault that its form shows. */
export function hasFault(card: EngineCard, facts: TextFacts): boolean {
  const { kind, front, back, passage, maker } = card;
  const answer = back.replace(/[.\s]+$/, '');
  // A note of a digest is complete.
  if (maker === 'digest') return false;
  if (isFromNoFact(card) || isGarbled(card)) return true;
  // 'The two dreams were one: …' counts nothing.
  if (kind === 'list' && /\bName them\.$/.test(front) && !/[;,]|\s(?:and|or)\s/.test(answer)) return true;
  // Half a difference.
  if (
    /\b(?:differ|difference)\b/.test(front) &&
    !/\b(?:whereas|while|but|unlike|differs?|different)\b|[;]/i.test(answer)
  )
    return true;
  if (THAT_ONE.test(front.replace(MEANT, '').replace('authority for this rule', ''))) return true;
  if (kind === 'statement') return isHalfCase(front) || /\b(?:this|these) \p{Ll}+/u.test(answer);
  if (front.includes(GAP)) return isNoteGap(front, answer);
  if (passage.kind === 'row') return false;
  if (isCutWrongly(card) || isWeakDefinition(card)) return true;
  if (kind === 'definition') return isNoDefinition(card, answer, facts);
  if (maker !== 'experiment' && maker !== 'called' && isOfOnePractical(front, back, facts)) return true;
  if (kind === 'cause') {
    // Its small 'why' keeps the checks of past events away, because the experiment is named.
    const question = front.replace(/^Experiment “.*”: /, '');
    return isBareEvent(question) || isUnclearCause(question, back);
  }
  if (kind === 'difference') return isUneven(front, answer);
  if (kind === 'list')
    return (
      /(?:^|; )(?:However|Therefore|Moreover|Also|Then|Thus)(?:;|\.)/.test(back) ||
      // 'Eleven states are threatened, among them Sokoto …'
      /; (?:among them|including|such as|for example) /i.test(back) ||
      /\bof the (?:story|play|novel|poem|passage|text|book|film)\.$/.test(front)
    );
  if (kind === 'date') return CLAIMED.test(front) || hasUnnamedThing(front, facts);
  if (kind === 'person')
    return /^Who (?:is|was)\b/.test(front) && maker !== 'superlative'
      ? (answer.split(' ').length < 4 && !/ of /.test(answer)) ||
          /^the (?:\p{L}{3,}est|most \p{L}+|best) \p{L}+ (?:in|of) the \p{Ll}+$/iu.test(answer)
      : isThinDeed(front, facts);
  if (isUnnamedCount(front, answer) || (/ by\?$/.test(front) && /, (?:and|which)\s/.test(answer)))
    return true;
  if (COUNTED_ONLY.test(answer)) return true;
  // 'Enormous numbers' names nothing.
  if (
    /\b(?:numbers|amounts|quantities|ways|degrees|conditions)$/.test(answer) &&
    answer.split(' ').length < 4
  )
    return true;
  if (isTornAnswer(answer)) return true;
  if (/\bpoint (?:nought|one|two|three|four|five|six|seven|eight|nine)\b/i.test(front)) return true;
  // 'What does Okonkwo kill?' asks for a detail of a story.
  if (/^What (?:does|do|did) \p{Lu}\p{Ll}+ \p{Ll}+\?$/u.test(front)) return true;
  // 'Less and charges more' and 'economists speak of a monopoly' are no results.
  if (/^(?:less|more|fewer|much|many|little|few|neither)\b|\b(?:speak of|we call|call it)\b/i.test(answer))
    return true;
  return isCommonAnswer(front, answer, facts) || isUnnamedCondition(front, facts);
}

/** '1989 F. W. de _____ follows …', 'Act 1: a plague kills many in _____': notes, and no sentences. */
function isNoteGap(front: string, answer: string): boolean {
  const before = front.slice(0, front.indexOf(GAP));
  const [first = '', second] = front.split(/;\s/);
  // 'Sir Arthur Richards; in force from January _____'
  if (second !== undefined && clauseOf(first) === null) return true;
  return (
    /^(?:\d{4}\b|(?:[\p{L}\d]+ ){0,2}[\p{L}\d]+:\s|[^.]{2,60}\s[–-]\s)/u.test(front) ||
    /(?:\b(?:de|van|von|bin|al|ibn)|\p{Lu}\.)\s$/u.test(before) ||
    (/[\p{Ll}\d][.!?]\s+\p{Lu}/u.test(before) && /\d/.test(answer)) ||
    /\b(?:by|of|in|to|from|with|at)\.$/.test(front)
  );
}

/** Two sentences or columns read as one, a sentence or formula that is cut off, and a name that is none. */
function isGarbled({ front, back, passage, kind }: EngineCard): boolean {
  const isLed = (passage.quote ?? passage.text).trim().endsWith(':');
  return (
    // 'It was held that the prosecution must prove', above the list of what.
    (isLed &&
      kind !== 'list' &&
      passage.text.toLowerCase().includes(back.replace(/\.$/, '').toLowerCase())) ||
    /^Which\b/.test(back) ||
    // 'What heats the ground, the ground heats the air?'
    /^What \p{L}+s the [^,?]+, the [^,?]+\?$/u.test(front) ||
    (/^What (?:does|do|did)\b/.test(front) &&
      /, (?:it|they) \p{L}+s?\b|, the \p{L}+ \p{L}{3,}s (?:the|up|down|quickly)\b/u.test(back)) ||
    /^When (?:did|was|were) .*\band (?:was|were|\p{L}{2,}ed)\b/u.test(front) ||
    /^What is \p{Lu}\?$/u.test(front) ||
    // 'Imprisonment for life' is the punishment for one offence, and 'a penalty that …' what the word means.
    (/^What is meant by “(?:punishment|penalty|cure|result|remedy)”/i.test(front) &&
      !/^(?:an?|the|any)\s/i.test(back)) ||
    /\d: \d/.test(back) ||
    (passage.kind !== 'row' && /\bformula: [^=]*$/i.test(back)) ||
    /\bfigures for (?:add|less|deduct|total|balance)\b/i.test(front) ||
    // 'Worked example: what are the figures for sales?', and a row that a number names, unless it is a year.
    /^(?:worked )?(?:examples?|solutions?|illustrations?|exercises?|answers?)\b.*: (?:what|explain)\b/i.test(
      front,
    ) ||
    /\brow “\d{1,3}”/.test(front) ||
    // 'Direction: thumb = motion, first finger = field'
    (kind === 'formula' && /^[^=]*: .*=.*,.*=/.test(back)) ||
    /^What does \p{Lu}\S* and \p{Lu}/u.test(front)
  );
}

/** 'How many requirements did the government impose? Two' without a name or a figure. */
function isUnnamedCount(front: string, answer: string): boolean {
  return /^How many\b.*\bdid\b/.test(front) && !/\d/.test(answer) && !/\s\p{Lu}\p{L}/u.test(front);
}

/** The facts of a case without its decision, and a case that is only mentioned. */
function isHalfCase(front: string): boolean {
  return /^What were the facts of |^What is .* about\?$/.test(front);
}

/** 'Kant' and 'the mind' aren't compared, and 'Saul approved of it' tells what happened. */
function isUneven(front: string, answer: string): boolean {
  const [, a = '', b = ''] = /difference between (.+) and (.+)\?$/.exec(front) ?? [];
  const [, second = ''] = /\b(?:while|whereas|but)\s(.*)$/.exec(answer) ?? [];
  return (
    (a !== '' &&
      /^\p{Lu}\p{Ll}/u.test(a) !== /^\p{Lu}\p{Ll}/u.test(b) &&
      /^the\s/.test(/^\p{Lu}\p{Ll}/u.test(a) ? b : a)) ||
    /\b(?:him|her|them|of it|to it|with it|for it)\b/.test(second) ||
    // Units, names and reasons aren't what sets two things apart.
    /\bmeasured\b|\bcalled\b|\bbecause\b|\b(?:was|were|had|settled|stayed|earned)\b/.test(answer) ||
    /between (?:all|some|many|most)\b/.test(front)
  );
}

/** 'What does encryption protect? Data': a word that half the text has. */
function isCommonAnswer(front: string, answer: string, { frequency }: TextFacts): boolean {
  return (
    /^What (?:does|do|did|must|can)\b(?!.* (?:on|of|to)\?$)/.test(front) &&
    /^\p{L}+$/u.test(answer) &&
    ((frequency.get(answer.toLowerCase()) ?? 0) > 2 || (answer.length < 5 && listingOf(answer) === 'word'))
  );
}

const CONDITION =
  /^What (?:happens|happened|should you do) (?:if|when|once|whenever) the (\p{Ll}[\p{L}-]+) (?:is|are) /u;

/** 'What happens if the site is swollen?' with a noun that the text has nowhere else. */
function isUnnamedCondition(front: string, { topics, frequency }: TextFacts): boolean {
  const [, noun = ''] = CONDITION.exec(front) ?? [];
  return noun !== '' && !topics.has(noun) && (frequency.get(noun) ?? 0) < 2 && /\bhappens\b/.test(front);
}
