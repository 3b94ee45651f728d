/** Finds calculations, whose steps are of use only with their question and as a whole. */
import type { Source } from '../reading/source.ts';
import type { Unit } from './units.ts';

/** The heading of a calculation; 'Problems' may also be about other things. */
const HEADING = /^(?:worked )?(?:examples?|solutions?|problems?)(?: \d+(?:\.\d+)?)?\s*:?$/i;
/** The start of an example: it ends before a sentence without figures. */
const EXAMPLE = /^(?:worked )?(?:example|exemple|ex\.)(?: (\d+))?\s*[:.]/i;
const EQUATION = /\d[^=]*=|=[^=]*\d/;
const YEAR = /\b(?:1[5-9]\d\d|20\d\d)\b/g;

/** The sections with calculations under a heading that says so. */
export function calculationsIn({ sections, passages }: Source): Set<number> {
  const isCalculated = (place: number) =>
    passages.some(({ section, text }) => section === place && EQUATION.test(text));
  const isExample = (place: number) => HEADING.test(sections[place]?.heading ?? '');
  return new Set([...sections.keys()].filter((place) => isExample(place) && isCalculated(place)));
}

/**
 * The units of worked examples: from 'Example: …' with figures to the next rule or sentence without figures, and the
 * paragraphs of numbered ones.
 */
export function workedSteps(units: readonly Unit[]): Set<Unit> {
  const steps = new Set<Unit>();
  let section = -1;
  // The whole paragraph of a numbered example is about it: 'Two are drawn one after the other.'
  let isNumbered = false;
  for (const [index, unit] of units.entries()) {
    const { passage } = unit;
    const isNew = (passage.isOpening || passage.kind === 'item') && !passage.text.includes('=');
    const isInside: boolean = isNumbered && passage.kind === 'paragraph' && !passage.isOpening;
    const example = EXAMPLE.exec(passage.text);
    isNumbered = isInside || example?.[1] !== undefined;
    if (example) {
      const isLine = passage.kind === 'item' && !passage.text.includes('=');
      const isCalculated = hasFigures(unit) || EQUATION.test(units[index + 1]?.text ?? '');
      section = isCalculated && !isLine ? passage.section : -1;
    } else if (section !== passage.section || (!isInside && !/\d/.test(passage.text)) || isNew) section = -1;
    if (section !== -1) steps.add(unit);
  }
  return steps;
}

/** Whether a unit has figures other than years. */
function hasFigures({ text }: Unit): boolean {
  return /\d/.test(text.replace(YEAR, '').replace(/^[^:.]{1,20}[:.]/, ''));
}
