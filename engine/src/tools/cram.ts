import { CRAM_LIMITS, cramSheetSchema } from '@akada/domain/ai/result-schemas';
import { cutAtWord } from '@akada/domain/text/text';
import { findTerm } from '../glossary/glossary.ts';
import { makeCramSheet as sectionsOf } from '../summary/make-cram-sheet.ts';
import { citePoints } from './cite-points.ts';
import { narrow, nothingFound, readMaterial } from './material.ts';
import type { EngineResult, RequestOf } from './request.ts';
import { resultOf } from './results.ts';
import { titleOf } from './title.ts';

const sectionSchema = cramSheetSchema.shape.sections.def.element;

/** The facts to memorise. For a topic without notes, they come from the glossary. */
export function makeCramSheet({ prompt, pages }: RequestOf<'cram'>): EngineResult {
  const source = narrow(readMaterial(prompt, pages));
  const term = pages.length === 0 ? findTerm(prompt) : undefined;
  const made = term
    ? [{ heading: term.names[0] ?? '', points: [term.meaning, term.more] }]
    : sectionsOf(source);
  const sections = made
    .map(({ heading, points }) => ({
      heading: cutAtWord(heading, CRAM_LIMITS.heading),
      points: citePoints(points, source.passages),
    }))
    .filter((section) => sectionSchema.safeParse(section).success);
  if (sections.length === 0) {
    return nothingFound(
      prompt,
      pages,
      'No facts were found to memorise. Add notes in full sentences, with their headings, terms and formulas.',
    );
  }
  const title = titleOf('Cram sheet', source);
  return resultOf({ title, sections }, title);
}
