import { patternMutantsOf } from './pattern-mutants.ts';
import { INTRUDER } from './rule-cases.ts';

/** The rules with one thing wrong. */
export interface Mutant {
  /** What was done, and to which line, by its beginning. */
  title: string;
  content: string;
  /** Where. */
  at: number;
}

/**
 * Every mutant that simple text processing can make: each part of an `&&` or `||` left out, each condition of an
 * `allow` always true, each `allow` for every verb, each number moved by one, each list with a name more and
 * with each of its items less, each owner anybody, each pattern wider or narrower, each `match` for all that lies
 * beneath it.
 */
export function mutantsOf(content: string): Mutant[] {
  const code = masked(content);
  const mutants = [
    ...parts(code).map(({ from, to, text }) => edit(content, from, to, '', `without ${text}`)),
    ...found(code, /(?<=\ballow\b[^;]*: if )[^;]+/g).map(({ from, to }) =>
      edit(content, from, to, 'true', 'allow always'),
    ),
    ...found(code, /(?<=\ballow )[^:;]+/g).map(({ from, to }) =>
      edit(content, from, to, 'read, write', 'allow every verb'),
    ),
    ...found(code, /(?<![\w'])\d+(?![\w'])/g).flatMap(({ from, to, text }) =>
      [1, -1].map((step) => edit(content, from, to, String(Number(text) + step), `${text} moved by ${step}`)),
    ),
    ...found(code, /(?<!\w)\[[^\]]*\]/g).flatMap((list) => lists(content, code, list)),
    ...found(code, /(?<=(?:\bif|&&|\|\||return|\() *)isOwner\([\w.]+\)/g).map(({ from, to }) =>
      edit(content, from, to, 'isSignedIn()', 'any student for the owner'),
    ),
    ...patterns(content).flatMap(({ from, to, text }) =>
      patternMutantsOf(text).map(({ what, pattern }) => edit(content, from, to, pattern, what)),
    ),
    ...found(code, /(?<=\bmatch .*\{\w+)(?=\} \{)/g).map(({ from, to }) =>
      edit(content, from, to, '=**', 'match all beneath'),
    ),
  ];
  // A part in the middle stands beside two operators.
  return [...new Map(mutants.map((mutant) => [mutant.content.replace(/\s+/g, ''), mutant])).values()];
}

interface Span {
  from: number;
  to: number;
  text: string;
}

function edit(content: string, from: number, to: number, replacement: string, what: string): Mutant {
  const line = content.slice(content.lastIndexOf('\n', from) + 1, content.indexOf('\n', from)).trim();
  return {
    title: `${what.replace(/\s+/g, ' ')} in "${line.slice(0, 50)}"`,
    content: content.slice(0, from) + replacement + content.slice(to),
    at: from,
  };
}

function found(code: string, pattern: RegExp): Span[] {
  return [...code.matchAll(pattern)].map((match) => ({
    from: match.index,
    to: match.index + match[0].length,
    text: match[0],
  }));
}

/** What stands between the quotes of each pattern. */
function patterns(content: string): Span[] {
  return found(
    content.replace(/\/\/.*/g, (comment) => ' '.repeat(comment.length)),
    /(?<=\.matches\(')(?:\\.|[^'\\])*(?=')/g,
  );
}

/** A list with a name more, and without each of its items. */
function lists(content: string, code: string, { from, to }: Span): Mutant[] {
  const items = found(code.slice(from, to), /'\w+'|\d+/g);
  const separator = code.slice(from + 1, to - 1).trim() === '' ? '' : ', ';
  return [
    edit(content, to - 1, to - 1, `${separator}'${INTRUDER}'`, `${content.slice(from, to)} with a name more`),
    ...items.map((item) => {
      const start = from + item.from;
      const end = from + item.to;
      const comma = code.slice(end).match(/^,\s*/)?.[0].length ?? 0;
      const before = comma === 0 ? (code.slice(0, start).match(/,\s*$/)?.[0].length ?? 0) : 0;
      return edit(content, start - before, end + comma, '', `a list without ${item.text}`);
    }),
  ];
}

/** Each part that `&&` or `||` joins, with one of its operators. */
function parts(code: string): Span[] {
  return found(code, /&&|\|\|/g).flatMap((operator) => {
    const left = operandStart(code, operator.from);
    const right = operandEnd(code, operator.to);
    const text = (from: number, to: number) => code.slice(from, to).trim();
    return [
      { from: left, to: operator.to, text: text(left, operator.from) },
      { from: operator.from, to: right, text: text(operator.to, right) },
    ];
  });
}

const OPENING = '([';
const CLOSING = ')]';

/** Back to where the operand before `end` begins: after an operator, an open bracket, `if` or `return`. */
function operandStart(code: string, end: number): number {
  let depth = 0;
  for (let at = end - 1; at > 0; at -= 1) {
    const char = code[at] ?? '';
    if (CLOSING.includes(char)) depth += 1;
    if (OPENING.includes(char)) depth -= 1;
    if (depth < 0) return at + 1;
    if (depth === 0 && /(?:&&|\|\||\bif|\breturn)$/.test(code.slice(0, at))) return at;
  }
  return 0;
}

/** On to where the operand after `start` ends: before an operator, a closed bracket or the semicolon. */
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

/** The same text at the same offsets, with blanks for comments and for what is not a name in quotes. */
function masked(content: string): string {
  return content.replace(/\/\/.*|'(?:\\.|[^'\\])*'/g, (match) => {
    if (/^'\w+'$/.test(match)) return match;
    return match.startsWith("'") ? `'${' '.repeat(match.length - 2)}'` : ' '.repeat(match.length);
  });
}
