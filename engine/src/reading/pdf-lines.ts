/** Puts the text items of a PDF page, as pdf.js reads them, into lines in reading order. */
import { findGutter } from './pdf-columns.ts';
import { asIndex } from './pdf-indices.ts';
import { beginsCell, joinWrappedCells } from './pdf-tables.ts';

/** An item of pdf.js's `getTextContent()`. Items of other kinds have no `str`. */
export interface PdfTextItem {
  str: string;
  dir: string;
  transform: readonly number[];
  width: number;
  height: number;
  fontName: string;
}

export interface PdfPageItems {
  /** From 1. */
  number: number;
  /** The viewport at scale 1: its size, and its transform from the page's own coordinates. */
  viewport: { width: number; height: number; transform: readonly number[] };
  items: readonly (PdfTextItem | object)[];
}

/** Coordinates are in points, from the top left corner of the page. */
export interface PdfLine {
  text: string;
  x: number;
  right: number;
  /** The baseline. */
  y: number;
  /** The baseline of its last line, if it is a row of a table whose cells have several. */
  bottom: number;
  /** The size of its largest letters. */
  height: number;
  /** The font, if the whole line has the same. */
  font: string | null;
  column: 'whole' | 'left' | 'right';
}

export interface PdfPageLines {
  number: number;
  height: number;
  /** In reading order. */
  lines: readonly PdfLine[];
}

interface Piece {
  text: string;
  x: number;
  right: number;
  y: number;
  height: number;
  font: string;
  isRightToLeft: boolean;
}

/** Pieces of text on one baseline, with less than a column's distance between them. */
export type Segment = Omit<PdfLine, 'column'>;

/** In shares of the letters' size: the least gap between words, and between columns or table cells. */
const WORD_GAP = 0.15;
const CELL_GAP = 1.2;

/** The mark or number of a list item. */
const MARK = /^(?:[•▪◦‣●○■□–—*\-\uf0a7\uf0b7\uf0d8]|\(?(?:\d{1,3}|[a-z]|[ivx]{1,5})[.)])$/i;

/** The lines of a page. In columns, the left one comes first; cells of a table row are separated by tabs. */
export function toPdfLines({ number, viewport, items }: PdfPageItems): PdfPageLines {
  const rows = toRows(
    items.flatMap((item) => ('str' in item ? (toPiece(item, viewport.transform) ?? []) : [])),
  );
  const segments = rows.map((row) => toSegments(row));
  const gutter = findGutter(segments.flat());
  const isList = (row: number) => MARK.test(segments[row]?.[0]?.text ?? '');
  const readRow = (row: number, starts: readonly number[]) =>
    isList(row) ? [] : toSegments(rows[row] ?? [], starts);
  return {
    number,
    height: viewport.height,
    lines:
      gutter === null
        ? joinWrappedCells(segments, readRow).flatMap((row) => joinCells(row, 'whole'))
        : inColumns(segments, gutter),
  };
}

/** Null for blank and for rotated text, such as a watermark. */
function toPiece(item: PdfTextItem, viewport: readonly number[]): Piece | null {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = viewport;
  const [ia = 1, ib = 0, ic = 0, id = 1, ie = 0, jf = 0] = item.transform;
  const along = { x: a * ia + c * ib, y: b * ia + d * ib };
  if (item.str.trim() === '' || Math.abs(along.y) > Math.abs(along.x)) return null;
  const x = a * ie + c * jf + e;
  const height = item.height || Math.hypot(ic, id);
  return {
    text: item.str,
    x,
    right: x + item.width,
    y: b * ie + d * jf + f,
    height,
    font: item.fontName,
    isRightToLeft: item.dir === 'rtl',
  };
}

/** Pieces with about the same baseline, from the top of the page to its bottom. */
function toRows(pieces: readonly Piece[]): Piece[][] {
  const rows: { y: number; height: number; pieces: Piece[] }[] = [];
  for (const piece of pieces) {
    const row = rows.find(({ y, height }) => Math.abs(y - piece.y) < Math.max(height, piece.height) / 2);
    if (!row) rows.push({ y: piece.y, height: piece.height, pieces: [piece] });
    else {
      row.pieces.push(piece);
      if (piece.height > row.height) [row.y, row.height] = [piece.y, piece.height];
    }
  }
  return rows.sort((a, b) => a.y - b.y).map((row) => row.pieces);
}

/** @param starts where the cells of a table begin, which may be near each other */
function toSegments(row: readonly Piece[], starts: readonly number[] = []): Segment[] {
  const height = Math.max(...row.map((piece) => piece.height));
  const y = row.find((piece) => piece.height === height)?.y ?? 0;
  const segments: Segment[] = [];
  let last: Segment | undefined;
  for (const piece of [...row].sort((a, b) => a.x - b.x)) {
    const gap = last ? piece.x - last.right : 0;
    if (!last || gap > height * CELL_GAP || beginsCell(piece.x, gap, height, starts)) {
      last = { ...piece, text: piece.text.trim(), y, bottom: y, height };
      segments.push(last);
      continue;
    }
    const space = gap > height * WORD_GAP || /\s$/.test(last.text) || /^\s/.test(piece.text) ? ' ' : '';
    const text = space === '' ? asIndex(piece, { y, height }, last.text) : piece.text.trim();
    last.text = piece.isRightToLeft ? text + space + last.text : last.text + space + text;
    last.right = Math.max(last.right, piece.right);
    if (last.font !== piece.font) last.font = null;
  }
  return segments.map((segment) => ({ ...segment, text: segment.text.replace(/\s+/g, ' ').trim() }));
}

function joinCells(row: readonly Segment[], column: PdfLine['column']): PdfLine[] {
  const [first, ...rest] = row;
  if (!first) return [];
  let text = first.text;
  for (const { text: next } of rest) text += `${MARK.test(text) ? ' ' : '\t'}${next}`;
  return [
    {
      ...first,
      text,
      column,
      right: rest.at(-1)?.right ?? first.right,
      height: Math.max(...row.map(({ height }) => height)),
      font: row.every(({ font }) => font === first.font) ? first.font : null,
    },
  ];
}

/** Text across both columns divides the page into bands; in each, the left column is read before the right one. */
function inColumns(rows: readonly Segment[][], gutter: number): PdfLine[] {
  const lines: PdfLine[] = [];
  let [left, right]: [PdfLine[], PdfLine[]] = [[], []];
  const endBand = () => {
    lines.push(...left, ...right);
    [left, right] = [[], []];
  };
  for (const row of rows) {
    if (row.some((segment) => segment.x < gutter && segment.right > gutter)) {
      endBand();
      lines.push(...joinCells(row, 'whole'));
      continue;
    }
    const isLeft = (segment: Segment) => segment.right <= gutter;
    left.push(...joinCells(row.filter(isLeft), 'left'));
    right.push(
      ...joinCells(
        row.filter((segment) => !isLeft(segment)),
        'right',
      ),
    );
  }
  endBand();
  return lines;
}
