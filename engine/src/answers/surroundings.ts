/** Text around a passage that belongs to it: headings, the title, and in law notes the name of the case. */
import type { Passage, Source } from '../reading/source.ts';

const LONGEST_TITLE = 10;
/** Matches 'Bolton v. Stone'. */
const CASE = /\p{Lu}[\p{L}'’]+ v\.? \p{Lu}/u;
/** The most sentences that the account of a case has. */
const LONGEST_CASE = 5;

/** A title above the first heading, which looks like a short paragraph; empty if there is none. */
function titleOf({ passages, sections }: Source): string {
  const [first] = passages;
  const isTitle =
    first?.kind === 'paragraph' &&
    sections[first.section]?.heading === null &&
    /[^.!?:;,"”]$/.test(first.text) &&
    first.text.split(/\s+/).length <= LONGEST_TITLE;
  return isTitle ? first.text : '';
}

/** The sentence that names the case of a later sentence, such as 'The club was not liable' in law notes. */
export function caseBefore(passages: readonly Passage[], index: number): string {
  const section = passages[index]?.section;
  for (let at = index; at >= Math.max(0, index - LONGEST_CASE); at -= 1) {
    const passage = passages[at];
    if (passage?.section !== section) return '';
    if (CASE.test(passage?.text ?? '')) return at === index ? '' : (passage?.text ?? '');
  }
  return '';
}

/** For each section, the roots of its heading, of the headings above it, and of the title. */
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
