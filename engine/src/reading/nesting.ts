/** Tells which items belong to the item above them, by their marks and indents. */

const MARK = /^(\s*)(?:(\(?)(?:(\d{1,2})|([ivx]{1,5})|([a-z]))([.)])|(\S))/i;
/** So many spaces are a step to the right. */
const STEP = 2;
/** The letters before those that are numerals too: h, i; u, v; w, x. */
const BEFORE_NUMERAL: Readonly<Record<string, string>> = { i: 'h', v: 'u', x: 'w' };

interface Mark {
  /** The same for '1.' and '2.', and another for '(a)' or an indented '1.'. */
  kind: string;
  /** The letter of an item, in lower case; empty for another mark. */
  letter: string;
}

/** @param last the letter of the item before */
function markOf(line: string, last: string): Mark {
  const [, indent = '', open = '', digits, numeral = '', letter = '', close = '', bullet = ''] =
    MARK.exec(line) ?? [];
  const step = Math.floor(indent.replace(/\t/g, '  ').length / STEP);
  const own = numeral.toLowerCase();
  const isLetter = letter !== '' || (BEFORE_NUMERAL[own] !== undefined && BEFORE_NUMERAL[own] === last);
  const name = digits !== undefined ? 'number' : isLetter ? 'letter' : close === '' ? bullet : 'numeral';
  return { kind: `${name}${open}${close}${step}`, letter: isLetter ? letter.toLowerCase() || own : '' };
}

/**
 * Reads the items of a text in their order.
 *
 * @returns whether an item is below another one, given its line, and whether the line before it was an item's
 */
export function nestingReader(): (line: string, isAfterItem: boolean) => boolean {
  let open: string[] = [];
  let last = '';
  return (line, isAfterItem) => {
    const { kind, letter } = markOf(line, last);
    last = letter;
    const level = open.indexOf(kind);
    if (level !== -1) open = open.slice(0, level + 1);
    else open = isAfterItem ? [...open, kind] : [kind];
    return open.length > 1;
  };
}
