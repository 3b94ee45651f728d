/**
 * The Firestore emulator's rule-coverage report, read as what has not been shown yet.
 *
 * Every condition counts: what an `allow` asks, what a function returns, and each part of them that `&&`, `||`
 * and `!` join. Each must have been true and false. A part that was passed over, because the parts before it
 * had decided, was not evaluated and counts as neither.
 *
 * Functions that return something else than a condition are left to the mutants ({@link VALUES}).
 *
 * What the report cannot tell: it adds up the verbs of one `allow` and the calls of one function. Which verb or
 * call saw what is for the cases themselves (and deep/rules-mutants.test.ts) to show. Nor does it look into
 * patterns, lists and numbers. A condition that ends in an error denies, but is not `false`.
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

/** What several projects with the same rules have shown, as one report. */
export function addReports(reports: readonly CoverageReport[]): CoverageReport {
  const [first] = reports;
  if (!first) throw new Error('there is no report');
  return { rules: first.rules, report: addNodes(reports.map(({ report }) => report)) };
}

/** The nodes of several reports, those of the same place in the text as one. */
function addNodes(lists: readonly CoverageNode[][]): CoverageNode[] {
  const places = new Map<string, CoverageNode>();
  for (const node of lists.flat()) {
    const { currentOffset, endOffset } = node.sourcePosition;
    const place = `${currentOffset}-${endOffset}`;
    const same = places.get(place);
    places.set(place, same ? both(same, node) : node);
  }
  return [...places.values()];
}

function both(a: CoverageNode, b: CoverageNode): CoverageNode {
  return {
    ...a,
    values: [...(a.values ?? []), ...(b.values ?? [])],
    children: addNodes([a.children ?? [], b.children ?? []]),
  };
}

/** One line for each condition that was not both true and false: where it stands, what is missing, its text. */
export function coverageGaps({ rules, report }: CoverageReport): string[] {
  const source = withoutComments(rules.files[0].content);
  return conditionRoots(report, source).flatMap((root) => gapsIn(withoutLets(root, source), source));
}

/**
 * How many conditions the report has, and how many stand in the text: one for each allow and each function, two
 * more for each `&&` and `||`, one more for each `!`. When they differ something was not looked at.
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

/** Each `allow` without a condition, of which the report says nothing. */
export function unconditional(content: string): string[] {
  const allows = withoutComments(content).match(/\ballow\b[^;]*;/g) ?? [];
  return allows.filter((allow) => !/:\s*if\b/.test(allow));
}

/** What is asked by an `allow`, or returned by a function that returns a condition. */
function conditionRoots(report: readonly CoverageNode[], source: string): CoverageNode[] {
  const values = [...source.matchAll(VALUE_FUNCTION)];
  return report.filter(
    (root) => !values.some(({ index, 0: text }) => start(root) > index && start(root) < index + text.length),
  );
}

/** What a function returns: a `let` before it has the name's value and then all the rest for its parts. */
function withoutLets(node: CoverageNode, source: string): CoverageNode {
  const rest = node.children?.toSorted((a, b) => start(a) - start(b)).at(-1);
  return rest && /^let\s/.test(source.slice(start(node))) ? withoutLets(rest, source) : node;
}

/** Of a joined condition only the parts, when it is they that have gaps. */
function gapsIn(node: CoverageNode, source: string): string[] {
  const inside = partsOf(node, source).flatMap((part) => gapsIn(part, source));
  return inside.length > 0 ? inside : gapOf(node, source);
}

function conditionsIn(node: CoverageNode, source: string): CoverageNode[] {
  const parts = partsOf(node, source);
  return [node, ...parts.flatMap((part) => conditionsIn(part, source))];
}

/** What `&&`, `||` or `!` join here; nothing where the expression is of another kind. */
function partsOf({ sourcePosition, children = [] }: CoverageNode, source: string): CoverageNode[] {
  const parts = children.toSorted((a, b) => start(a) - start(b));
  const [left, right] = parts;
  if (!left) return [];
  if (right) {
    const between = bare(source.slice(left.sourcePosition.endOffset + 1, start(right)));
    return between === '&&' || between === '||' ? parts : [];
  }
  return bare(source.slice(sourcePosition.currentOffset, start(left))) === '!' ? parts : [];
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

/** Brackets stand in the text between two parts: offsets leave out those that close. */
function bare(text: string): string {
  return text.replace(/[\s()\]}]/g, '');
}

/** The same text at the same offsets, with blanks for comments. */
function withoutComments(content: string): string {
  return content.replace(/'(?:\\.|[^'\\])*'|\/\/.*|\/\*[\s\S]*?\*\//g, (match) =>
    match.startsWith("'") ? match : match.replace(/[^\n]/g, ' '),
  );
}
