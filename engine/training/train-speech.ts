/**
 * `npm run train:speech`: trains the model that divides speech into sentences, and writes its weights. Prints first how
 * well it finds the beginnings of sentences in transcripts that it wasn't trained on.
 */
import { Console } from 'node:console';
import { writeFileSync } from 'node:fs';
import { pairsOf } from '../src/speech/boundary-features.ts';
import { bestPath, type Lattice, likelihoods } from '../src/speech/lattice.ts';
import { digitOf, SIZE } from '../src/speech/weigh.ts';
import { type SampleText, spokenTexts, writtenTexts } from './read-samples.ts';
import { latticeOf, type SampleArc, type SampleLattice } from './sample-lattice.ts';

const OUTPUT = new URL('../src/speech/weights.ts', import.meta.url);
const ROUNDS = 6;
/** The step of a weight in the first round; a weight that is often changed takes smaller ones. */
const RATE = 0.1;
/** Pulls weights to 0, so that what is rare counts little. */
const SHRINKAGE = 0.01;
/** Written sentences count less: they are longer than spoken ones. */
const WRITTEN_WEIGHT = 0.3;
/** For the check, the model is trained this many times without a part of the transcripts. */
const FOLDS = 6;

const out = new Console(process.stdout);

/** A generator of the same numbers on every run. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return state / 0x7fffffff;
  };
}

function latticesOf(text: SampleText, weight: number): SampleLattice[] {
  const pairs = pairsOf(text.map((sample) => sample.text).join(' '));
  return text.map((sample) => latticeOf(sample, pairs, weight));
}

function score(lattice: SampleLattice['lattice'], weights: Float64Array): void {
  for (const arc of lattice.flat()) {
    arc.score = 0;
    for (const place of arc.weights) arc.score += weights[place] ?? 0;
  }
}

/** Maximises the likelihood of the right sentences by gradient ascent. */
function train(samples: readonly SampleLattice[]): Float64Array {
  const weights = new Float64Array(SIZE);
  const squares = new Float64Array(SIZE).fill(0.01);
  const order = [...samples];
  const random = randomFrom(11);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (let at = order.length - 1; at > 0; at -= 1) {
      const other = Math.floor(random() * (at + 1));
      [order[at], order[other]] = [order[other] as SampleLattice, order[at] as SampleLattice];
    }
    for (const sample of order) {
      score(sample.lattice, weights);
      for (const [place, slope] of gradientOf(sample)) {
        const change = sample.weight * slope - SHRINKAGE * (weights[place] ?? 0);
        squares[place] = (squares[place] ?? 0) + change ** 2;
        weights[place] = (weights[place] ?? 0) + (RATE * change) / Math.sqrt(squares[place] ?? 1);
      }
    }
  }
  return weights;
}

/** How often each feature occurs in the right sentences, minus how often the model expects it. */
function gradientOf({ lattice, right }: SampleLattice): Map<number, number> {
  const gradient = new Map<number, number>();
  const add = (arcs: Lattice, sign: number) => {
    const { of } = likelihoods(arcs);
    for (const arc of arcs.flat()) {
      const likelihood = of(arc);
      if (likelihood < 1e-4) continue;
      for (const place of (arc as SampleArc).weights)
        gradient.set(place, (gradient.get(place) ?? 0) + sign * likelihood);
    }
  };
  add(right, 1);
  add(lattice, -1);
  return gradient;
}

/** The beginnings of sentences that were found rightly, found wrongly, and missed. */
function check(samples: readonly SampleLattice[], weights: Float64Array): [number, number, number] {
  const counts: [number, number, number] = [0, 0, 0];
  for (const { lattice, begins } of samples) {
    score(lattice, weights);
    const found = new Set(bestPath(lattice).map(({ from }) => from));
    for (const [place, isBegin] of begins.entries()) {
      if (place === 0 || (!isBegin && !found.has(place))) continue;
      counts[isBegin ? (found.has(place) ? 0 : 2) : 1] += 1;
    }
  }
  return counts;
}

const spoken = spokenTexts().map((text) => latticesOf(text, 1));
const random = randomFrom(42);
const written = writtenTexts(random).flatMap((text) => latticesOf(text, WRITTEN_WEIGHT));
const total = [0, 0, 0];
for (let fold = 0; fold < FOLDS; fold += 1) {
  const weights = train([...spoken.filter((_, at) => at % FOLDS !== fold).flat(), ...written]);
  const counts = check(spoken.filter((_, at) => at % FOLDS === fold).flat(), weights);
  for (const [at, count] of counts.entries()) total[at] = (total[at] ?? 0) + count;
}
const [right = 0, wrong = 0, missed = 0] = total;
const percent = (share: number) => `${Math.round(share * 100)} %`;
out.log(`Of the beginnings found, ${percent(right / (right + wrong))} are right.`);
out.log(`Of all beginnings, ${percent(right / (right + missed))} are found.`);
const weights = train([...spoken.flat(), ...written]);
writeFileSync(
  OUTPUT,
  `/** The weights of the model of spoken sentences, from \`npm run train:speech\`; see weigh.ts for the format. */
export const WEIGHTS =
  '${Array.from(weights, digitOf).join('')}';
`,
);
