/**
 * Texts whose results miss a bar, with the cause. The checks allow exactly these, and no lower figures: a text that
 * reaches its bar must be removed here, and its figure raised when the results improve. Faults can't be listed.
 */

export interface KnownMiss {
  /** As in the reports. */
  tool: 'Cards' | 'Summary' | 'Cram sheet';
  /** The file name. */
  text: string;
  /** What the results reach: percent of the key sentences, or cards. */
  figure: number;
  reason: string;
}

const SPEECH =
  'Speech without punctuation: where its sentences end is often unclear, and unclear ones are left out.';
const FRENCH = 'Rules and causes in French are found by a few patterns only, without parts of speech.';
const SHARE = 'Its sections have more key sentences than their share of the points.';

export const KNOWN_MISSES: readonly KnownMiss[] = [
  { tool: 'Summary', text: 'climat-fr.txt', figure: 73, reason: FRENCH },
  { tool: 'Summary', text: 'entreprise-fr.md', figure: 68, reason: FRENCH },
  { tool: 'Summary', text: 'hypothesis-tests.md', figure: 75, reason: SHARE },
  { tool: 'Summary', text: 'cell-division-pdf.txt', figure: 73, reason: SHARE },
  { tool: 'Summary', text: 'criminal-law.md', figure: 78, reason: SHARE },
  { tool: 'Summary', text: 'insurance.txt', figure: 79, reason: SHARE },
  { tool: 'Summary', text: 'poultry.txt', figure: 71, reason: SHARE },
  { tool: 'Cram sheet', text: 'climat-fr.txt', figure: 69, reason: FRENCH },
  { tool: 'Cram sheet', text: 'memory-lecture.txt', figure: 70, reason: SPEECH },
  { tool: 'Cram sheet', text: 'cell-division-pdf.txt', figure: 73, reason: SHARE },
  { tool: 'Cram sheet', text: 'elijah.txt', figure: 77, reason: SHARE },
  { tool: 'Cram sheet', text: 'oyo-empire-lecture.txt', figure: 79, reason: SPEECH },
  { tool: 'Cram sheet', text: 'poultry.txt', figure: 78, reason: SHARE },
  { tool: 'Cards', text: 'oyo-empire-lecture.txt', figure: 7, reason: SPEECH },
];
