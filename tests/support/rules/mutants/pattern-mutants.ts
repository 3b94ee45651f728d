/** A regular expression with one change, and a description of the change. */
export interface PatternMutant {
  what: string;
  pattern: string;
}

/**
 * Every mutant of a pattern that text replacement can make: each class of characters any character, each character that
 * is alone in a class optional, each bound of a repetition one more and one less, each `*` a `+`, and each alternative
 * left out.
 *
 * @param pattern the text between the quotes in the rules
 */
export function patternMutantsOf(pattern: string): PatternMutant[] {
  const change = (at: number, before: string, after: string): PatternMutant => ({
    what: `${after || 'nothing'} for ${before}`,
    pattern: pattern.slice(0, at) + after + pattern.slice(at + before.length),
  });
  const all = (searched: RegExp, replacements: (found: string, next: string) => string[]) =>
    [...withoutClasses(pattern, searched).matchAll(searched)].flatMap((match) =>
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
        (number === '0' ? [1] : [1, -1]).map(
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

/** The same text with classes blanked, because operators in them are characters, unless classes are searched. */
function withoutClasses(pattern: string, searched: RegExp): string {
  return searched === CLASS ? pattern : pattern.replace(CLASS, (found) => ' '.repeat(found.length));
}

/** The start and end of each alternative of each group, together with one of the bars beside it. */
function alternatives(pattern: string): [from: number, to: number][] {
  const text = withoutClasses(pattern, /./g);
  return [...text].flatMap((char, at): [number, number][] => {
    if (char !== '|') return [];
    const rest = alternativeEnd(text, at);
    const start = alternativeStart(text, at);
    return text[start] === '|'
      ? [[at, rest]]
      : [
          [at, rest],
          [start + 1, at + 1],
        ];
  });
}

function alternativeEnd(text: string, bar: number): number {
  let depth = 0;
  for (let at = bar + 1; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    if (text[at] === ')') depth -= 1;
    if (depth < 0 || (depth === 0 && text[at] === '|')) return at;
  }
  return text.length;
}

/** The offset of the bracket or bar before the alternative that ends at `bar`; -1 for the first. */
function alternativeStart(text: string, bar: number): number {
  let depth = 0;
  for (let at = bar - 1; at >= 0; at -= 1) {
    if (text[at] === ')') depth += 1;
    if (text[at] === '(') depth -= 1;
    if (depth < 0 || (depth === 0 && text[at] === '|')) return at;
  }
  return -1;
}

/** The quoted patterns in the text of rules, except those that are concatenated. */
export function patternsIn(rules: string): string[] {
  const code = rules.replace(/\/\/.*/g, '');
  return [...code.matchAll(/\.matches\('((?:\\.|[^'\\])*)'\)/g)].map(([, pattern = '']) => pattern);
}
