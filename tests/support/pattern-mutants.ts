/** A regular expression with one thing wrong. */
export interface PatternMutant {
  what: string;
  pattern: string;
}

/**
 * Every mutant of a pattern of the rules that simple text processing can make: each class of characters any character,
 * each character that is alone in a class optional, each bound of a repetition moved by one, each `*` a `+`, and each
 * alternative left out.
 *
 * @param pattern as it stands between quotes in the rules
 */
export function patternMutantsOf(pattern: string): PatternMutant[] {
  const change = (at: number, before: string, after: string): PatternMutant => ({
    what: `${after || 'nothing'} for ${before}`,
    pattern: pattern.slice(0, at) + after + pattern.slice(at + before.length),
  });
  const all = (searched: RegExp, replacements: (found: string, next: string) => string[]) =>
    [...plain(pattern, searched).matchAll(searched)].flatMap((match) =>
      replacements(match[0], pattern[match.index + match[0].length] ?? ' ').map((after) =>
        change(match.index, match[0], after),
      ),
    );
  const mutants = [
    ...all(CLASS, (found, next) =>
      /^\[[^\\^]\]$/.test(found) && !'{*'.includes(next) ? ['.', '.?'] : ['.'],
    ),
    ...all(/\{\d+(?:,\d+)?\}/g, (found) =>
      [...found.matchAll(/\d+/g)].flatMap(({ index, 0: number }) =>
        [1, -1].map(
          (step) => found.slice(0, index) + (Number(number) + step) + found.slice(index + number.length),
        ),
      ),
    ),
    ...all(/[*]/g, () => ['+']),
    ...alternatives(pattern).map(([from, to]) => change(from, pattern.slice(from, to), '')),
  ];
  const seen = new Map<string, number>();
  return mutants.map(({ what, ...rest }) => {
    const number = (seen.get(what) ?? 0) + 1;
    seen.set(what, number);
    return { what: number === 1 ? what : `${what} (${number})`, ...rest };
  });
}

const CLASS = /\[\^?(?:\\\\.|[^\]\\])+\]/g;

/** The same text with blanks for what is in a class, where an operator is a character, unless classes are searched. */
function plain(pattern: string, searched: RegExp): string {
  return searched === CLASS ? pattern : pattern.replace(CLASS, (found) => ' '.repeat(found.length));
}

/** Where each alternative of each group stands, with one of the lines beside it. */
function alternatives(pattern: string): [from: number, to: number][] {
  const text = plain(pattern, /./g);
  return [...text].flatMap((char, at): [number, number][] => {
    if (char !== '|') return [];
    const rest = alternativeEnd(text, at);
    const start = before(text, at);
    return text[start] === '|'
      ? [[at, rest]]
      : [
          [at, rest],
          [start + 1, at + 1],
        ];
  });
}

function alternativeEnd(text: string, line: number): number {
  let depth = 0;
  for (let at = line + 1; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    if (text[at] === ')') depth -= 1;
    if (depth < 0 || (depth === 0 && text[at] === '|')) return at;
  }
  return text.length;
}

/** Where the bracket or the line is after which the alternative before `line` begins; -1 at the beginning. */
function before(text: string, line: number): number {
  let depth = 0;
  for (let at = line - 1; at >= 0; at -= 1) {
    if (text[at] === ')') depth += 1;
    if (text[at] === '(') depth -= 1;
    if (depth < 0 || (depth === 0 && text[at] === '|')) return at;
  }
  return -1;
}
