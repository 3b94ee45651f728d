/**
 * Finds the conditions in the Firestore emulator's coverage report that were not both true and false.
 *
 * A condition is that of an `allow`, the result of a function, and each operand of `&&`, `||` and `!` in them. An operand
 * that was skipped, because the ones before it had decided, was not evaluated and counts as neither.
 *
 * Functions that return another value than a condition ({@link VALUES}) are left to the mutants.
 *
 * The report adds up the verbs of one `allow` and the calls of one function, and it does not evaluate patterns, lists and
 * numbers; deep/rules-mutants.test.ts tests those. A condition that ends in an error denies, but is not `false`.
 */
export interface CoverageReport {
  rules: { files: [{ content: string }] };
  report: CoverageNode[];
}

/** Functions that return a day, a time or a plan. */
const VALUES = ['dateOf', 'countedDay', 'currentPlan'];
const VALUE_FUNCTION = new RegExp(`\\bfunction (?:${VALUES.join('|')})\\([^)]*\\) \\{[^}]*\\}`, 'g');

interface CoverageNode {
  /** Offsets of the first and the last character. */
  sourcePosition: { line: number; currentOffset: number; endOffset: number };
  values?: { value: { boolValue?: boolean } }[];
  children?: CoverageNode[];
}

/** Merges the reports of several projects with the same rules. */
export function mergeReports(reports: readonly CoverageReport[]): CoverageReport {
  const [first] = reports;
  if (!first) throw new Error('there is no report');
  return { rules: first.rules, report: mergeNodes(reports.map(({ report }) => report)) };
}

/** Merges the nodes of several reports that have the same place in the text. */
function mergeNodes(lists: readonly CoverageNode[][]): CoverageNode[] {
  const places = new Map<string, CoverageNode>();
  for (const node of lists.flat()) {
    const { currentOffset, endOffset } = node.sourcePosition;
    const place = `${currentOffset}-${endOffset}`;
    const same = places.get(place);
    places.set(place, same ? mergeNode(same, node) : node);
  }
  return [...places.values()];
}

function mergeNode(a: CoverageNode, b: CoverageNode): CoverageNode {
  return {
    ...a,
    values: [...(a.values ?? []), ...(b.values ?? [])],
    children: mergeNodes([a.children ?? [], b.children ?? []]),
  };
}

/** Returns one line for each condition that was not both true and false: its place, what is missing, and its text. */
export function coverageGaps({ rules, report }: CoverageReport): string[] {
  const source = withoutComments(rules.files[0].content);
  return conditionRoots(report, source).flatMap((root) => gapsIn(withoutLets(root, source), source));
}

/**
 * Counts the conditions in the report and in the text: one for each allow and each function, two more for each `&&` and
 * `||`, one more for each `!`. When the numbers differ, part of the report was not read.
 */
export function countConditions({ rules, report }: CoverageReport): { reported: number; written: number } {
  const source = withoutComments(rules.files[0].content);
  const code = source.replace(VALUE_FUNCTION, '').replace(/'(?:\\.|[^'\\])*'/g, "''");
  const count = (pattern: RegExp) => code.match(pattern)?.length ?? 0;
  return {
    reported: conditionRoots(report, source).flatMap((root) =>
      conditionsIn(withoutLets(root, source), source),
    ).length,
    written: count(/\breturn\b|\ballow\b[^:;]*:\s*if\b/g) + 2 * count(/&&|\|\|/g) + count(/!(?!=)/g),
  };
}

/** Returns each `allow` without a condition, which the report leaves out. */
export function unconditionalAllows(content: string): string[] {
  const allows = withoutComments(content).match(/\ballow\b[^;]*;/g) ?? [];
  return allows.filter((allow) => !/:\s*if\b/.test(allow));
}

/** The conditions of each `allow`, and the results of functions that return a condition. */
function conditionRoots(report: readonly CoverageNode[], source: string): CoverageNode[] {
  const values = [...source.matchAll(VALUE_FUNCTION)];
  return report.filter(
    (root) => !values.some(({ index, 0: text }) => start(root) > index && start(root) < index + text.length),
  );
}

/** Skips `let` nodes: the last child of a `let` is everything after it. */
function withoutLets(node: CoverageNode, source: string): CoverageNode {
  const rest = node.children?.toSorted((a, b) => start(a) - start(b)).at(-1);
  return rest && /^let\s/.test(source.slice(start(node))) ? withoutLets(rest, source) : node;
}

/** Returns the gaps of the operands, or of the whole condition when its operands have none. */
function gapsIn(node: CoverageNode, source: string): string[] {
  const inside = partsOf(node, source).flatMap((part) => gapsIn(part, source));
  return inside.length > 0 ? inside : gapOf(node, source);
}

function conditionsIn(node: CoverageNode, source: string): CoverageNode[] {
  const parts = partsOf(node, source);
  return [node, ...parts.flatMap((part) => conditionsIn(part, source))];
}

/** The operands of `&&`, `||` or `!`; empty for any other expression. */
function partsOf({ sourcePosition, children = [] }: CoverageNode, source: string): CoverageNode[] {
  const parts = children.toSorted((a, b) => start(a) - start(b));
  const [left, right] = parts;
  if (!left) return [];
  if (right) {
    const between = withoutBrackets(source.slice(left.sourcePosition.endOffset + 1, start(right)));
    return between === '&&' || between === '||' ? parts : [];
  }
  return withoutBrackets(source.slice(sourcePosition.currentOffset, start(left))) === '!' ? parts : [];
}

function gapOf({ sourcePosition, values = [] }: CoverageNode, source: string): string[] {
  const missing = [true, false].filter((wanted) => values.every(({ value }) => value.boolValue !== wanted));
  if (missing.length === 0) return [];
  const { line, currentOffset, endOffset } = sourcePosition;
  const text = source.slice(currentOffset, endOffset + 1).replace(/\s+/g, ' ');
  return [`firestore.rules:${line} was never ${missing.join(' nor ')}: ${text}`];
}

function start(node: CoverageNode): number {
  return node.sourcePosition.currentOffset;
}

/** Removes brackets and spaces, because offsets leave out closing brackets. */
function withoutBrackets(text: string): string {
  return text.replace(/[\s()\]}]/g, '');
}

/** The same text at the same offsets, with blanks for comments. */
function withoutComments(content: string): string {
  return content.replace(/'(?:\\.|[^'\\])*'|\/\/.*|\/\*[\s\S]*?\*\//g, (match) =>
    match.startsWith("'") ? match : match.replace(/[^\n]/g, ' '),
  );
}
