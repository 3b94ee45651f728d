/** Recognises lines that lead to others: labels, titles of paragraphs, and what introduces the aims of a lesson. */
import { tokensOf } from '../reading/nlp.ts';
import type { Language, Passage, Source } from '../reading/source.ts';
import { introducesAims } from './announcements.ts';

/** 'Simple majority (first past the post).' is the label of a list item. */
const LABEL = /^(?!.*\b(?:is|are|was|were|has|have|can|must)\b)(?:\S+\s){0,5}\S+?(?:\s\([^)]*\))?[.:]$/u;

/** Whether a text is the label of what follows it. */
export function isLabel(text: string): boolean {
  return LABEL.test(text);
}

/** The lists of what a student should learn, with the lines above them. */
export function aimsIn({ passages, sections }: Source): Set<Passage> {
  const aims = new Set<Passage>();
  for (const [index, passage] of passages.entries()) {
    const before = passages[index - 1];
    const isListed = passage.kind === 'item' && before?.section === passage.section && aims.has(before);
    if (isListed || introducesAims(passage.text) || introducesAims(sections[passage.section]?.heading ?? ''))
      aims.add(passage);
  }
  return aims;
}

/** Whether a paragraph begins with its title: 'By ratification. The principal accepts …' */
export function isRunIn(first: Passage, next: Passage | undefined, language: Language): boolean {
  return (
    language === 'en' &&
    first.isOpening === true &&
    next?.kind === 'paragraph' &&
    next.section === first.section &&
    !next.isOpening &&
    !first.speech &&
    LABEL.test(first.text) &&
    !tokensOf(first.text).some(({ pos }) => pos === 'VERB' || pos === 'AUX')
  );
}
