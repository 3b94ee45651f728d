/** Finds the full names of acronyms in questions, because notes often have only these: 'NLC' for 'Nigeria Labour Congress'. */
import { rootsOf } from '../words/roots.ts';
import { meaningOf } from '../words/word-lists.ts';
import type { Question } from './question.ts';
import type { Index } from './search.ts';

const ACRONYM = /\b\p{Lu}{3,6}\b/gu;
/** Capitalised words with small words between them. */
const NAME = /\p{Lu}[\p{L}'’-]+(?:\s(?:(?:of|the|and|for|on|in)\s){0,2}\p{Lu}[\p{L}'’-]+)+/gu;

/** The question with the roots of the full name for every acronym that the notes don't have. */
export function spellOut(index: Index, question: Question): Question {
  if (index.source.language !== 'en') return question;
  let { roots, names } = question;
  for (const acronym of question.text.match(ACRONYM) ?? []) {
    const [root = ''] = rootsOf(acronym, 'en').map(meaningOf);
    const full = index.words.has(root) ? null : fullNameOf(index, acronym);
    if (full === null) continue;
    const whole = rootsOf(full, 'en').map(meaningOf);
    const replace = (list: readonly string[]) => [
      ...new Set(list.flatMap((other) => (other === root ? whole : [other]))),
    ];
    [roots, names] = [replace(roots), replace(names)];
  }
  return { ...question, roots, names };
}

/** The name in the notes whose capital letters make an acronym; null if there is none. */
function fullNameOf({ source }: Index, acronym: string): string | null {
  for (const { text, quote } of source.passages) {
    for (const [name] of (quote ?? text).matchAll(NAME)) {
      const words = name.split(/\s+/);
      const capitals = words.filter((word) => /^\p{Lu}/u.test(word));
      const at = capitals
        .map((word) => word[0])
        .join('')
        .indexOf(acronym);
      const [first, last] = [capitals[at], capitals[at + acronym.length - 1]];
      if (first && last) return words.slice(words.indexOf(first), words.lastIndexOf(last) + 1).join(' ');
    }
  }
  return null;
}
