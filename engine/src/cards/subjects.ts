/** Which subjects a card can name without the text around it. */
import { headText } from '../grammar/noun-phrase.ts';
import { asPhrase } from './card.ts';
import { namesSomething } from './phrases.ts';

/** Things of which there is only one, or that everyone knows which is meant. */
const UNIQUE =
  /^the (?:body|human body|sun|moon|earth|sea|ocean|air|atmosphere|brain|heart|liver|skin|blood|nucleus|economy|government|constitution|president|senate|central bank|united nations|equator)$/i;

/** What a text is about: the words of its headings and of what it defines. */
export interface Topics {
  /** Lower case, without determiners. */
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
 * The subject as a question names it: 'herd immunity', 'the Phillips curve'.
 *
 * @returns null where the question could mean anything: 'the index', 'the court', 'examples'
 */
export function askedSubject(subject: string, topics: Topics): string | null {
  if (!namesSomething(subject)) return null;
  if (/^(?:all|each|every|no|many|most|some|several|few|any|another|other)\b/i.test(subject)) return null;
  const isBare = /^the\s+\p{Ll}[\p{L}-]+$/u.test(subject.replace(/^T/, 't'));
  if (isBare && !UNIQUE.test(subject) && !topics.has(subject)) return null;
  // 'the van', 'a man': one of a story.
  if (/^an?\s+\p{L}+$/iu.test(subject) && !topics.has(subject)) return null;
  return asPhrase(subject.replace(/^An?\s(?=\p{Lu})/u, (article) => article.toLowerCase()));
}
