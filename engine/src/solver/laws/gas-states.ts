/** Assigns the values of a gas problem to its two states. */
import { CannotSolve, NotThisKind } from '../solution.ts';

export type Kind = 'pressure' | 'volume' | 'temperature';
export const LETTER: Readonly<Record<Kind, string>> = { pressure: 'P', volume: 'V', temperature: 'T' };

interface Place {
  kind: Kind;
  state: 1 | 2;
  at: number;
  isNamed: boolean;
}

/** The state named by the words before a quantity: `final volume of`, `P1 =`; null if they name none. */
function stateNamed(words: string, kind: Kind): 1 | 2 | null {
  const letter = /(?:\b|^)[PVT]([12]) ?= ?$/.exec(words)?.[1];
  if (letter) return letter === '1' ? 1 : 2;
  const word = new RegExp(
    `\\b(initial|original|final|new) ${kind}(?: (?:of|is|was|being|the|gas|to|=))* ?$`,
    'i',
  ).exec(words)?.[1];
  if (word) return /initial|original/i.test(word) ? 1 : 2;
  return /\binitially(?: at)? ?$/i.test(words) ? 1 : /\bfinally(?: at)? ?$/i.test(words) ? 2 : null;
}

/** Writes `P1 = ` before each quantity, and names the requested one. */
export function labelStates(text: string, kinds: readonly Kind[]): string {
  const places: Place[] = [];
  for (const kind of kinds) {
    const marks = [...text.matchAll(new RegExp(`#${kind}:\\d+#`, 'g'))];
    if (marks.length > 2) throw new CannotSolve(`The problem gives more than two values of the ${kind}.`);
    for (const [order, { index }] of marks.entries()) {
      const words =
        text
          .slice(Math.max(0, index - 40), index)
          .split(/#|[.,;]|\band\b/)
          .at(-1) ?? '';
      const named = stateNamed(words, kind);
      places.push({ kind, state: named ?? (order === 0 ? 1 : 2), at: index, isNamed: named !== null });
    }
  }
  const isTwice = (kind: Kind) => places.filter((place) => place.kind === kind).length === 2;
  const asked = kinds.filter((kind) => !isTwice(kind));
  const [kind, other] = asked;
  if (kind === undefined || other !== undefined)
    throw new CannotSolve("The problem doesn't give enough values to find the answer.");
  const own = places.find((place) => place.kind === kind);
  const question = new RegExp(
    `(?:find|calculate|determine|compute|what (?:is|was|will be|would be|will)|what) (?:the |its )*(initial |original |final |new )?(?:${kind}\\b|${LETTER[kind]}${own?.state === 1 ? 2 : 1}(?![a-z0-9]))`,
    'i',
  );
  const match = question.exec(text);
  if (!own || !match) throw new NotThisKind('nothing asked');
  const missing = own.state === 1 ? 2 : 1;
  const word = match[1]?.trim().toLowerCase();
  if (word && (/initial|original/.test(word) ? 1 : 2) !== missing)
    throw new CannotSolve("It isn't clear which value belongs to which state.");
  refuseMixedOrder(places);
  const labelled = text
    .replace(/\b[PVT][12] ?= ?(?=#)/g, '')
    .replace(/#(pressure|volume|temperature):(\d+)#/g, (mark, name: Kind, _: string, at: number) => {
      const place = places.find((one) => one.at === at);
      return place ? ` , ${LETTER[name]}${place.state} = ${mark} ` : mark;
    });
  return labelled
    .replace(question, ` find ${LETTER[kind]}${missing} . `)
    .replace(/\b(?:initial|original|final|new) (?:pressure|volume|temperature)\b/gi, ' ');
}

/** If only the order distinguishes the states, all values of the first must come before all values of the second. */
function refuseMixedOrder(places: readonly Place[]): void {
  if (places.every(({ isNamed }) => isNamed)) return;
  for (const one of places) {
    const twin = places.find((other) => other.kind === one.kind && other !== one);
    if (twin && one.state === twin.state)
      throw new CannotSolve("It isn't clear which value belongs to which state.");
    const isBehind = places.some(
      (other) =>
        other.state === 2 && one.state === 1 && other.at < one.at && other.kind !== one.kind && !one.isNamed,
    );
    if (isBehind) throw new CannotSolve("It isn't clear which value belongs to which state.");
  }
}
