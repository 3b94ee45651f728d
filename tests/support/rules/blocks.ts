/** Finds the `match` blocks that a place in the rules belongs to. The file must be formatted, with nested blocks indented. */

/** The outermost `match` of firestore.rules and that of storage.rules. */
const ROOT = /^(?:\/databases\/\{database\}\/documents|\/b\/\{bucket\}\/o)/;

/**
 * The place of an offset for a reader: the path of its `match` block, and the function or the `allow` there, such as
 * '/users/{uid}/tasks/{task} isTask()' or '/users/{uid} allow get'. Functions outside every block have no path.
 */
export function describePlace(rules: string, offset: number): string {
  const lines = rules.split('\n').slice(0, rules.slice(0, offset).split('\n').length);
  const [, name, verbs] = lines.findLast((line) => STATEMENT.test(line))?.match(STATEMENT) ?? [];
  const statement = name ? `${name}()` : verbs && `allow ${verbs}`;
  return [blockPath(lines, lines.length - 1), statement].filter(Boolean).join(' ');
}

const STATEMENT = /^ *(?:function (\w+)|allow ([\w, ]+)|match )/;

/**
 * Returns the paths of the `match` blocks that the text at an offset affects, without the root: the block around it, or
 * for a function outside all blocks, the blocks that call it.
 */
export function affectedPaths(rules: string, offset: number): string[] {
  const lines = rules.split('\n');
  return [...new Set(affectedPathsOfLine(lines, rules.slice(0, offset).split('\n').length - 1))];
}

function affectedPathsOfLine(lines: readonly string[], number: number): string[] {
  const path = blockPath(lines, number);
  if (path !== '') return [path];
  const name = lines.slice(0, number + 1).reduce((last, line) => declaredFunction(line) ?? last, '');
  return lines.flatMap((line, caller) =>
    line.includes(`${name}(`) && declaredFunction(line) !== name ? affectedPathsOfLine(lines, caller) : [],
  );
}

function declaredFunction(line: string): string | undefined {
  return line.match(/^ *function (\w+)/)?.[1];
}

/** The path of the innermost block around a line: '/users/{uid}/tasks/{task}'. */
function blockPath(lines: readonly string[], number: number): string {
  let path = '';
  let depth = Number.POSITIVE_INFINITY;
  for (const line of lines.slice(0, number + 1).reverse()) {
    const [, indent = '', matched] = line.match(/^( *)match (\S+) \{$/) ?? [];
    const outer = line.trim() !== '' && !line.trim().startsWith('//') && line.search(/\S/) < depth;
    if (matched && indent.length < depth) path = matched + path;
    if (outer) depth = line.search(/\S/);
  }
  return path.replace(ROOT, '');
}

/** Whether a block matches the path of a document or a collection, or a path above it. */
export function isMatchedBy(path: string, block: string): boolean {
  const parts = path.split('/');
  const pattern = block.split('/').slice(1);
  // The path of a collection has no id at its end.
  return (
    parts.length >= pattern.length - 1 &&
    pattern.every((part, index) => part.startsWith('{') || part === (parts[index] ?? part))
  );
}
