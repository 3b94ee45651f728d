/** Cards from a title and the sentence that explains it. */
import { clauseOf } from '../grammar/clause.ts';
import type { Passage } from '../reading/source.ts';
import { asPhrase } from './as-phrase.ts';
import type { EngineCard } from './card.ts';
import { definesThing } from './defines.ts';
import { cardOf, withoutNextClause } from './parts.ts';
import { namesSomething } from './phrases.ts';

const EXPLAINS = /^(?:these are|this is|it is|they are)\s+(.{12,})$/iu;

/** 'Unpresented cheques. These are cheques which …': the card for a title that its own sentence explains. */
export function titledCard(passage: Passage, before: Passage | undefined): EngineCard | null {
  const isTogether = before?.quote !== undefined && before.quote === passage.quote;
  const isParagraph = before?.isOpening && before.kind === 'paragraph' && passage.kind === 'paragraph';
  if (before?.section !== passage.section || !(isTogether || (isParagraph && !passage.isOpening)))
    return null;
  const title = before.text.replace(/\.$/, '').replace(/,.*$/, '').trim();
  const isTitle = title.split(/\s+/).length <= 5 && namesSomething(title) && clauseOf(title) === null;
  const [, raw = ''] = EXPLAINS.exec(passage.text.replace(/\.$/, '')) ?? [];
  const meaning = withoutNextClause(raw);
  if (!isTitle || !definesThing(meaning) || /\s(?:and|or)\s/.test(title)) return null;
  const isMany = /^(?:these|they)/i.test(passage.text);
  return cardOf('definition', `What ${isMany ? 'are' : 'is'} ${asPhrase(title)}?`, meaning, passage, 0.9);
}
