/** The optimiser of FSRS, 436 KB over the network. Only the worker of a fit imports it. */
import type { TrainingSet } from '@akada/domain/cards/fit';
import initialise, { Fsrs, type InitInput } from 'fsrs-browser';

/**
 * Pages of 64 KB. 20,000 reviews take 84; the library's own limit is a gigabyte, which a small phone refuses to reserve.
 */
const MEMORY_PAGES = { initial: 18, maximum: 2_048 };

/**
 * Loads the optimiser. It runs on the worker's own thread: threads would need an isolated page, which payments forbid.
 *
 * @returns the weights that fit a set of reviews best
 * @throws Error when the file can't be loaded, or there is no memory
 */
export async function loadOptimiser(wasm: InitInput): Promise<(set: TrainingSet) => Float32Array> {
  const memory = new WebAssembly.Memory({ ...MEMORY_PAGES, shared: true });
  await initialise({ module_or_path: wasm, memory });
  // Computing ends an instance, so each set has its own.
  return ({ ratings, days, lengths }) => new Fsrs().computeParameters(ratings, days, lengths, null, true);
}
