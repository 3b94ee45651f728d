/** The sentence without which another cannot be understood. */
import { needsContext } from '../cards/phrases.ts';
import { isQuotable } from '../ranking/rank.ts';
import type { Language, Passage, Source } from '../reading/source.ts';

/** Openings that stand for something in the sentence before. */
const DEPENDENT: Readonly<Record<Exclude<Language, 'en'>, RegExp>> = {
  fr: /^(?:elles?|ils?|cela|ceci|ce|c['’]|cette|ces|celui|celle|ceux|celles|on\s+l|mais|et|donc|ainsi|alors|car)(?![\p{L}])/iu,
  other: /^(?:ó|o|wọ́n|won|wọn|èyí|eyi|eléyìí|nítorí náà|òun)(?![\p{L}\p{M}])/iu,
};
/** 'shows this relationship' */
const POINTING = /\b(?:this|these|such)\s+\p{L}{4,}/u;
/** How many sentences before one are read with it, and how long they may be together, in characters. */
const MOST = { sentences: 2, characters: 420 } as const;

/** Whether a sentence cannot be understood without the one before it. */
export function isDependent(passage: Passage, language: Language): boolean {
  if (passage.kind !== 'paragraph') return false;
  const text = passage.quote ?? passage.text;
  return language === 'en' ? needsContext(text) || POINTING.test(text) : DEPENDENT[language].test(text);
}

/** The text that has to be read before a passage; empty where it can be understood alone. */
export function contextOf(source: Source, passage: Passage): string {
  let context = '';
  let at = source.passages.indexOf(passage);
  for (let count = 0; count < MOST.sentences; count += 1) {
    const current = source.passages[at];
    const before = source.passages[at - 1];
    if (!current || !isDependent(current, source.language)) break;
    if (before?.kind !== 'paragraph' || before.section !== passage.section || !isQuotable(before)) break;
    if (context.length + before.text.length > MOST.characters) break;
    context = `${before.quote ?? before.text} ${context}`.trim();
    at -= 1;
  }
  return context;
}

/** Fewer sentences without any sign inside are no speech, but short notes. */
const LEAST_SPEECH = 8;

/** Whether a source is speech that was written down without punctuation. */
export function isSpeech({ passages }: Source): boolean {
  const sentences = passages.filter(({ kind }) => kind === 'paragraph');
  return (
    sentences.length >= LEAST_SPEECH &&
    sentences.length === passages.length &&
    sentences.every(({ text }) => !/[,;:()]/.test(text))
  );
}
