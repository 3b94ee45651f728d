/** The text that questions are made from, in passages, to find the sentence that a question comes from. */
import { sourceMatcher } from '@akada/domain/ai/card-source';
import { isBlank } from '@akada/domain/text/text';

/** Where a sentence is: the indexes of its first and last passage, and its page if the text is of a PDF. */
interface Place {
  first: number;
  last: number;
  page: number | null;
}

export interface Passages {
  /** The place of a sentence; null if no one or two passages contain it. */
  find: (sentence: string) => Place | null;
  /** The passages at some places, each once, in the order of the text. */
  textAt: (places: readonly Place[]) => string;
}

interface Passage {
  text: string;
  page: number | null;
}

/** In characters. Two passages have room for a sentence with what it depends on. */
const LENGTH = 1_200;
/** The line before each page (../page-text.ts). */
const PAGE_MARK = /^\[p\. (\d+)\]$/;
const SENTENCE_END = /(?<=[.!?])\s+/;

/** @param hasPages whether each page of the text follows a line with its mark */
export function readPassages(text: string, hasPages: boolean): Passages {
  const passages = cutIntoPassages(text, hasPages);
  const matchers = new Map<string, (sentence: string) => boolean>();
  const contains = (first: number, last: number, sentence: string) => {
    const key = `${first} ${last}`;
    const found = passages.slice(first, last + 1).map((passage) => passage.text);
    const match = matchers.get(key) ?? quoteFinder(found.join('\n'));
    matchers.set(key, match);
    return match(sentence);
  };
  return {
    find(sentence) {
      for (const length of [1, 2]) {
        for (let first = 0; first + length <= passages.length; first += 1) {
          const last = first + length - 1;
          if (contains(first, last, sentence)) return { first, last, page: passages[first]?.page ?? null };
        }
      }
      return null;
    },
    textAt(places) {
      const isNamed = (index: number) => places.some(({ first, last }) => index >= first && index <= last);
      return passages.flatMap((passage, index) => (isNamed(index) ? passage.text : [])).join('\n\n');
    },
  };
}

function quoteFinder(text: string): (sentence: string) => boolean {
  const match = sourceMatcher(text);
  return (sentence) => match(sentence) === 'quoted';
}

/** Passages of whole lines or, where a line is long, of whole sentences. None is on two pages. */
function cutIntoPassages(text: string, hasPages: boolean): Passage[] {
  const passages: Passage[] = [];
  let page: number | null = null;
  let open = '';
  const close = () => {
    if (!isBlank(open)) passages.push({ text: open.trim(), page });
    open = '';
  };
  for (const line of text.split('\n')) {
    const mark = hasPages ? PAGE_MARK.exec(line) : null;
    if (mark) {
      close();
      page = Number(mark[1]);
      continue;
    }
    for (const part of line.length > LENGTH ? line.split(SENTENCE_END).flatMap(cutToLength) : [line]) {
      if (open.length + part.length > LENGTH) close();
      open += `${part}\n`;
    }
  }
  close();
  return passages;
}

/** A text without any sentence end, such as a list of numbers, in pieces. */
function cutToLength(text: string): string[] {
  const pieces = Math.ceil(text.length / LENGTH);
  return Array.from({ length: pieces }, (_, index) => text.slice(index * LENGTH, (index + 1) * LENGTH));
}
