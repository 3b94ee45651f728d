/** Classes of faulty cards that were found by reading the cards of many texts. */
import { clauseOf } from '../grammar/clause.ts';
import { listingOf, tokensOf } from '../reading/nlp.ts';
import { type EngineCard, GAP } from './card.ts';
import { isBareEvent, isThinDeed } from './event-faults.ts';
import type { TextFacts } from './gate.ts';

const TERM = /^(?:What|Who) (?:is|are|was|were) (.+?)(?: called)?\?$/;
const MEANT = /“(.+)”/;
/** A second verb of the subject in an answer that has no clause of its own. */
const SECOND_VERB = /\sand\s(?:(?:is|are|was|were|has|had|can|may|must)\s|\p{Ll}{3,}ed$)/u;
const RELATIVE = /\b(?:that|which|who|whose|where|when|what|how|if)\b/i;
const THAT_ONE =
  /\bthat (?:year|time|day|moment|period|case|test|law|article|point|rule|place|one|age|way|stage|duty)\b|\bthis\b/i;
/** 'When did Everett Lee write?' doesn't say what. */
const CLAIMED =
  /^When did .*\s(?:claim|notice|write|object|argue|state|say|observe|find|show|suggest|believe|conclude|reply|ask)\?$/;
/** Headings under which a label stands for a part of one work or story. */
const OF_A_WORK =
  /^(?:[\p{L} ]*\s)?(?:themes?|lessons?|morals?|techniques?|devices?|style|symbols?|motifs?)(?: of [\p{L} ]+)?: e/iu;

/** Whether a card has a fault that its form shows. */
export function hasFault(card: EngineCard, facts: TextFacts): boolean {
  const { kind, front, back, passage } = card;
  const answer = back.replace(/[.\s]+$/, '');
  // Half a difference.
  if (
    /\b(?:differ|difference)\b/.test(front) &&
    !/\b(?:whereas|while|but|unlike|differs?|different)\b|[;]/i.test(answer)
  )
    return true;
  if (THAT_ONE.test(front.replace(MEANT, '').replace('authority for this rule', ''))) return true;
  if (kind === 'statement') return /\b(?:this|these) \p{Ll}+/u.test(answer);
  if (front.includes(GAP)) return isNoteGap(front, answer);
  if (passage.kind === 'row') return false;
  if (kind === 'definition') return isNoDefinition(card, answer, facts);
  if (kind === 'cause') return isBareEvent(front);
  if (kind === 'difference') return isUneven(front, answer);
  if (kind === 'list') return /\bof the (?:story|play|novel|poem|passage|text|book|film)\.$/.test(front);
  if (kind === 'date') return CLAIMED.test(front);
  if (kind === 'person')
    return /^Who (?:is|was)\b/.test(front)
      ? answer.split(' ').length < 4 && !/ of /.test(answer)
      : isThinDeed(front, facts);
  // 'Enormous numbers' names nothing.
  if (
    /\b(?:numbers|amounts|quantities|ways|degrees|conditions)$/.test(answer) &&
    answer.split(' ').length < 4
  )
    return true;
  if (SECOND_VERB.test(answer) && !RELATIVE.test(answer.split(' and ')[0] ?? '')) return true;
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
  return (
    /^(?:\d{4}\b|(?:[\p{L}\d]+ ){0,2}[\p{L}\d]+:\s|[^.]{2,60}\s[–-]\s)/u.test(front) ||
    /(?:\b(?:de|van|von|bin|al|ibn)|\p{Lu}\.)\s$/u.test(before) ||
    (/[\p{Ll}\d][.!?]\s+\p{Lu}/u.test(before) && /\d/.test(answer)) ||
    /\b(?:by|of|in|to|from|with|at)\.$/.test(front)
  );
}

function isNoDefinition(
  { front, back, passage, maker }: EngineCard,
  answer: string,
  facts: TextFacts,
): boolean {
  const [, asked = ''] = TERM.exec(front) ?? [];
  const [, meant = ''] = MEANT.exec(front) ?? [];
  const term = meant || asked;
  // 'What is the organisation test asks whether the work?'
  if (/ called\?$/.test(front)) {
    if (/\bresults? called\?$/.test(front)) return true;
    if (/^(?:(?!\b(?:that|which|who|where|whose)\b).)*\b(?:takes|has|have|is|are|was|were|can)\b/.test(asked))
      return true;
  } else if (meant === '' && asked.includes(' ') && (clauseOf(asked) !== null || hasFiniteVerb(asked)))
    return true;
  if (
    /^(?:an?|the) (?:better|worse|larger|smaller|greater|further|good|bad|other|next|usual|simple|quick)\b/i.test(
      asked,
    )
  )
    return true;
  if (
    /^the (?:reason|result|aim|question|answer|point|problem|difference|number|same|rest)\b(?! (?:of|for|between)\b)/i.test(
      asked,
    )
  )
    return true;
  if (/^(?:an?|the) \p{L}+ of which\b|^the \p{L}+ of which\b|\bof (?:them|these|those)\b/iu.test(answer))
    return true;
  if (/^(?:either|both|neither|also|then|thus|so|like)\b/i.test(answer)) return true;
  const [first] = tokensOf(`${answer[0]?.toLowerCase()}${answer.slice(1)}`);
  // 'Promote to the middlemen' tells somebody what to do.
  if (
    meant !== '' &&
    first?.pos === 'VERB' &&
    first.lemma === first.text &&
    !/s$/.test(term.replace(/\s*\(.*$/, ''))
  )
    return true;
  if (/[,;]\s[^,;=]{2,40}\s(?:=|–|-)\s/.test(answer)) return true;
  const [said = ''] = answer.split(/,?\s+because\s(?!of\b)/);
  const isSpecified = /,\s+because\s/.test(answer) ? /\b(?:that|which|who)\b/ : /\b(?:of|that|which|who)\b/;
  if (meant === '' && said !== answer && !isSpecified.test(said)) return true;
  if (/^an offence\b/i.test(answer)) return true;
  // 'Three layers of cells' doesn't say which.
  if (
    /consist of\?$/.test(front) &&
    /^(?:two|three|four|five|six|seven|many|several)(?:\s\p{L}+){1,3}$/iu.test(answer)
  )
    return true;
  if (OF_A_WORK.test(front)) return true;
  // The title of the text is no term.
  const capitals = answer.split(' ').filter((word) => /^\p{Lu}/u.test(word)).length;
  const isTitle =
    meant !== '' &&
    facts.text.startsWith(passage.text.toLowerCase().slice(0, 60)) &&
    (term === term.toUpperCase() || capitals > answer.split(' ').length / 2);
  return (
    (isTitle && back.split(' ').length < 9) ||
    (maker !== 'naming' && meant === '' && isTornDefinition(answer))
  );
}

/** 'A technique … and is found in …': what follows 'and' belongs to the subject, and not to the meaning. */
function isTornDefinition(answer: string): boolean {
  return SECOND_VERB.test(answer) && !RELATIVE.test(answer.split(' and ')[0] ?? '');
}

function hasFiniteVerb(phrase: string): boolean {
  const tokens = tokensOf(phrase);
  return tokens.some(
    ({ pos, text }, at) =>
      at > 0 &&
      pos === 'VERB' &&
      /s$/.test(text) &&
      /^(?:DET|SCONJ|ADP|PRON)$/.test(tokens[at + 1]?.pos ?? ''),
  );
}

/** 'Kant' and 'the mind' aren't compared, and 'Saul approved of it' tells what happened. */
function isUneven(front: string, answer: string): boolean {
  const [, a = '', b = ''] = /difference between (.+) and (.+)\?$/.exec(front) ?? [];
  const [, second = ''] = /\b(?:while|whereas|but)\s(.*)$/.exec(answer) ?? [];
  return (
    (a !== '' &&
      /^\p{Lu}\p{Ll}/u.test(a) !== /^\p{Lu}\p{Ll}/u.test(b) &&
      /^the\s/.test(/^\p{Lu}\p{Ll}/u.test(a) ? b : a)) ||
    /\b(?:him|her|them|of it|to it|with it|for it)\b/.test(second)
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
