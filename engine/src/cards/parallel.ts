/** Keeps the items of a list together: a deck that explains one of five kinds and not the others isn't usable. */
import type { EngineCard } from './card.ts';

/** So many items of a list have parallel questions. */
const LEAST_ITEMS = 3;

/** The cards with the mean weight of their list, where they ask for the labelled items of one. */
export function withSharedWeights(cards: readonly EngineCard[]): EngineCard[] {
  const means = new Map(
    listsIn(cards).flatMap((list) => {
      const mean = list.reduce((sum, { weight }) => sum + weight, 0) / list.length;
      return list.map((card): [EngineCard, number] => [card, mean]);
    }),
  );
  return cards.map((card) => ({ ...card, weight: means.get(card) ?? card.weight }));
}

/** The cards of each list together, at the place of its first; any other card alone. */
export function listsIn(cards: readonly EngineCard[]): EngineCard[][] {
  const lists = new Map<string, EngineCard[]>();
  for (const card of cards) {
    const list = lists.get(listOf(card));
    if (list) list.push(card);
    else lists.set(listOf(card), [card]);
  }
  return cards.flatMap((card) => {
    const list = lists.get(listOf(card)) ?? [];
    if (listOf(card) === '' || list.length < LEAST_ITEMS) return [[card]];
    return list[0] === card ? [list] : [];
  });
}

/** The section of a labelled item and the form of its question; empty for any other card. */
function listOf({ maker, passage, front }: EngineCard): string {
  if (maker !== 'definition' || passage.kind !== 'item' || !front.includes('“')) return '';
  return `${passage.section} ${front.replace(/“.*”/, '')}`;
}
