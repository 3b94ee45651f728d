/** Cards that ask what happened on a date of a history: 'The Fall of Benin: what happened in January 1897?' */
import { clauseOf } from '../grammar/clause.ts';
import type { Passage, Source } from '../reading/source.ts';
import type { EngineCard } from './card.ts';
import { DATE } from './dated.ts';
import { cardOf, PRONOUN, withoutNextClause } from './parts.ts';
import { standsAlone } from './phrases.ts';
import { titleLines, withoutYears } from './titles.ts';
import { saysNoTopic, withoutNumber } from './wording.ts';

const LEADING = new RegExp(String.raw`^(In|On)\s(${DATE}),?\s+(?!(?:and|or|to|but)\s)(.{20,})$`, 'u');
/** A year in brackets may be that of a case or a book. */
const DATED = new RegExp(String.raw`\b(?:[Ii]n|[Oo]n|[Bb]y|[Ss]ince|[Uu]ntil|[Ff]rom)\s${DATE}`, 'u');
/** Words that need a noun or a time of the sentence before. */
const OPEN =
  /\b(?:his|her|its|their|him|them|also|again|too|then|there|another|others?|both|the same|this|these|those|such|however|meanwhile)\b/i;
/** A text with fewer sentences that have a date is no history. */
const LEAST_DATED = 5;
const WORDS = { least: 5, most: 26 } as const;

/** The title of a history, without its years; null for any other text, or without a title. */
export function historyIn(source: Source): string | null {
  const [title = ''] = titleLines(source);
  const dated = source.passages.filter(({ text }) => DATED.test(text)).length;
  const name = withoutYears(withoutNumber(title));
  return dated >= LEAST_DATED && name !== '' && !saysNoTopic(title) ? name : null;
}

/** The card for a sentence that begins with its date, if no other sentence has it. */
export function happeningCard(
  passage: Passage,
  passages: readonly Passage[],
  history: string | null,
): EngineCard | null {
  if (history === null || passage.kind !== 'paragraph' || passage.speech) return null;
  const [, at = '', date = '', said = ''] = LEADING.exec(passage.text.replace(/\.$/, '').trim()) ?? [];
  if (date === '' || passages.filter(({ text }) => text.includes(date)).length > 1) return null;
  const event = withoutNextClause(said);
  const clause = clauseOf(event);
  const words = event.split(/\s+/).length;
  if (clause?.lead !== '' || clause.isNegative || /^(?:is|are|has|have|can)$/.test(clause.auxiliary ?? ''))
    return null;
  const isPast = clause.auxiliary !== null || clause.support === 'did';
  if (!isPast || !standsAlone(event) || OPEN.test(event) || PRONOUN.test(event) || /[?:“”"]/.test(event))
    return null;
  if (words < WORDS.least || words > WORDS.most) return null;
  return cardOf('date', `${history}: what happened ${at.toLowerCase()} ${date}?`, event, passage, 0.6);
}
