/** Divides the units of a text into the parts that a summary treats alike: its sections, or paragraphs if it has none. */
import type { Unit } from './units.ts';

/** A part of a text without headings has at least this many units: short paragraphs belong together. */
const LEAST_UNITS = 4;

/** @returns the number of each unit's part */
export function partsIn(units: readonly Unit[]): number[] {
  const sections = units.map(({ passage }) => passage.section);
  if (new Set(sections).size > 1) return sections;
  let part = 0;
  let count = 0;
  return units.map(({ passage, isOpen }) => {
    if (passage.isOpening && !isOpen && count >= LEAST_UNITS) {
      part += 1;
      count = 0;
    }
    count += 1;
    return part;
  });
}
