/** What stands over or before a passage and belongs to it: headings, the title, and on law the name of the case. */
import type { Passage, Source } from '../reading/source.ts';

const LONGEST_TITLE = 10;
/** 'Bolton v. Stone' */
const CASE = /\p{Lu}[\p{L}'’]+ v\.? \p{Lu}/u;
/** The account of a case is so many sentences long at most. */
const LONGEST_CASE = 5;

/** A title over the first heading, which reads like a short paragraph; empty without one. */
function titleOf({ passages, sections }: Source): string {
  const [first] = passages;
  const isTitle =
    first?.kind === 'paragraph' &&
    sections[first.section]?.heading === null &&
    /[^.!?:;,"”]$/.test(first.text) &&
    first.text.split(/\s+/).length <= LONGEST_TITLE;
  return isTitle ? first.text : '';
}

/** The sentence that names the case which a sentence goes on about: 'The club was not liable' in notes on law. */
export function caseBefore(passages: readonly Passage[], index: number): string {
  const section = passages[index]?.section;
  for (let at = index; at >= Math.max(0, index - LONGEST_CASE); at -= 1) {
    const passage = passages[at];
    if (passage?.section !== section) return '';
    if (CASE.test(passage?.text ?? '')) return at === index ? '' : (passage?.text ?? '');
  }
  return '';
}

/** For each section the roots of its heading, of those that it stands under, and of the title. */
export function headingRoots(source: Source, roots: (text: string) => string[]): Set<string>[] {
  const title = `${source.sections.find(({ heading }) => heading !== null)?.heading ?? ''} ${titleOf(source)}`;
  const open: { level: number; heading: string }[] = [];
  return source.sections.map(({ heading, level }) => {
    if (heading !== null) {
      while ((open.at(-1)?.level ?? -1) >= level) open.pop();
      open.push({ level, heading });
    }
    return new Set([title, ...open.map((above) => above.heading)].flatMap(roots));
  });
}
