/** Finds the context that a sentence needs to be understood. */
import { needsContext } from '../cards/phrases.ts';
import { isQuotable } from '../ranking/quotable.ts';
import type { Language, Passage, Source } from '../reading/source.ts';

/** Openings that refer back to the previous sentence. */
const DEPENDENT: Readonly<Record<Exclude<Language, 'en'>, RegExp>> = {
  fr: /^(?:elles?|ils?|cela|ceci|ce|c['’]|cette|ces|celui|celle|ceux|celles|on\s+l|mais|et|donc|ainsi|alors|car)(?![\p{L}])/iu,
  other: /^(?:ó|o|wọ́n|won|wọn|èyí|eyi|eléyìí|nítorí náà|òun)(?![\p{L}\p{M}])/iu,
};
/** References such as 'shows this relationship'. */
const POINTING = /\b(?:this|these|such)\s+\p{L}{4,}/u;
/** How many previous sentences are added as context, and their longest total length in characters. */
const MOST = { sentences: 2, characters: 420 } as const;

/** Whether a sentence can't be understood without the previous one. */
export function isDependent(passage: Passage, language: Language): boolean {
  if (passage.kind !== 'paragraph') return false;
  const text = passage.quote ?? passage.text;
  return language === 'en' ? needsContext(text) || POINTING.test(text) : DEPENDENT[language].test(text);
}

/** The context that a passage needs; empty if the passage can be understood alone. */
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

/** With fewer sentences, a text without punctuation counts as short notes instead of speech. */
const LEAST_SPEECH = 8;

/** Whether a source is a transcript of speech without punctuation. */
export function isSpeech({ passages }: Source): boolean {
  const sentences = passages.filter(({ kind }) => kind === 'paragraph');
  return (
    sentences.length >= LEAST_SPEECH &&
    sentences.length === passages.length &&
    sentences.every(({ text, speech }) => speech !== undefined || !/[,;:()]/.test(text))
  );
}
