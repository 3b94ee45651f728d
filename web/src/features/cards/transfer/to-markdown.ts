/** Writes a text with marks (./marked-text.ts) as the Markdown of cards (web/src/lib/card-markdown.ts). */
import { writeInline } from './inline-markdown.ts';
import {
  CLOSE,
  DEPTH,
  ITEM,
  LIST_END,
  LOOKS,
  type Look,
  MARKS,
  OPEN,
  PRE_CLOSE,
  PRE_OPEN,
  PRE_SPACE,
} from './marked-text.ts';

const PREFORMATTED = new RegExp(`(${PRE_OPEN}[^${PRE_CLOSE}]*(?:${PRE_CLOSE}|$))`);

/** Each list inside another is moved by as much, which suits the signs of both kinds of list. */
const INDENT = '    ';

const OPENS = Object.values(OPEN).join('');
const ITEM_LINE = new RegExp(`^([${OPENS}]*)(${DEPTH}*)${ITEM}(- |\\d+\\. )(.*)$`);

/** The Markdown of a text with marks. What looks like Markdown in the text itself is escaped. */
export function toMarkdown(marked: string): string {
  const parts = balanceLooks(marked).split(PREFORMATTED);
  const blocks = parts.map((part, index) => (index % 2 === 1 ? fence(part) : writeLines(part)));
  return blocks.filter((block) => block.trim() !== '').join('\n');
}

function fence(preformatted: string): string {
  const code = preformatted
    .replaceAll(PRE_SPACE, ' ')
    .replace(MARKS, '')
    .replace(/^\n+|\s+$/g, '');
  if (code === '') return '';
  const longest = Math.max(2, ...[...code.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const ticks = '`'.repeat(longest + 1);
  return `${ticks}\n${code}\n${ticks}`;
}

function writeLines(marked: string): string {
  const lines: string[] = [];
  /** Where the text of the open item begins; null outside of a list. */
  let margin: string | null = null;
  for (const line of marked.split('\n')) {
    if (line.startsWith(LIST_END)) margin = null;
    const own = line.replaceAll(LIST_END, '');
    const [, looks = '', depth = '', sign, text = ''] = ITEM_LINE.exec(own) ?? [];
    const content = writeInline(sign === undefined ? own : looks + text);
    const before = lines.at(-1) ?? '';
    if (sign !== undefined) {
      const indent = INDENT.repeat(depth.length);
      // A list with another first number would be read as the end of the paragraph above it.
      if (margin === null && before !== '' && !/^(?:- |1\. )/.test(sign)) lines.push('');
      margin = indent + ' '.repeat(sign.length);
      lines.push(`${indent}${sign}${content}`.trimEnd());
    } else if (content === '') lines.push('');
    else {
      if (line.startsWith(LIST_END) && before !== '') lines.push('');
      lines.push(`${margin ?? ''}${content}`);
    }
  }
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/^\n+|\s+$/g, '');
}

/** Closes the looks that are open at the end of a line, and opens them again on the next: Markdown reads them by line. */
function balanceLooks(marked: string): string {
  let open: Look[] = [];
  let output = '';
  const closeAll = (looks: readonly Look[]) =>
    looks
      .toReversed()
      .map((look) => CLOSE[look])
      .join('');
  const openAll = (looks: readonly Look[]) => looks.map((look) => OPEN[look]).join('');
  for (const character of marked) {
    const opened = LOOKS.find((look) => OPEN[look] === character);
    const closed = LOOKS.find((look) => CLOSE[look] === character);
    if (opened) {
      // One inside another of its kind looks no different. A copy remains in the list until its own end.
      if (!open.includes(opened)) output += character;
      open.push(opened);
    } else if (closed) {
      const at = open.lastIndexOf(closed);
      if (at < 0) continue;
      const rest = open.toSpliced(at, 1);
      if (!rest.includes(closed)) {
        const inner = unique(open.slice(at + 1)).filter((look) => !open.slice(0, at).includes(look));
        output += closeAll(inner) + character + openAll(inner);
      }
      open = rest;
    } else if (character === '\n') {
      const looks = unique(open);
      output += `${closeAll(looks)}\n${openAll(looks)}`;
    } else output += character;
  }
  return output + closeAll(unique(open));
}

function unique<T>(items: readonly T[]): T[] {
  return [...new Set(items)];
}
