/** The formulas of a cram sheet, each with what its signs mean. */
import type { Passage, Source } from '../reading/source.ts';
import { isWorked } from '../reading/worked-figures.ts';

/** 'Formula: cost of sales = opening stock + purchases − closing stock' */
const LABELLED = /^(?:formula|rule|equation)\s*:\s+(?=[^.]*=)(.+?)\.?$/i;
/** 'l = length of the string' says what a sign means. */
const LEGEND = /^\S{1,5}\s=\s(?:the |an? )?\p{Ll}{3,}\s\p{Ll}/u;

/** The formulas of a source; 'where m is the mass' stays behind its formula. */
export function formulasIn({ passages }: Source): { text: string; passage: Passage }[] {
  const found: { text: string; passage: Passage }[] = [];
  for (const read of passages) {
    const [, labelled] = LABELLED.exec(read.text) ?? [];
    const passage = labelled === undefined ? read : { ...read, kind: 'formula' as const, text: labelled };
    if (passage.kind !== 'formula') continue;
    const last = found.at(-1);
    if (isWorked(passage.text)) continue;
    const isLegend = LEGEND.test(passage.text);
    if (isLegend || /^(?:where|=|où)(?!\p{L})/iu.test(passage.text)) {
      const text = isLegend ? `where ${passage.text}` : passage.text;
      if (last) found[found.length - 1] = { ...last, text: `${last.text}, ${text}` };
    } else found.push({ text: passage.text, passage });
  }
  return found;
}
