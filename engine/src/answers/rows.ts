/** Finds the row of a table that a question names: 'How does cholera spread?' */
import type { Passage } from '../reading/source.ts';
import { isKindOf } from '../words/lexicon.ts';
import { rootsOf } from '../words/roots.ts';
import { isLight, meaningOf } from '../words/word-lists.ts';
import { COLUMNS } from './columns.ts';
import { matchIn } from './evidence.ts';
import type { Question } from './question.ts';
import type { Index, Unit } from './search.ts';
import { PEOPLE } from './terms.ts';

/** What the header of a column says that its cells measure. */
const MEASURED: readonly (readonly [asked: RegExp, header: RegExp])[] = [
  [/\bhow long\b/i, /\b(?:period|duration|length|how long)\b/i],
  [/\bhow (?:often|many times)\b/i, /\b(?:frequency|how often|interval)\b/i],
  [
    /\bhow (?:far|tall|high|deep|big|large|heavy|fast|old|hot)\b/i,
    /\b(?:distance|height|depth|size|diameter|area|weight|mass|speed|age|temperature)\b/i,
  ],
];
const COMPARES =
  /\b(?:most|least|best|worst|(?:larg|bigg|small|high|low|long|short|fast|slow|great|few|old|young|hott|cold|near|heavi|light|deep|wid|earli|lat|strong|weak|cheap)est)\b/i;
/** Questions whose column must tell this kind of thing. */
const NEEDS_KIND: readonly Question['kind'][] = ['who', 'when', 'where', 'count', 'how'];
/** The least that two letters of a name must have in common: 'polio' for 'poliomyelitis'. */
const LEAST_START = 5;
/** How well a word of the question must match a header. */
const LEAST_MATCH = 0.6;

/** The row of a table whose first cell a question names, if one of its columns, or the heading above, is what it asks for. */
export function rowFor(index: Index, question: Question): Passage | null {
  if (index.source.language !== 'en' || ['why', 'difference', 'condition'].includes(question.kind))
    return null;
  // 'Which palm gives the most oil?' compares several.
  if (COMPARES.test(question.text)) return null;
  const found = index.units.filter((unit) => isRowFor(index, unit, question));
  return found.length === 1 ? (found[0]?.passage ?? null) : null;
}

function isRowFor(index: Index, { passage, headings }: Unit, question: Question): boolean {
  if (passage.kind !== 'row') return false;
  const [, key = '', rest = ''] = /^([^:;]{2,40}): (.+)$/s.exec(passage.text) ?? [];
  const own = rootsOf(key, 'en').map(meaningOf);
  const isOwn = (root: string) => own.some((said) => root === said || isShortFor(root, said));
  if (
    own.length === 0 ||
    !own.every((said) => question.roots.some((root) => root === said || isShortFor(root, said)))
  )
    return false;
  const asked = question.roots.filter(
    (root) => !isOwn(root) && !isLight(root) && !PEOPLE.has(root) && !isKindOf(root, 'person'),
  );
  const cells = [...rest.matchAll(/(?:^|; )([^:;]{2,40}): ([^;]+)/g)].map(([, header = '']) => header);
  const matches = (header: string) => {
    const said = new Set(rootsOf(header, 'en').map(meaningOf));
    return asked.every((root) => matchIn(index, root, said) >= LEAST_MATCH);
  };
  // Without headers, the second cell is what the heading above the table says.
  if (cells.length === 0)
    return asked.length > 0 && asked.every((root) => matchIn(index, root, headings) >= LEAST_MATCH);
  return cells.some(
    (header) =>
      matches(header) &&
      ((asked.length > 0 && !NEEDS_KIND.includes(question.kind)) || isOfKind(header, question)),
  );
}

function isShortFor(asked: string, said: string): boolean {
  return asked.length >= LEAST_START && said.startsWith(asked);
}

/** Whether the header of a column says that its cells have what the kind of question asks for. */
function isOfKind(header: string, { kind, text }: Question): boolean {
  if (COLUMNS[kind]?.test(header)) return true;
  if (/^how (?:do|does|did|is|are|can)\b/i.test(text))
    return /\bhow\b|\b(?:method|means|spread)\b/i.test(header);
  return MEASURED.some(([wanted, found]) => wanted.test(text) && found.test(header));
}
