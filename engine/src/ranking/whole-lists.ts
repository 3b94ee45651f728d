/** Finds the lists that are shown whole or not at all: one with a gap misleads. */
import type { Ranked } from './rank.ts';

/** A longer list or table is shown in parts. */
const LONGEST = { lines: 12, characters: 1200 } as const;

export interface WholeList {
  lines: readonly Ranked[];
  /** What leads to it: a line that ends with a colon, or the item that it is below; null without one. */
  lead: Ranked | null;
}

/** The short lists and tables of a text, those below an item apart. */
export function wholeListsIn(ranked: readonly Ranked[]): WholeList[] {
  return [...runsIn(ranked), ...labelledIn(ranked)].flatMap(({ lines, before }) => {
    const characters = lines.reduce((sum, { unit }) => sum + unit.text.length, 0);
    if (lines.length < 2 || lines.length > LONGEST.lines || characters > LONGEST.characters) return [];
    const [first] = lines;
    const isNested = first?.unit.passage.isNested === true;
    const isLead =
      before !== undefined &&
      before.unit.passage.section === first?.unit.passage.section &&
      (isNested || before.unit.text.endsWith(':'));
    return [{ lines, lead: isLead ? before : null }];
  });
}

interface Run {
  lines: Ranked[];
  /** The unit before its first line. */
  before: Ranked | undefined;
}

/** So many paragraphs of a section begin with a label. */
const LEAST_LABELLED = 3;
/** Not a remark, an example or a part of one case. */
const LABEL =
  /^(?!(?:NB|N\.B|Notes?|Examples?|Ex|Hint|Remember|Questions?|Held|Facts|Principle)\b)\p{Lu}[\p{L}\d\s()'’/-]{1,40}?(?::|\s[–—])\s/u;
/** 'Stage 1: First Reading. The title alone is read …' */
const NUMBERED = /^\p{Lu}\p{Ll}+\s\d{1,2}(?::|\s[–—])\s/u;

/** The first sentences of paragraphs that begin with a label each: 'Stage 1: …', 'Stage 2: …'. */
function labelledIn(ranked: readonly Ranked[]): Run[] {
  const sections = new Map<number, Ranked[]>();
  for (const item of ranked) {
    const { kind, section, isOpening } = item.unit.passage;
    const isLabelled = NUMBERED.test(item.unit.text) || (isOpening && LABEL.test(item.unit.text));
    if (kind === 'paragraph' && !item.unit.isOpen && isLabelled)
      sections.set(section, [...(sections.get(section) ?? []), item]);
  }
  return [...sections.values()].flatMap((lines) =>
    lines.length < LEAST_LABELLED ? [] : [{ lines, before: undefined }],
  );
}

/** Lines of one kind and depth that follow each other; those below an item don't end the list of the item. */
function runsIn(ranked: readonly Ranked[]): Run[] {
  const runs: Run[] = [];
  let outer: Run | null = null;
  let inner: Run | null = null;
  let last: Ranked | undefined;
  for (const [index, item] of ranked.entries()) {
    const { passage, isOpen } = item.unit;
    if (isOpen) continue;
    const isLine = isLineOfList(item, last);
    const isNext = isLine && last !== undefined && goesOn(last, item);
    if (!isNext) [outer, inner] = [null, null];
    last = item;
    if (!isLine) continue;
    const begun: Run = { lines: [item], before: ranked[index - 1] };
    if (passage.isNested) {
      if (inner) inner.lines.push(item);
      else {
        inner = begun;
        runs.push(inner);
      }
      continue;
    }
    inner = null;
    // A remark on '1.' may come before '2.'.
    if (!outer && !ranked[index - 1]?.unit.text.endsWith(':'))
      outer = runs.findLast((run) => goesOnIn(run, item)) ?? null;
    if (outer) outer.lines.push(item);
    else {
      outer = begun;
      runs.push(outer);
    }
  }
  return runs;
}

function goesOnIn({ lines }: Run, { unit: { passage } }: Ranked): boolean {
  const last = lines.at(-1)?.unit.passage;
  return (
    last?.section === passage.section &&
    !last.isNested &&
    last.order !== undefined &&
    passage.order === last.order + 1
  );
}

/** A short formula between items is one of them: 'RR ≥ 16/min'. */
function isLineOfList({ unit: { passage } }: Ranked, before: Ranked | undefined): boolean {
  if (passage.kind === 'item' || passage.kind === 'row') return true;
  return (
    passage.kind === 'formula' &&
    passage.isNested === true &&
    before?.unit.passage.section === passage.section
  );
}

function goesOn({ unit: before }: Ranked, { unit }: Ranked): boolean {
  if (before.passage.section !== unit.passage.section) return false;
  const isRow = ({ passage }: typeof unit) => passage.kind === 'row';
  const isItem = ({ passage }: typeof unit) => passage.kind === 'item' || passage.isNested === true;
  return isRow(before) ? isRow(unit) : isItem(before) && isItem(unit);
}
