/** Questions about the cells of tables. */
import { QUESTION_LIMITS } from '@akada/domain/practice/practice';
import type { Question } from '@akada/domain/practice/schemas';
import { withoutNumber } from '../cards/wording.ts';
import type { Passage } from '../reading/source.ts';
import { choiceOf, oneLine } from './choice.ts';
import { type Material, originOf } from './material.ts';
import { shuffled } from './random.ts';
import { areDistinct } from './terms.ts';

interface Row {
  passage: Passage;
  name: string;
  cells: ReadonlyMap<string, string>;
}

/** A column in which each row has another value. */
export interface Column {
  heading: string;
  column: string;
  rows: readonly { passage: Passage; name: string; value: string }[];
}

const ROW = /^([^:;]{1,60}): (\S.*)$/u;
const CELL = /^([^:;]{2,60}): (\S.*)$/u;
const LEAST_ROWS = 3;
const MEASURED = /\b(?:results?|schedule|data|readings?|observations?|example|calculations?|frequency)\b/i;

function rowOf(passage: Passage): Row | null {
  const [, name = '', rest = ''] = ROW.exec(passage.text.replace(/\.$/, '')) ?? [];
  const cells = rest.split(/;\s+/).map((cell) => CELL.exec(cell));
  if (name === '' || cells.some((cell) => cell === null)) return null;
  return { passage, name, cells: new Map(cells.map((cell) => [cell?.[1] ?? '', cell?.[2] ?? ''])) };
}

/** The columns of the tables of a text that can be asked for. */
export function columnsIn({ source }: Material): Column[] {
  const bySection = new Map<number, Row[]>();
  for (const passage of source.passages) {
    const row = passage.kind === 'row' ? rowOf(passage) : null;
    if (row) bySection.set(passage.section, [...(bySection.get(passage.section) ?? []), row]);
  }
  return [...bySection].flatMap(([section, rows]) => {
    const heading = withoutNumber(source.sections[section]?.heading ?? '');
    const names = new Set([...rows.flatMap(({ cells }) => [...cells.keys()])]);
    return [...names].flatMap((column) => {
      const own = rows.flatMap(({ passage, name, cells }) => {
        const value = cells.get(column);
        return value === undefined ? [] : { passage, name, value };
      });
      // Measurements are data, and nothing to remember.
      if (/^\d|^(?:no|number|trial|reading)\.?$/i.test(column) || MEASURED.test(heading)) return [];
      // In a table that compares two things, the rows are of different kinds.
      const isCompared = heading.toLowerCase().includes(column.toLowerCase());
      return !isCompared && isAskable(own, source.language === 'en') ? { heading, column, rows: own } : [];
    });
  });
}

const RANGE = /(\d+(?:\.\d+)?)\s*(?:-|–|to)\s*(\d+(?:\.\d+)?)/;

/** Whether values are of one kind: all figures, or all words. */
function areAlike(values: readonly string[]): boolean {
  const figures = values.filter((value) => /\d/.test(value)).length;
  const ranges = values.map((value) => RANGE.exec(value)).filter((range) => range !== null);
  // '0-8 weeks' is true of '5-8 weeks' as well.
  const isOverlapping = ranges.some(([, from, to], index) =>
    ranges
      .slice(index + 1)
      .some(([, start, end]) => Number(from) < Number(end) && Number(start) < Number(to)),
  );
  if (isOverlapping) return false;
  const isAnswer = values.filter((value) => /^(?:yes|no|none|true|false)$/i.test(value)).length;
  return (figures === 0 || figures === values.length) && isAnswer === 0;
}

function isAskable(rows: Column['rows'], isEnglish: boolean): boolean {
  const isDistinct = rows.every(({ value }, index) =>
    rows.slice(index + 1).every((other) => areDistinct(value, other.value, isEnglish ? 'en' : 'other')),
  );
  return (
    rows.length >= LEAST_ROWS &&
    isDistinct &&
    rows.every(({ name }) => /\p{L}/u.test(name)) &&
    areAlike(rows.map(({ value }) => value)) &&
    new Set(rows.map(({ name }) => name)).size === rows.length &&
    rows.every(
      ({ value, name }) => value.length <= QUESTION_LIMITS.side && name.length <= QUESTION_LIMITS.side,
    )
  );
}

/** 'Types of network: which “area covered” belongs to “LAN”?' */
export function cellChoice({ heading, column, rows }: Column, material: Material): Question | null {
  const [own, ...others] = shuffled(rows, material.random);
  if (!own) return null;
  const before = heading === '' ? 'Which' : `${heading}: which`;
  return choiceOf({
    prompt: `${before} entry under “${column}” belongs to “${own.name}”?`,
    right: own.value,
    wrong: others.map(({ value }) => value),
    why: `In the table, “${column}” of “${own.name}” is “${own.value}”.`,
    origin: originOf(own.passage, material.source),
    random: material.random,
  });
}

/** 'Match each entry of “Types of network” with its “area covered”.' */
export function columnMatch({ heading, column, rows }: Column, material: Material): Question | null {
  const chosen = shuffled(rows, material.random).slice(0, MOST_PAIRS);
  const [first] = chosen;
  if (!first) return null;
  return {
    kind: 'match',
    prompt: `${heading === '' ? 'Match' : `${heading}: match`} each entry with its “${column}”.`,
    pairs: chosen.map(({ name, value }) => ({ left: name, right: value })),
    why: oneLine('Each pair stands in one row of the table.'),
    ...originOf(first.passage, material.source),
  };
}

const MOST_PAIRS = 5;
