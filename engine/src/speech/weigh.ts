/** Sums the weights of a linear model, which are stored by the hash of a feature's name. */
import { WEIGHTS } from './weights.ts';

/** The number of weights, a power of 2. */
export const SIZE = 2 ** 15;
/** The characters of {@link WEIGHTS}: each is one weight, from the lowest to the highest. */
export const DIGITS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_';
/** The difference between two neighbouring digits. */
export const STEP = 0.05;
const ZERO = DIGITS.length / 2;

let decoded: Float32Array | undefined;

/** @returns how much features speak for a choice; below 0 they speak against it */
export function weigh(features: readonly string[]): number {
  decoded ??= Float32Array.from(WEIGHTS, (digit) => (DIGITS.indexOf(digit) - ZERO) * STEP);
  let sum = 0;
  for (const feature of features) sum += decoded[placeOf(feature)] ?? 0;
  return sum;
}

/** The digit of a weight; weights that are too large or too small get the last ones. */
export function digitOf(weight: number): string {
  const place = Math.round(weight / STEP) + ZERO;
  return DIGITS.charAt(Math.max(0, Math.min(DIGITS.length - 1, place)));
}

/** Where the weight of a feature is stored; a few features share their weight with another. */
export function placeOf(feature: string): number {
  // FNV-1a, then mixed so that the low bits depend on all characters.
  let hash = 2166136261;
  for (let at = 0; at < feature.length; at += 1) hash = Math.imul(hash ^ feature.charCodeAt(at), 16777619);
  hash = Math.imul(hash ^ (hash >>> 13), 0x5bd1e995);
  return (hash ^ (hash >>> 15)) & (SIZE - 1);
}
