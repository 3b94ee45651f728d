/** Decides which subjects are clear without the text around them. */
import { headText } from '../grammar/noun-phrase.ts';
import { asPhrase } from './card.ts';
import { namesSomething } from './phrases.ts';

/** Things that are unique, or that everyone can identify. */
const UNIQUE =
  /^the (?:body|human body|sun|moon|earth|sea|ocean|air|atmosphere|brain|heart|liver|skin|blood|nucleus|economy|government|constitution|president|senate|central bank|united nations|equator)$/i;

/** The topics of a text: words of its headings and of the terms that it defines. */
export interface Topics {
  /** In lower case, without determiners. */
  has(name: string): boolean;
}

export function topicsOf(names: readonly string[]): Topics {
  const words = new Set(names.map((name) => singular(headText(name).toLowerCase())));
  return { has: (name) => words.has(singular(headText(name).toLowerCase())) };
}

function singular(name: string): string {
  return name.replace(/(?<=[^su])s$/, '');
}

/**
 * The subject as a question should name it: 'herd immunity', 'the Phillips curve'.
 *
 * @returns null if the subject would be ambiguous: 'the index', 'the court', 'examples'
 */
export function askedSubject(subject: string, topics: Topics): string | null {
  if (!namesSomething(subject) || /^\p{L}$/u.test(subject)) return null;
  if (/^(?:all|each|every|no|many|most|some|several|few|any|another|other)\b/i.test(subject)) return null;
  const isBare = /^the\s+\p{Ll}[\p{L}-]+$/u.test(subject.replace(/^T/, 't'));
  if (isBare && !UNIQUE.test(subject) && !topics.has(subject)) return null;
  // 'the van' and 'a man' belong to a story.
  if (/^an?\s+\p{L}+$/iu.test(subject) && !topics.has(subject)) return null;
  return asPhrase(subject.replace(/^An?\s(?=\p{Lu})/u, (article) => article.toLowerCase()));
}
