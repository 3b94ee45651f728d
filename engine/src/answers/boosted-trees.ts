/** A model of boosted trees: each tree adds what its leaf says to the logarithm of the odds. */

/** A complete tree: node n has the children 2n + 1, if its feature is at most the limit, and 2n + 2. */
export interface Tree {
  splits: readonly { feature: string; limit: number }[];
  /** What each leaf adds, from left to right. */
  leaves: readonly number[];
}

export interface BoostedTrees {
  bias: number;
  trees: readonly Tree[];
}

/** The probability that an example with these features is positive; a missing feature is 0. */
export function chanceOf({ bias, trees }: BoostedTrees, features: Readonly<Record<string, number>>): number {
  const sum = trees.reduce((total, tree) => total + leafOf(tree, features), bias);
  return 1 / (1 + Math.exp(-sum));
}

function leafOf({ splits, leaves }: Tree, features: Readonly<Record<string, number>>): number {
  let node = 0;
  for (let split = splits[node]; split; split = splits[node])
    node = 2 * node + ((features[split.feature] ?? 0) <= split.limit ? 1 : 2);
  return leaves[node - splits.length] ?? 0;
}

/** Reads trees from lines such as 'around:0.4,own:0.2,lost:1|0.1,-0.2,0.3,0.1'. */
export function readTrees(lines: string): readonly Tree[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [splits = '', leaves = ''] = line.split('|');
      return {
        splits: splits.split(',').map((split) => {
          const [feature = '', limit] = split.split(':');
          return { feature, limit: Number(limit) };
        }),
        leaves: leaves.split(',').map(Number),
      };
    });
}
