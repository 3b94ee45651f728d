/** Cloze deletions in Anki's fields: '{{c1::answer::hint}}', also one inside another. */

type Node = string | Cloze;

interface Cloze {
  /** '{{c1,2::…}}' belongs to two cards. */
  numbers: number[];
  content: Node[];
  hint: string | null;
}

const TOKEN = /\{\{c([\d,]+)::|\}\}/g;

/** What shows in the place of a deletion that has no hint. */
const GAP = '[…]';

/** Deletions inside one another that are read; Anki reads no more either. */
const MAX_DEPTH = 10;

/** What a picture with hidden parts has in place of text. */
const OCCLUSION = 'image-occlusion:';

function parse(field: string): Node[] {
  const root: Node[] = [];
  const open: Cloze[] = [];
  const add = (node: Node) => (open.at(-1)?.content ?? root).push(node);
  let end = 0;
  for (const token of field.matchAll(TOKEN)) {
    if (token.index > end) add(field.slice(end, token.index));
    end = token.index + token[0].length;
    if (token[1] !== undefined && open.length < MAX_DEPTH) {
      open.push({ numbers: token[1].split(',').map(Number), content: [], hint: null });
    } else if (token[1] === undefined) {
      const closed = open.pop();
      add(closed ? withHint(closed) : '}}');
    }
  }
  add(field.slice(end));
  // A deletion that never ends is text.
  return [...root, ...open.flatMap(({ content }) => content)];
}

/** Moves a hint, which follows the answer after two colons, out of the content. */
function withHint({ numbers, content }: Cloze): Cloze {
  const last = content.at(-1);
  const at = typeof last === 'string' ? last.indexOf('::') : -1;
  if (typeof last !== 'string' || at < 0) return { numbers, content, hint: null };
  return { numbers, content: [...content.slice(0, -1), last.slice(0, at)], hint: last.slice(at + 2) };
}

function reveal(nodes: readonly Node[]): string {
  const text = nodes.map((node) => (typeof node === 'string' ? node : reveal(node.content))).join('');
  return text.startsWith(OCCLUSION) ? '' : text;
}

/**
 * The field as the question of a card: a gap or '[hint]' for its own deletions, and the other ones as text. A field
 * without a deletion of this card is empty, as in Anki.
 *
 * @param number the number of the card's deletions, from 1
 */
export function clozeQuestion(field: string, number: number): string {
  let isFound = false;
  const show = (nodes: readonly Node[]): string =>
    nodes
      .map((node) => {
        if (typeof node === 'string') return node;
        if (!node.numbers.includes(number)) return revealInside(node);
        isFound = true;
        if (reveal(node.content) === '') return '';
        return node.hint === null || node.hint.trim() === '' ? GAP : `[${node.hint}]`;
      })
      .join('');
  const revealInside = ({ content }: Cloze) => (reveal(content) === '' ? '' : show(content));
  const question = show(parse(field));
  return isFound ? question : '';
}

/** What the card's deletions hide, in the order of the field. */
export function clozeAnswers(field: string, number: number): string[] {
  const answers: string[] = [];
  const collect = (nodes: readonly Node[]) => {
    for (const node of nodes) {
      if (typeof node === 'string') continue;
      if (node.numbers.includes(number)) answers.push(reveal(node.content));
      else collect(node.content);
    }
  };
  collect(parse(field));
  return [...new Set(answers)];
}

/** The numbers of all deletions in a field, ascending: it has a card for each. */
export function clozeNumbers(field: string): number[] {
  const numbers = new Set<number>();
  const collect = (nodes: readonly Node[]) => {
    for (const node of nodes) {
      if (typeof node === 'string') continue;
      for (const number of node.numbers) numbers.add(number);
      collect(node.content);
    }
  };
  collect(parse(field));
  return [...numbers].filter((number) => number > 0).sort((a, b) => a - b);
}
