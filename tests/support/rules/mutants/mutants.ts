import { describePlace } from '../blocks.ts';
import { INTRUDER } from '../requests.ts';

/** The rules with one change that should deny or allow something else. */
export interface Mutant {
  /**
   * Where the change is and what it is, with the whole condition: 'isSignedIn(): without request.auth != null'. Each
   * mutant of a text has its own, and keeps it while that condition stays the same.
   */
  title: string;
  content: string;
  /** The offset of the change in the original text. */
  at: number;
}

/**
 * Every mutant that text replacement can make: each operand of `&&` and `||` left out, each condition of an `allow`
 * always true, each `allow` for every verb, each number one more and one less, each list with one more name and
 * without each of its items, each owner any student, and each `match` extended to everything beneath it. Patterns have
 * their mutants in ./rules-pattern-mutants.ts, which need no emulator.
 */
export function mutantsOf(content: string): Mutant[] {
  const code = masked(content);
  const readable = withoutComments(content);
  const withoutBlanks = createBlankRemover(content);
  const operands = parts(code);
  const statements = found(code, /(?<=: if |\breturn\s|\blet \w+ = )[^;]+/g);
  const conditions = [...operands.map(({ operand }) => operand), ...statements];
  const change = ({ from, to }: Position, replacement: string, what: string): Mutant & { key: string } => ({
    title: `${describePlace(content, from)}: ${oneLine(what)}`,
    content: content.slice(0, from) + replacement + content.slice(to),
    at: from,
    key: withoutBlanks({ from, to }, replacement),
  });
  /** The source of the smallest condition around a place. */
  const conditionAt = ({ from, to }: Position) => {
    const [smallest] = conditions
      .filter((condition) => condition.from <= from && to <= condition.to)
      .sort((a, b) => a.to - a.from - (b.to - b.from));
    return smallest ? ` in ${source(readable, smallest)}` : '';
  };
  const replace = (span: Span, replacement: string) =>
    change(span, replacement, `${replacement || 'nothing'} for ${span.text}${conditionAt(span)}`);
  const mutants = [
    ...operands.map(({ from, to, operand }) =>
      change({ from, to }, '', `without ${source(readable, operand)}`),
    ),
    ...found(code, /(?<=\ballow\b[^;]*: if )[^;]+/g).map((condition) => change(condition, 'true', 'always')),
    ...found(code, /(?<=\ballow )[^:;]+/g).map((verbs) => change(verbs, 'read, write', 'for every verb')),
    ...found(code, /(?<![\w'])\d+(?![\w'])/g).flatMap((number) =>
      [1, -1].map((step) => replace(number, String(Number(number.text) + step))),
    ),
    ...found(code, /(?<![\w})])\[[^\]]*\]/g).flatMap((list) =>
      listChanges(code, list).map(({ at, replacement, what }) =>
        change(at, replacement, `${what} ${source(readable, list)}`),
      ),
    ),
    ...found(code, /(?<=(?:\bif|&&|\|\||return|\() *)isOwner\([\w.]+\)/g).map((owner) =>
      change(owner, 'isSignedIn()', `any student for ${owner.text}`),
    ),
    ...found(code, /(?<=\bmatch .*\{\w+)(?=\} \{)/g).map((end) =>
      change(end, '=**', 'matches everything beneath'),
    ),
  ];
  // An operand between two operators is left out in two ways that can give the same text.
  const distinct = [...new Map(mutants.map(({ key, ...mutant }) => [key, mutant])).values()];
  return numbered(distinct);
}

/** Returns a function that gives a changed text without its blanks, faster than removing them from each whole text. */
function createBlankRemover(content: string): (changed: Position, replacement: string) => string {
  const before: number[] = [0];
  for (const char of content.split('')) before.push((before.at(-1) ?? 0) + (/\s/.test(char) ? 0 : 1));
  const kept = content.replace(/\s+/g, '');
  return ({ from, to }, replacement) =>
    kept.slice(0, before[from]) + replacement.replace(/\s+/g, '') + kept.slice(before[to]);
}

interface Position {
  from: number;
  to: number;
}

interface Span extends Position {
  text: string;
}

/** The mutants with a number after each title that an earlier one has. */
function numbered(mutants: readonly Mutant[]): Mutant[] {
  const counts = new Map<string, number>();
  return mutants.map((mutant) => {
    const count = (counts.get(mutant.title) ?? 0) + 1;
    counts.set(mutant.title, count);
    return count === 1 ? mutant : { ...mutant, title: `${mutant.title} (${count})` };
  });
}

/** A part of rules without comments, on one line. */
function source(readable: string, { from, to }: Position): string {
  return oneLine(readable.slice(from, to));
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function found(code: string, pattern: RegExp): Span[] {
  return [...code.matchAll(pattern)].map((match) => ({
    from: match.index,
    to: match.index + match[0].length,
    text: match[0],
  }));
}

/** The same text at the same offsets, with blanks for comments. */
function withoutComments(content: string): string {
  return content.replace(/\/\/.*/g, (comment) => ' '.repeat(comment.length));
}

/** A list with one more name, and without each of its items. */
function listChanges(
  code: string,
  { from, to }: Span,
): { at: Position; replacement: string; what: string }[] {
  const items = found(code.slice(from, to), /'\w+'|\d+/g);
  const separator = code.slice(from + 1, to - 1).trim() === '' ? '' : ', ';
  return [
    {
      at: { from: to - 1, to: to - 1 },
      replacement: `${separator}'${INTRUDER}'`,
      what: `with '${INTRUDER}' added to`,
    },
    ...items.map((item) => {
      const start = from + item.from;
      const end = from + item.to;
      const comma = code.slice(end).match(/^,\s*/)?.[0].length ?? 0;
      const before = comma === 0 ? (code.slice(0, start).match(/,\s*$/)?.[0].length ?? 0) : 0;
      return {
        at: { from: start - before, to: end + comma },
        replacement: '',
        what: `without ${item.text} of`,
      };
    }),
  ];
}

/** Each operand of `&&` and `||`, and where it ends together with one of its operators. */
function parts(code: string): (Position & { operand: Position })[] {
  return found(code, /&&|\|\|/g).flatMap((operator) => {
    const left = operandStart(code, operator.from);
    const right = operandEnd(code, operator.to);
    return [
      { from: left, to: operator.to, operand: { from: left, to: operator.from } },
      { from: operator.from, to: right, operand: { from: operator.to, to: right } },
    ];
  });
}

const OPENING = '([';
const CLOSING = ')]';
const LONGEST_BEFORE_OPERAND = ' return'.length;

/** The start of the operand that ends at `end`: after an operator, an opening bracket, `if` or `return`. */
function operandStart(code: string, end: number): number {
  let depth = 0;
  for (let at = end - 1; at > 0; at -= 1) {
    const char = code[at] ?? '';
    if (CLOSING.includes(char)) depth += 1;
    if (OPENING.includes(char)) depth -= 1;
    if (depth < 0) return at + 1;
    const before = code.slice(Math.max(at - LONGEST_BEFORE_OPERAND, 0), at);
    if (depth === 0 && /(?:&&|\|\||\bif|\breturn)$/.test(before)) return at;
  }
  return 0;
}

/** The end of the operand that begins at `start`: before an operator, a closing bracket or the semicolon. */
function operandEnd(code: string, start: number): number {
  let depth = 0;
  for (let at = start; at < code.length; at += 1) {
    const char = code[at] ?? '';
    if (OPENING.includes(char)) depth += 1;
    if (CLOSING.includes(char)) depth -= 1;
    if (depth < 0 || (depth === 0 && /^(?:&&|\|\||;)/.test(code.slice(at, at + 2)))) return at;
  }
  return code.length;
}

/** The same text at the same offsets, with blanks for comments and for quoted texts that are not names. */
function masked(content: string): string {
  return content.replace(/\/\/.*|'(?:\\.|[^'\\])*'/g, (match) => {
    if (/^'\w+'$/.test(match)) return match;
    return match.startsWith("'") ? `'${' '.repeat(match.length - 2)}'` : ' '.repeat(match.length);
  });
}
