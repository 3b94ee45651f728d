/** Cards from a heading that is a term, and the sentence below it that says what it is. */
import { clauseOf } from '../grammar/clause.ts';
import type { Passage } from '../reading/source.ts';
import { asPhrase } from './as-phrase.ts';
import type { EngineCard } from './card.ts';
import { definesThing, isPair, isRelational } from './defines.ts';
import { cardOf, withoutNextClause, withoutSecondPredicate } from './parts.ts';
import { namesSomething } from './phrases.ts';
import { saysNoTopic, withoutNumber } from './wording.ts';

const EXPLAINS =
  /^(?:(this|it)\s(?:is|was|means|refers to)|(these|they)\sare)\s(?:simply\s|also\s)?(.{12,})$/iu;
const MOST_WORDS = 4;

/** The term that a heading names; null if it announces a list or counts, or says only what part of a text follows. */
function termOf(heading: string | null): string | null {
  const term = withoutNumber(heading ?? '').replace(/:$/, '');
  const isTerm =
    term.split(/\s+/).length <= MOST_WORDS &&
    !saysNoTopic(term) &&
    namesSomething(term) &&
    !isPair(term) &&
    !isRelational(term) &&
    !/^(?:meaning|definition|introduction|origin|nature|concept|theory|background|importance|role|conclusion|summary)\b|[\d?]|\b(?:of|in|and|for|vs)\b/i.test(
      term,
    ) &&
    clauseOf(term) === null;
  return isTerm ? asPhrase(term) : null;
}

/** 'Written Constitution' above 'This is a constitution whose …' gives 'What is meant by “written constitution”?' */
export function headedCard(
  passage: Passage,
  heading: string | null,
  before: Passage | undefined,
): EngineCard | null {
  if (before?.section === passage.section || passage.kind === 'row' || passage.speech) return null;
  const [, , many, raw = ''] = EXPLAINS.exec(passage.text.replace(/\.$/, '')) ?? [];
  const term = raw === '' ? null : termOf(heading);
  if (term === null) return null;
  const meaning = withoutSecondPredicate(withoutNextClause(raw));
  if (!definesThing(meaning) || (many !== undefined) !== /s$/.test(term)) return null;
  const front = many === undefined ? `What is meant by “${term}”?` : `What are ${term}?`;
  return cardOf('definition', front, meaning, passage, 0.9);
}
