/**
 * Texts whose results miss a bar, with the cause. The checks allow exactly these, and no lower figures: a text that
 * reaches its bar must be removed here, and its figure raised when the results improve. Faults can't be listed.
 */

export interface KnownMiss {
  /** As in the reports. */
  tool: 'Cards' | 'Practice' | 'Summary' | 'Cram sheet';
  /** The file name. */
  text: string;
  /** What the results reach: percent of the key sentences, cards, or questions. */
  figure: number;
  reason: string;
}

const SPEECH =
  'Speech without punctuation: where its sentences end is often unclear, and unclear ones are left out.';
const SHARE = 'Its sections have more key sentences than fit into three fifths of its words.';

export const KNOWN_MISSES: readonly KnownMiss[] = [
  { tool: 'Summary', text: 'amalgamation.md', figure: 50, reason: SHARE },
  { tool: 'Summary', text: 'elijah.txt', figure: 66, reason: SHARE },
  { tool: 'Summary', text: 'first-world-war.txt', figure: 70, reason: SHARE },
  { tool: 'Summary', text: 'hypothesis-tests.md', figure: 79, reason: SHARE },
  { tool: 'Summary', text: 'osmosis-ocr.txt', figure: 66, reason: SHARE },
  { tool: 'Summary', text: 'poultry.txt', figure: 69, reason: SHARE },
  { tool: 'Cram sheet', text: 'elijah.txt', figure: 72, reason: SHARE },
  { tool: 'Cram sheet', text: 'oyo-empire-lecture.txt', figure: 79, reason: SPEECH },
  { tool: 'Cram sheet', text: 'rivers.md', figure: 67, reason: SHARE },
  { tool: 'Practice', text: 'oyo-empire-lecture.txt', figure: 6, reason: SPEECH },
];
