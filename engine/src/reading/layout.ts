/** Recognises what belongs to the layout or form of a text instead of its content. */
import type { Passage } from './source.ts';

/** The least words of a transcript, and of its text between two full stops. */
const LEAST_SPEECH = { words: 60, sentence: 50 } as const;
/** A line of running text has at least this many characters. */
const LEAST_LINE = 28;
/** 'Page 3', or a title in capitals with its page. */
const PAGE_LINE = /^[\p{Lu}\d\s–-]{0,120}(?:[Pp]age|PAGE) \d{1,4}(?: of \d{1,4})?$/u;
/** The foot of a slide with its number, or an address alone: what is above and below belongs to different parts. */
const APART = /^(?:slide \d{1,4}\s*(?:\/|of)\s*\d{1,4}|(?:https?:\/\/|www\.)\S+)$/i;
/** A running line is beside the number of its page so often. */
const LEAST_RUNNING = 2;
const LONGEST_RUNNING = 100;

/** Drops the headers and footers of pages: short lines that are repeated with another number. */
export function withoutRunningHeads(passages: readonly Passage[]): Passage[] {
  const sameBut = ({ text }: Passage) => withoutFigures(text);
  const counts = new Map<string, number>();
  const isShort = ({ kind, text }: Passage) =>
    kind === 'paragraph' && /\d/.test(text) && !/[.!?:;]$/.test(text) && text.split(/\s+/).length <= 10;
  for (const passage of passages)
    if (isShort(passage)) counts.set(sameBut(passage), (counts.get(sameBut(passage)) ?? 0) + 1);
  return passages.filter((passage) => !isShort(passage) || (counts.get(sameBut(passage)) ?? 0) < 2);
}

/** 'ESSENTIAL ECONOMICS            41': a title with the number of its page. */
const PAGE_HEAD =
  /^(\S.{3,60}?)\s{2,}\d{1,4}$|^\d{1,4}\s{2,}(\S.{3,60})$|^(\p{Lu}[\p{Lu}\s&'’-]{3,60}?)\s\d{1,4}$|^\d{1,4}\s(\p{Lu}[\p{Lu}\s&'’-]{3,60})$/u;

/** A title in capitals above its text, on a page with a number: 'WEATHER AND CLIMATE               23'. */
const NUMBERED_TITLE = /^(\p{Lu}{2,}(?: +\p{Lu}{2,}){1,7}) {10,}\d{1,4}$/u;

/**
 * The lines of a scan without the titles at the top of its pages, which say the same with another number, or are in the
 * middle of a sentence.
 */
export function withoutPageHeads(lines: readonly string[]): string[] {
  const counts = new Map<string, number>();
  const titleOf = (line: string) => {
    const [, ...found] = PAGE_HEAD.exec(line.trim()) ?? [];
    return found.find((title) => title !== undefined);
  };
  for (const line of lines) {
    const title = titleOf(line);
    if (title !== undefined) counts.set(title, (counts.get(title) ?? 0) + 1);
  }
  const running = runningLines(lines);
  return lines.flatMap((line, at) => {
    // Leaves nothing in their place, so that the paragraph continues on the next page.
    if (PAGE_LINE.test(line.trim()) || running.has(withoutFigures(line))) return [];
    if (APART.test(line.trim())) return '';
    const title = titleOf(line);
    if (title === undefined) return line;
    // A row of a table may follow an unfinished line too, but isn't in capitals.
    const isInside = title === title.toUpperCase() && goesOnBelow(...neighboursOf(lines, at));
    return (counts.get(title) ?? 0) > 1 || isInside ? '' : line.replace(NUMBERED_TITLE, '$1');
  });
}

/** What is above or below the number of more than one page: 'NSC 312 Study Guide, Unit 6: Cholera'. */
function runningLines(lines: readonly string[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const [at, line] of lines.entries())
    if (PAGE_LINE.test(line.trim()))
      for (const beside of neighboursOf(lines, at).map(withoutFigures))
        if (beside.length <= LONGEST_RUNNING && /\p{L}/u.test(beside) && !/[.!?;,]$/.test(beside))
          counts.set(beside, (counts.get(beside) ?? 0) + 1);
  return new Set([...counts].flatMap(([line, count]) => (count >= LEAST_RUNNING ? [line] : [])));
}

function withoutFigures(line: string): string {
  return line.trim().replace(/\d+/g, '#');
}

/** The lines before and after one that aren't blank; empty at the ends. */
function neighboursOf(lines: readonly string[], at: number): [before: string, after: string] {
  let [before, after] = [at - 1, at + 1];
  while (before >= 0 && lines[before]?.trim() === '') before -= 1;
  while (after < lines.length && lines[after]?.trim() === '') after += 1;
  return [lines[before]?.trim() ?? '', lines[after]?.trim() ?? ''];
}

/** Whether a paragraph continues after blank lines: its last line doesn't end a sentence, and the next is lower-case. */
export function goesOnBelow(last: string, next: string): boolean {
  return last.length >= LEAST_LINE && !/[.!?:;]["”’)]?$/.test(last) && /^\p{Ll}{2,}/u.test(next);
}

/** Whether a text is speech without punctuation: hardly any sentence marks, and no short notes. */
export function isSpeechText(text: string): boolean {
  const words = text.split(/\s+/).length;
  const marks = text.match(/[.!?;:](?=\s|$)/g)?.length ?? 0;
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '').length;
  // Long sentences with a full stop after each are written.
  const isUnmarked = words / (marks + 1) > LEAST_SPEECH.sentence && marks <= 2 * paragraphs + 2;
  return words >= LEAST_SPEECH.words && isUnmarked && words / paragraphs > 25;
}
