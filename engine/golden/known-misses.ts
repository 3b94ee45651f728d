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
const RANKING = 'Its key sentences would fit, but sentences without a mark rank above some of them.';

export const KNOWN_MISSES: readonly KnownMiss[] = [
  { tool: 'Summary', text: 'crop-rotation-transcript.txt', figure: 60, reason: SPEECH },
  { tool: 'Summary', text: 'mali-fr.txt', figure: 70, reason: RANKING },
  { tool: 'Cram sheet', text: 'crop-rotation-transcript.txt', figure: 60, reason: SPEECH },
  { tool: 'Practice', text: 'oyo-empire-lecture.txt', figure: 6, reason: SPEECH },
];
