/** Cards from a heading that is a term, and the sentence below it that says what it is. */
import type { Passage } from '../reading/source.ts';
import type { EngineCard } from './card.ts';
import { definesThing } from './defines.ts';
import { topicOf } from './heading-topics.ts';
import { cardOf, withoutNextClause } from './parts.ts';
import { withoutSecondPredicate } from './second-predicate.ts';

const EXPLAINS =
  /^(?:(this|it)\s(?:is|was|means|refers to)\s|(these|they)\sare\s|Definition:\s(?=an?\s|the\s))(?:simply\s|also\s)?(.{12,})$/iu;
/** 'Written Constitution' above 'This is a constitution whose …' gives 'What is meant by “written constitution”?' */
export function headedCard(
  passage: Passage,
  heading: string | null,
  before: Passage | undefined,
): EngineCard | null {
  if (before?.section === passage.section || passage.kind === 'row' || passage.speech) return null;
  const [, , many, raw = ''] = EXPLAINS.exec(passage.text.replace(/\.$/, '')) ?? [];
  const term = raw === '' ? null : topicOf(heading);
  if (term === null) return null;
  const meaning = withoutSecondPredicate(withoutNextClause(raw));
  if (!definesThing(meaning) || (many !== undefined) !== /s$/.test(term)) return null;
  const front = many === undefined ? `What is meant by “${term}”?` : `What are ${term}?`;
  return cardOf('definition', front, meaning, passage, 0.9);
}
