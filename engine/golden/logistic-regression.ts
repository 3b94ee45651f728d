/** Logistic regression with a penalty on large weights, by Newton's method. */

export interface Example {
  /** The features that aren't 0. */
  features: Readonly<Record<string, number>>;
  isPositive: boolean;
  /** How much the example counts; 1 if left out. */
  weight?: number;
}

export interface Model {
  bias: number;
  weights: Readonly<Record<string, number>>;
}

const ROUNDS = 8;
/** How much large weights count against a model; chosen by cross-validation. */
const PENALTY = 8;

/** Fits a model to examples; a feature that no example has gets no weight. */
export function fitModel(examples: readonly Example[], penalty = PENALTY): Model {
  const names = [...new Set(examples.flatMap(({ features }) => Object.keys(features)))].sort();
  const places = new Map(names.map((name, place) => [name, place]));
  // The last weight is the bias.
  const size = names.length + 1;
  const rows = examples.map(({ features, isPositive, weight = 1 }) => ({
    isPositive,
    weight,
    values: [
      ...Object.entries(features).flatMap(([name, value]): [number, number][] =>
        value === 0 ? [] : [[places.get(name) ?? 0, value]],
      ),
      [size - 1, 1] as [number, number],
    ],
  }));
  const weights = new Array<number>(size).fill(0);
  for (let round = 0; round < ROUNDS; round += 1) {
    const gradient = weights.map((weight, place) => (place < size - 1 ? penalty * weight : 0));
    const hessian = weights.map((_, place) => {
      const line = new Array<number>(size).fill(0);
      line[place] = place < size - 1 ? penalty : 0;
      return line;
    });
    for (const { values, isPositive, weight } of rows) {
      const sum = values.reduce((total, [place, value]) => total + (weights[place] ?? 0) * value, 0);
      const chance = 1 / (1 + Math.exp(-sum));
      for (const [place, value] of values) {
        gradient[place] = (gradient[place] ?? 0) + weight * (chance - (isPositive ? 1 : 0)) * value;
        const line = hessian[place] ?? [];
        for (const [other, factor] of values)
          line[other] = (line[other] ?? 0) + weight * chance * (1 - chance) * value * factor;
      }
    }
    const step = solve(hessian, gradient);
    for (const [place, change] of step.entries()) weights[place] = (weights[place] ?? 0) - change;
  }
  return {
    bias: weights[size - 1] ?? 0,
    weights: Object.fromEntries(names.map((name, place) => [name, weights[place] ?? 0])),
  };
}

/** The probability that an example is positive. */
export function probabilityOf({ bias, weights }: Model, features: Example['features']): number {
  const sum = Object.entries(features).reduce(
    (total, [name, value]) => total + (weights[name] ?? 0) * value,
    bias,
  );
  return 1 / (1 + Math.exp(-sum));
}

/** Solves a system of linear equations by Gauss-Jordan elimination. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((line, place) => [...line, right[place] ?? 0]);
  for (let column = 0; column < rows.length; column += 1) {
    const candidates = rows.slice(column).map((row) => Math.abs(row[column] ?? 0));
    const pivot = column + candidates.indexOf(Math.max(...candidates));
    const [first, second] = [rows[column] ?? [], rows[pivot] ?? []];
    [rows[column], rows[pivot]] = [second, first];
    for (const [place, row] of rows.entries()) {
      const factor = (row[column] ?? 0) / (second[column] || 1);
      if (place === column || factor === 0) continue;
      for (let other = column; other <= rows.length; other += 1)
        row[other] = (row[other] ?? 0) - factor * (second[other] ?? 0);
    }
  }
  return rows.map((row, place) => (row[rows.length] ?? 0) / (row[place] || 1));
}
