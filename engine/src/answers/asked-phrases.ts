/** Recognises passages about another thing of the same kind as the one asked about: 'North Africa' for 'West Africa'. */
import { fold, rootsOf } from '../words/roots.ts';
import { isLight, meaningOf } from '../words/word-lists.ts';
import type { Question } from './question.ts';
import type { Index, Unit } from './search.ts';

/** Words before a noun that may stand for its modifier: 'the route' for 'the central route'. */
const REFERS = /^(?:the|this|these|that|those|such|its|their|his|her|both|each|every|all|said)$/;

/** 'The second reading' isn't the first one. */
export const ORDINAL = /^(?:first|second|third|fourth|fifth)$/;

interface Word {
  /** The word in small letters, without accents. */
  folded: string;
  /** Undefined for words without meaning. */
  root: string | undefined;
}

const phrases = new WeakMap<Index, ReadonlySet<string>>();

/** Whether a passage has a noun of the question, but with another word before it than the question and the notes have. */
export function isOfOtherThing(index: Index, { passage }: Unit, question: Question): boolean {
  if (index.source.language !== 'en') return false;
  const words = wordsIn(passage.quote ?? passage.text);
  const has = (wanted: string) => words.some(({ root }) => root === wanted);
  return pairsIn(wordsIn(question.text)).some(([first, second]) => {
    if (has(first) || !has(second) || !phrasesOf(index).has(`${first} ${second}`)) return false;
    return words.every(({ root }, at) => {
      if (root !== second) return true;
      const before = words[at - 1];
      return before?.root !== undefined && !REFERS.test(before.folded);
    });
  });
}

/** Every two words that follow each other somewhere in the notes. */
function phrasesOf(index: Index): ReadonlySet<string> {
  const known = phrases.get(index);
  if (known) return known;
  const texts = [
    ...index.units.map(({ said }) => said),
    ...index.source.sections.map(({ heading }) => heading ?? ''),
  ];
  const found = new Set(texts.flatMap((text) => pairsIn(wordsIn(text)).map((pair) => pair.join(' '))));
  phrases.set(index, found);
  return found;
}

function pairsIn(words: readonly Word[]): [first: string, second: string][] {
  return words.flatMap(({ root }, at) => {
    const first = words[at - 1]?.root;
    if (
      first === undefined ||
      root === undefined ||
      (isLight(first) && !ORDINAL.test(first)) ||
      first === root
    )
      return [];
    return [[first, root] as [string, string]];
  });
}

function wordsIn(text: string): Word[] {
  const words = fold(text).match(/[\p{L}\p{N}'-]+|[.,;:()]/gu) ?? [];
  return words.map((folded) => {
    const [root] = rootsOf(folded, 'en');
    return { folded, root: root === undefined ? undefined : meaningOf(root) };
  });
}
