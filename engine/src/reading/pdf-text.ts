/** Writes the lines of PDF pages as text that `readSource` understands: headings marked, paragraphs rejoined. */
import { joinLines, wordsIn } from './lines.ts';
import { findFurniture } from './pdf-furniture.ts';
import type { PdfLine, PdfPageLines } from './pdf-lines.ts';
import type { RawPage } from './source.ts';

/** The size of a heading's letters, in shares of the text's. */
const LARGE = 1.15;
const LONGEST_HEADING = 100;
/** A heading in the text's size but another font, such as bold, is shorter. */
const LONGEST_BOLD_HEADING = 70;
/** Distances between the baselines of a paragraph's lines, in shares of the text's size and of the usual distance. */
const MOST_LEADING = 1.55;
const USUAL_LEADING = 1.25;

const BULLET = /^[•▪◦‣●○■□\uf0a7\uf0b7\uf0d8]\s*/;
const ITEM = /^(?:[-–—*•▪◦‣●○■□\uf0a7\uf0b7\uf0d8]|\(?(?:\d{1,3}|[a-z]|[ivx]{1,5})[.)])\s/i;
/** A sentence that began on the page before ends within this many characters. */
const LONGEST_REST = 400;

interface Layout {
  /** The size and the font of most letters. */
  height: number;
  font: string | null;
  /** The largest distance between lines of a paragraph. */
  leading: number;
  /** Where the lines of a column end. */
  rightOf: (column: PdfLine['column']) => number;
}

/**
 * The text of pages, in which a sentence across a page break is on the page where it begins.
 *
 * @returns all pages, including blank ones; every page is blank if the PDF was scanned without recognising its text
 */
export function toPdfText(pages: readonly PdfPageLines[]): RawPage[] {
  return [...pdfTextPages(pages)];
}

/** The pages of {@link toPdfText} one by one, for a caller that must not block. */
export function* pdfTextPages(pages: readonly PdfPageLines[]): Generator<RawPage> {
  const all = pages.flatMap(({ lines }) => lines);
  const bodyHeight = commonest(all, ({ height }) => Math.round(height)) ?? 0;
  const furniture = findFurniture(pages, bodyHeight);
  const sizes = [...new Set(all.map(({ height }) => Math.round(height)))].sort((a, b) => b - a);
  let before: RawPage | undefined;
  for (const { number, lines } of pages) {
    const own = lines.filter((line) => !furniture.has(line));
    const page: RawPage = { number, text: toText(own, (height) => levelOf(sizes, bodyHeight, height)) };
    if (before) {
      carryOver(before, page);
      yield before;
    }
    before = page;
  }
  if (before) yield before;
}

/** Whether pages have no text at all: they were scanned. */
export function isScanned(pages: readonly RawPage[]): boolean {
  return pages.every(({ text }) => text.trim() === '');
}

/** 1 for the largest heading of the document, at most 4. */
function levelOf(sizes: readonly number[], bodyHeight: number, height: number): number {
  const larger = sizes.filter((size) => size > bodyHeight * LARGE && size >= Math.round(height));
  return Math.min(4, Math.max(1, larger.length));
}

function toText(lines: readonly PdfLine[], level: (height: number) => number): string {
  const layout = layoutOf(lines);
  const known = wordsIn(lines.map(({ text }) => text));
  const blocks: string[] = [];
  /** The last line of the last block: joining whole blocks would search them again for each line. */
  let tail = '';
  let before: PdfLine | undefined;
  let wasHeading = false;
  for (const line of lines) {
    const isHeading = isHeadingLine(line, before, layout);
    const last = blocks.length - 1;
    if (isHeading) {
      if (wasHeading && before && continuesHeading(before, line)) blocks[last] += ` ${line.text}`;
      else blocks.push(`\n\n${'#'.repeat(level(line.height))} ${line.text}`);
    } else if (!wasHeading && before && continuesParagraph(before, line, layout)) {
      const joined = joinLines(tail, line.text, known);
      blocks[last] = (blocks[last] ?? '').slice(0, -tail.length) + joined;
      tail = line.text;
    } else {
      const isApart = wasHeading || !before || !isNext(before, line, layout.leading);
      tail = line.text.replace(BULLET, '- ');
      blocks.push(`${isApart ? '\n\n' : '\n'}${tail}`);
    }
    before = line;
    wasHeading = isHeading;
  }
  return blocks.join('').trim();
}

function layoutOf(lines: readonly PdfLine[]): Layout {
  const height = commonest(lines, (line) => Math.round(line.height)) ?? 0;
  const distances = lines
    .flatMap((line, index) => {
      const before = lines[index - 1];
      return before && before.column === line.column && line.y > before.y ? [line.y - before.bottom] : [];
    })
    .sort((a, b) => a - b);
  const usual = distances[Math.floor(distances.length / 2)] ?? 0;
  const rights = new Map<PdfLine['column'], number>();
  for (const { column, right } of lines) rights.set(column, Math.max(rights.get(column) ?? 0, right));
  return {
    height,
    font: commonest(lines, ({ font }) => font) ?? null,
    leading: Math.max(height * MOST_LEADING, Math.min(usual * USUAL_LEADING, height * 4)),
    rightOf: (column) => rights.get(column) ?? 0,
  };
}

/** What most letters have. */
function commonest<Value>(lines: readonly PdfLine[], read: (line: PdfLine) => Value): Value | undefined {
  const letters = new Map<Value, number>();
  for (const line of lines) letters.set(read(line), (letters.get(read(line)) ?? 0) + line.text.length);
  return [...letters].sort((a, b) => b[1] - a[1])[0]?.[0];
}

function isHeadingLine(
  line: PdfLine,
  before: PdfLine | undefined,
  { height, font, leading }: Layout,
): boolean {
  const { text } = line;
  if (!/\p{L}{2}/u.test(text) || text.includes('\t') || text.length > LONGEST_HEADING) return false;
  if (line.height > height * LARGE) return true;
  const isOtherFont = line.font !== null && font !== null && line.font !== font;
  const isAlone = !before || line.y - before.bottom > leading || line.y < before.y;
  return (
    isOtherFont &&
    isAlone &&
    line.height >= height * 0.95 &&
    text.length <= LONGEST_BOLD_HEADING &&
    /^(?:\d|\p{Lu})/u.test(text) &&
    !/[.;,=]|:\s/u.test(text.replace(/^[\d.]+\s/, ''))
  );
}

function continuesHeading(before: PdfLine, line: PdfLine): boolean {
  return Math.round(before.height) === Math.round(line.height) && isNext(before, line, line.height * 1.8);
}

/** Whether a line is right below another, at most `leading` points. */
function isNext(before: PdfLine, line: PdfLine, leading: number): boolean {
  return before.column === line.column && line.y > before.y && line.y - before.bottom <= leading;
}

function continuesParagraph(before: PdfLine, line: PdfLine, layout: Layout): boolean {
  if (ITEM.test(line.text) || before.text.includes('\t') || line.text.includes('\t')) return false;
  const isOpen = !/[.!?:;]["”’)]*$/.test(before.text);
  // At the top of a column, only what clearly belongs to the line before.
  if (!isNext(before, line, layout.leading))
    return line.column !== before.column && isOpen && /^\p{Ll}/u.test(line.text);
  if (/\p{L}-$/u.test(before.text) || (isOpen && /^\p{Ll}/u.test(line.text))) return true;
  // The line was full if the next word had no room in it.
  const [word = ''] = line.text.split(' ');
  const letter = (line.right - line.x) / Math.max(1, line.text.length);
  return before.right + letter * (word.length + 1) > layout.rightOf(before.column);
}

/** Moves the end of a sentence to the page before, where the sentence begins. */
function carryOver(before: RawPage, page: RawPage): void {
  if (!/[\p{L}\p{N},-]$/u.test(before.text) || !/^\p{Ll}/u.test(page.text)) return;
  if (/(?:^|\n)#[^\n]*$/.test(before.text)) return;
  const rest = /^[^\n]*?[.!?]["”’)]*(?=\s|$)/.exec(page.text)?.[0];
  if (!rest || rest.length > LONGEST_REST) return;
  before.text = joinLines(before.text, rest, new Set());
  page.text = page.text.slice(rest.length).trim();
}
