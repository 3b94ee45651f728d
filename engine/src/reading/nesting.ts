/** Tells which items belong to the item above them, by their marks and indents. */

const MARK = /^(\s*)(?:(\(?)(?:(\d{1,3})|([ivx]{1,5})|([a-z]))[.)]|(\S))/i;
/** So many spaces are a step to the right. */
const STEP = 2;
/** The letters before those that are numerals too: h, i; u, v; w, x. */
const BEFORE_NUMERAL: Readonly<Record<string, string>> = { i: 'h', v: 'u', x: 'w' };

interface Mark {
  /** The same for '1.' and '2)', and another for '(a)'. */
  kind: string;
  /** Characters. */
  indent: number;
  /** The letter of an item, in lower case; empty for another mark. */
  letter: string;
}

/** @param last the letter of the item before */
function markOf(line: string, last: string): Mark {
  const [, space = '', open = '', digits, numeral = '', letter = '', bullet] = MARK.exec(line) ?? [];
  const own = numeral.toLowerCase();
  const isLetter = letter !== '' || (BEFORE_NUMERAL[own] !== undefined && BEFORE_NUMERAL[own] === last);
  const name = digits !== undefined ? 'number' : isLetter ? 'letter' : (bullet ?? 'numeral');
  return {
    kind: /^[-–—]$/.test(name) ? '-' : `${name}${open}`,
    indent: space.replace(/\t/g, '  ').length,
    letter: isLetter ? letter.toLowerCase() || own : '',
  };
}

/**
 * Reads the items of a text in their order.
 *
 * @returns whether an item is below another one, given its line, and whether the line before it was an item's of the same
 * section
 */
export function nestingReader(): (line: string, isAfterItem: boolean) => boolean {
  let open: Mark[] = [];
  let last = '';
  return (line, isAfterItem) => {
    const mark = markOf(line, last);
    last = mark.letter;
    // Numerals may end below each other, so that each begins a little further left.
    const isPeer = (other: Mark) => other.kind === mark.kind && Math.abs(mark.indent - other.indent) < STEP;
    const level = isAfterItem ? open.findLastIndex(isPeer) : -1;
    if (level !== -1) open = [...open.slice(0, level), mark];
    else if (!isAfterItem) open = [mark];
    else if (mark.indent + STEP > (open.at(-1)?.indent ?? 0)) open = [...open, mark];
    else open = [...open.filter(({ indent }) => indent < mark.indent), mark];
    return open.length > 1;
  };
}
