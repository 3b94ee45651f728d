/** Recognises what the columns of a table tell, by their headers. */
import { likenessOf } from '../words/lexicon.ts';
import { fold, rootsOf } from '../words/roots.ts';
import { isLight, meaningOf } from '../words/word-lists.ts';
import type { Question } from './question.ts';
import type { QuestionKind } from './question-patterns.ts';

/** The least likeness of words that are formed from the same word. */
const SAME_WORD = 0.95;
/** What the header of a column says that its cells tell. */
export const COLUMNS: Readonly<Partial<Record<QuestionKind, RegExp>>> = {
  who: /\b(?:who|by|names?|authors?|leaders?|founders?|inventors?|discoverers?)\b/i,
  when: /\b(?:when|years?|dates?|periods?|time)\b/i,
  where: /\b(?:where|places?|locations?|found|sites?|state|country|region)\b/i,
  why: /\b(?:why|reasons?|causes?)\b/i,
  how: /\b(?:how|methods?|formed|formation|process)\b/i,
  example: /\bexamples?\b/i,
  formula: /\bformula\b/i,
};

/** Whether a row of a table has a column for what is asked: 'Where it matures: thymus' for 'Where …?'. */
export function hasColumn(row: string, { kind, relation, roots }: Question): boolean {
  const [, ...headers] = [...row.matchAll(/(?:^|[:;]\s)([^:;]{2,40})(?=:)/g)].map(
    ([, header = '']) => header,
  );
  return headers.some(
    (header) =>
      relation?.asked.test(fold(header)) ||
      COLUMNS[kind]?.test(header) ||
      rootsOf(header, 'en')
        .map(meaningOf)
        .some((said) => !isLight(said) && roots.some((root) => likenessOf(root, said) >= SAME_WORD)),
  );
}
