/** Grows boosted trees: each is fitted to what the trees before it get wrong. */
import type { BoostedTrees, Tree } from '../src/answers/boosted-trees.ts';
import { createRandom } from '../src/practice/random.ts';

export interface TreeExample {
  features: Readonly<Record<string, number>>;
  isPositive: boolean;
  /** How much the example counts. */
  weight: number;
}

/** Chosen by cross-validation. */
const SETTINGS = { trees: 200, depth: 3, rate: 0.08, penalty: 5, leastWeight: 1.2, features: 0.5, rows: 0.7 };
const MOST_BINS = 24;
const LEAST_GAIN = 1e-3;

interface Table {
  names: readonly string[];
  /** For each feature, the limits between its bins, and the bin of each example. */
  limits: readonly (readonly number[])[];
  bins: readonly Uint8Array[];
}

interface Slopes {
  gradient: Float64Array;
  weight: Float64Array;
}

/** Grows trees that tell positive examples from others; the same examples give the same trees. */
export function growTrees(examples: readonly TreeExample[]): BoostedTrees {
  const table = tableOf(examples);
  const random = createRandom(1);
  const positive = examples.filter(({ isPositive }) => isPositive).length / examples.length;
  const bias = Math.log(positive / (1 - positive));
  const sums = new Float64Array(examples.length).fill(bias);
  const trees = Array.from({ length: SETTINGS.trees }, () => {
    const slopes = slopesOf(examples, sums);
    const rows = examples.flatMap((_, row) => (random() < SETTINGS.rows ? [row] : []));
    const features = table.names.flatMap((_, feature) => (random() < SETTINGS.features ? [feature] : []));
    return growTree(table, slopes, rows, features, sums);
  });
  return { bias, trees };
}

function tableOf(examples: readonly TreeExample[]): Table {
  const names = [...new Set(examples.flatMap(({ features }) => Object.keys(features)))].sort();
  const columns = names.map((name) => examples.map(({ features }) => features[name] ?? 0));
  const limits = columns.map(limitsOf);
  const bins = columns.map((column, feature) =>
    Uint8Array.from(column, (value) => (limits[feature] ?? []).filter((limit) => value > limit).length),
  );
  return { names, limits, bins };
}

function limitsOf(column: readonly number[]): number[] {
  const sorted = [...column].sort((a, b) => a - b);
  const values = [...new Set(sorted)];
  if (values.length <= MOST_BINS)
    return values.slice(1).map((value, place) => rounded((value + (values[place] ?? 0)) / 2));
  const quantiles = Array.from({ length: MOST_BINS - 1 }, (_, place) =>
    rounded(sorted[Math.floor(((place + 1) * sorted.length) / MOST_BINS)] ?? 0),
  );
  return [...new Set(quantiles)];
}

function rounded(value: number): number {
  return Number(value.toPrecision(3));
}

function slopesOf(examples: readonly TreeExample[], sums: Float64Array): Slopes {
  const gradient = new Float64Array(examples.length);
  const weight = new Float64Array(examples.length);
  for (const [row, { isPositive, weight: factor }] of examples.entries()) {
    const chance = 1 / (1 + Math.exp(-(sums[row] ?? 0)));
    gradient[row] = factor * ((isPositive ? 1 : 0) - chance);
    weight[row] = factor * chance * (1 - chance);
  }
  return { gradient, weight };
}

/** Grows one tree on some rows and features, and adds its leaves to the sums of all rows. */
function growTree(
  table: Table,
  slopes: Slopes,
  rows: readonly number[],
  features: readonly number[],
  sums: Float64Array,
): Tree {
  const inner = 2 ** SETTINGS.depth - 1;
  const splits: { feature: number; bin: number }[] = [];
  const groups: (readonly number[])[] = [rows];
  for (let node = 0; node < inner; node += 1) {
    const group = groups[node] ?? [];
    const split = bestSplit(table, slopes, group, features);
    splits.push(split);
    groups[2 * node + 1] = group.filter((row) => isLeft(table, split, row));
    groups[2 * node + 2] = group.filter((row) => !isLeft(table, split, row));
  }
  // More digits would only make the model larger.
  const leaves = groups.slice(inner).map((group) => Number(leafValue(slopes, group).toFixed(3)));
  for (let row = 0; row < sums.length; row += 1) {
    let node = 0;
    for (let split = splits[node]; split; split = splits[node])
      node = 2 * node + (isLeft(table, split, row) ? 1 : 2);
    sums[row] = (sums[row] ?? 0) + (leaves[node - inner] ?? 0);
  }
  return {
    splits: splits.map(({ feature, bin }) => ({
      feature: table.names[feature] ?? '',
      limit: table.limits[feature]?.[bin] ?? Number.POSITIVE_INFINITY,
    })),
    leaves,
  };
}

function isLeft({ bins }: Table, { feature, bin }: { feature: number; bin: number }, row: number): boolean {
  return (bins[feature]?.[row] ?? 0) <= bin;
}

function leafValue({ gradient, weight }: Slopes, group: readonly number[]): number {
  const [slope, total] = sumsOf(gradient, weight, group);
  return (SETTINGS.rate * slope) / (total + SETTINGS.penalty);
}

function sumsOf(gradient: Float64Array, weight: Float64Array, group: readonly number[]): [number, number] {
  let [slope, total] = [0, 0];
  for (const row of group) {
    slope += gradient[row] ?? 0;
    total += weight[row] ?? 0;
  }
  return [slope, total];
}

/** The split that explains most; if none explains enough, one that leaves all rows on the left. */
function bestSplit(
  { limits, bins }: Table,
  { gradient, weight }: Slopes,
  group: readonly number[],
  features: readonly number[],
): { feature: number; bin: number } {
  const [slope, total] = sumsOf(gradient, weight, group);
  const { penalty, leastWeight } = SETTINGS;
  let best = { feature: features[0] ?? 0, bin: Number.POSITIVE_INFINITY, gain: LEAST_GAIN };
  for (const feature of features) {
    const count = (limits[feature]?.length ?? 0) + 1;
    const [slopes, weights] = [new Float64Array(count), new Float64Array(count)];
    const own = bins[feature] ?? new Uint8Array();
    for (const row of group) {
      const bin = own[row] ?? 0;
      slopes[bin] = (slopes[bin] ?? 0) + (gradient[row] ?? 0);
      weights[bin] = (weights[bin] ?? 0) + (weight[row] ?? 0);
    }
    let [left, leftWeight] = [0, 0];
    for (let bin = 0; bin < count - 1; bin += 1) {
      left += slopes[bin] ?? 0;
      leftWeight += weights[bin] ?? 0;
      const rightWeight = total - leftWeight;
      if (leftWeight < leastWeight || rightWeight < leastWeight) continue;
      const gain =
        left ** 2 / (leftWeight + penalty) +
        (slope - left) ** 2 / (rightWeight + penalty) -
        slope ** 2 / (total + penalty);
      if (gain > best.gain) best = { feature, bin, gain };
    }
  }
  return best;
}
