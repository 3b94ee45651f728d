/** Writes the looks of a line as Markdown: with its signs where they are read as such, and with tags elsewhere. */
import { mapFormulas } from '@akada/domain/text/formulas';
import { escapeMarkdown } from './escape-markdown.ts';
import { CLOSE, LOOKS, type Look, MARKS, OPEN } from './marked-text.ts';

type Piece = { text: string } | { opens: Look } | { closes: Look };

const SIGNS: Partial<Record<Look, string>> = { b: '**', i: '*', s: '~~' };

const OPENS = Object.values(OPEN).join('');
const CLOSES = Object.values(CLOSE).join('');
const BLANKS_INSIDE = [
  [new RegExp(`([${OPENS}]+)(\\s+)`, 'g'), '$2$1'],
  [new RegExp(`(\\s+)([${CLOSES}]+)`, 'g'), '$2$1'],
  ...LOOKS.map((look) => [new RegExp(OPEN[look] + CLOSE[look], 'g'), ''] as const),
] as const;

const CODE = new RegExp(`(${OPEN.code}[^${CLOSE.code}]*${CLOSE.code})`);

/** The Markdown of a line, all of whose looks end on it. */
export function writeInline(line: string): string {
  const pieces = piecesOf(tightened(line).trim());
  return pieces.map((piece, index) => written(pieces, piece, index)).join('');
}

/** The line with blanks outside of looks, where Markdown wants them, and without looks of nothing. */
function tightened(line: string): string {
  let tight = line;
  for (;;) {
    const next = BLANKS_INSIDE.reduce((text, [pattern, by]) => text.replace(pattern, by), tight);
    if (next === tight) return next;
    tight = next;
  }
}

function piecesOf(line: string): Piece[] {
  const pieces: Piece[] = [];
  const addText = (text: string) => text !== '' && pieces.push({ text });
  const addMarks = (marks: string) => {
    for (const mark of marks) {
      const opens = LOOKS.find((look) => OPEN[look] === mark);
      const closes = LOOKS.find((look) => CLOSE[look] === mark);
      if (opens) pieces.push({ opens });
      else if (closes) pieces.push({ closes });
    }
  };
  for (const part of line.split(CODE)) {
    if (part.startsWith(OPEN.code)) {
      addText(codeOf(part.replace(MARKS, '')));
      // Looks that begin or end inside of code do so after it.
      addMarks(part.replace(CODE, (code) => code.slice(1, -1)).replace(/[^\ufdd0-\ufdef]/g, ''));
      continue;
    }
    mapFormulas(part, {
      formula: (formula) => {
        addText(formula.replace(MARKS, ''));
        addMarks(formula);
        return '';
      },
      other: (text) => {
        for (const run of text.split(/([\ufdd0-\ufdef])/)) {
          if (/^[\ufdd0-\ufdef]$/.test(run)) addMarks(run);
          else addText(escapeMarkdown(run, pieces.length === 0));
        }
        return '';
      },
    });
  }
  return pieces;
}

function codeOf(code: string): string {
  const longest = Math.max(0, ...[...code.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const ticks = '`'.repeat(longest + 1);
  const blank = /^`|`$/.test(code) ? ' ' : '';
  return `${ticks}${blank}${code}${blank}${ticks}`;
}

function written(pieces: readonly Piece[], piece: Piece, index: number): string {
  if ('text' in piece) return piece.text;
  const look = 'opens' in piece ? piece.opens : piece.closes;
  const [from, to] = 'opens' in piece ? [index, endOf(pieces, index)] : [startOf(pieces, index), index];
  const sign = SIGNS[look];
  if (sign !== undefined && canHaveSigns(pieces, from, to)) return sign;
  return 'opens' in piece ? `<${look}>` : `</${look}>`;
}

/** The place of the mark that closes what another opens. All looks of a line are inside one another. */
function endOf(pieces: readonly Piece[], from: number): number {
  return partner(pieces, from, 1);
}

function startOf(pieces: readonly Piece[], to: number): number {
  return partner(pieces, to, -1);
}

function partner(pieces: readonly Piece[], start: number, step: 1 | -1): number {
  let depth = 0;
  for (let at = start; at >= 0 && at < pieces.length; at += step) {
    const piece = pieces[at];
    if (piece && 'opens' in piece) depth += step;
    if (piece && 'closes' in piece) depth -= step;
    if (depth === 0 && at !== start) return at;
  }
  return start;
}

/**
 * Whether Markdown reads signs at both ends: none inside a word before punctuation, and none beside other signs, because
 * which sign belongs to which would be unclear.
 */
function canHaveSigns(pieces: readonly Piece[], from: number, to: number): boolean {
  const [first, last] = [pieces[from + 1], pieces[to - 1]];
  const [before, after] = [pieces[from - 1], pieces[to + 1]];
  if (!first || !last || !('text' in first) || !('text' in last)) return false;
  if (before && 'closes' in before) return false;
  return (
    isOpenable(lastSign(before), first.text.at(0) ?? ' ') &&
    isOpenable(firstSign(after), last.text.at(-1) ?? ' ')
  );
}

/** Whether a sign between two characters can begin or end a look. */
function isOpenable(outside: string, inside: string): boolean {
  if (/\s/.test(inside)) return false;
  return !/[\p{P}\p{S}]/u.test(inside) || /[\s\p{P}\p{S}]/u.test(outside);
}

/** Beside another look is one of its signs, which is punctuation. */
function lastSign(piece: Piece | undefined): string {
  if (!piece) return ' ';
  return 'text' in piece ? (piece.text.at(-1) ?? ' ') : '<';
}

function firstSign(piece: Piece | undefined): string {
  if (!piece) return ' ';
  return 'text' in piece ? (piece.text.at(0) ?? ' ') : '<';
}
