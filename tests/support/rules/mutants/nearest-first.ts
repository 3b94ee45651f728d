import { isMatchedBy } from '../blocks.ts';
import type { RuleCase } from '../builders.ts';

type Comparable = Pick<RuleCase, 'path' | 'title' | 'with'>;

/**
 * Returns cases in the order in which they probably detect a mutant: those that request a document of a changed block
 * itself, then all others, and in both those first whose titles share the most words with the mutant's. Cases that are
 * equally near keep their order.
 *
 * @param blocks the paths of the `match` blocks that the mutant affects
 * @param title the mutant's title: '/users/{uid}/tasks/{task} isTask(): without data.title is string'
 */
export function nearestFirst<Case extends Comparable>(
  cases: readonly Case[],
  blocks: readonly string[],
  title: string,
): Case[] {
  const words = wordsOf(title.slice(title.indexOf(': ') + 1));
  const nearness = (one: Case) =>
    (isRequestTo(one, blocks) ? 1_000 : 0) + wordsOf(one.title).filter((word) => words.includes(word)).length;
  return cases
    .map((one) => ({ one, rank: nearness(one) }))
    .sort((a, b) => b.rank - a.rank)
    .map(({ one }) => one);
}

/** Whether a case requests a document of these blocks, or its collection, and not only one beneath it. */
function isRequestTo({ path, with: others = [] }: Comparable, blocks: readonly string[]): boolean {
  return [path, ...others.map((write) => write.path)].some((requested) =>
    blocks.some(
      (block) => isMatchedBy(requested, block) && requested.split('/').length < block.split('/').length,
    ),
  );
}

function wordsOf(text: string): string[] {
  return [...new Set(text.match(/\w{3,}/g))];
}
