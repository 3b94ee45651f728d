/** How many of the marked key sentences a result covers. */
import { folded, type GoldenText } from './read-golden.ts';

/**
 * The share of the key sentences that are in the points: the mean of the sections' shares, so that a long section doesn't
 * hide a short one that was left out.
 */
export function coverageOf(points: readonly string[], key: GoldenText['key']): number {
  const shares = key.map((lines) => 1 - missingFrom(points, lines).length / lines.length);
  const mean = shares.reduce((sum, share) => sum + share, 0) / Math.max(1, shares.length);
  // 0.8 as a sum of thirds and quarters may be 0.7999….
  return Math.round(mean * 1e9) / 1e9;
}

/** The key sentences whose marked words don't occur together in any point. */
export function missingFrom(points: readonly string[], key: readonly string[]): string[] {
  const all = points.map(folded);
  return key.filter((line) => !all.some((point) => hasKey(point, line)));
}

/** The verb of a definition, which a cram sheet replaces with a colon: 'Osmosis: the movement of water'. */
const DEFINING = /^((?:\S+ ){1,8}?)(?:is|are|was|were) (?:called (?:an?|the|its) |(?=(?:an?|the|any)\s))/i;

/** Whether a folded text has all marked words of a key sentence; a definition may lose its verb. */
export function hasKey(text: string, line: string): boolean {
  const hasAll = (words: string) => words.split(' … ').every((part) => text.includes(folded(part)));
  return hasAll(line) || hasAll(line.replace(DEFINING, '$1… '));
}
