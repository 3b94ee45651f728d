/** Finds calculations, whose steps are of use only as a whole. */
import type { Unit } from './units.ts';

/** A worked example: it ends before a sentence without figures. */
const EXAMPLE = /^(?:worked )?(?:example|exemple|ex\.)(?: \d+)?\s*[:.]/i;

/** The units of worked examples: from 'Example: …' to the next rule or sentence without figures. */
export function workedSteps(units: readonly Unit[]): Set<Unit> {
  const steps = new Set<Unit>();
  let section = -1;
  for (const unit of units) {
    const { passage } = unit;
    const isNew = (passage.isOpening || passage.kind === 'item') && !passage.text.includes('=');
    if (EXAMPLE.test(passage.text)) section = passage.section;
    else if (section !== passage.section || !/\d/.test(passage.text) || isNew) section = -1;
    if (section !== -1) steps.add(unit);
  }
  return steps;
}
