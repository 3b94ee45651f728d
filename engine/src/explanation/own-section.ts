/** Finds the section of notes that is about a concept, by its heading. */
import type { Language, Source } from '../reading/source.ts';
import { isSameName, namesInLabel } from './names.ts';

/** The number of a part: 'Method 1: straight line'. */
export const NUMBER =
  /^(?:method|experiment|phase|theory|chapter|topic)\s+(?:\d{1,2}|[ivx]{1,4}|[a-h])\s*[:–—-]+\s+/i;
/** What notes say of a thing under its name, and what a student adds to it. */
const ABOUT =
  /^(?:the )?(?:(?:meaning|definition|concept|nature|features|structure|formation|process|method|principle|contest|story)s? (?:of|on)|(?:rule|case|decision|principle) (?:in|of)(?=.* v\.? )) (?:an? |the )?/i;
/** The year of a case and where it is reported: '[1947] AC 156'. */
const REPORT = /(?<= v\.? .*)\s[[(]\d{4}[\])].*$/;
/** 'Brooding of chicks' is about brooding, 'Care of the teeth' about no care at large. */
const OF_THING = /^(?:the )?(\p{L}{4,}(?:ing|tion|sis|ment))\s(?:of|in)\s.+$/iu;
const KIND = /\s(?:method|process|principle|theory|technique|system|devices?)$/i;

/** Whether a heading names a concept: 'Method 1: straight line (equal instalment)' names the straight line method. */
export function isHeadingOf(heading: string, concept: string, language: Language): boolean {
  const wanted = withoutGeneral(concept);
  const title = heading.replace(NUMBER, '').replace(REPORT, '');
  const [, deed] = OF_THING.exec(title) ?? [];
  return [...namesInLabel(title), ...(deed === undefined ? [] : [deed])].some((name) =>
    isSameName(withoutGeneral(name), wanted, language),
  );
}

function withoutGeneral(name: string): string {
  return name.trim().replace(ABOUT, '').replace(KIND, '');
}

/** The numbers of the section whose heading names a concept and of those below it; empty without one. */
export function sectionsOf({ sections, language, passages }: Source, concept: string): readonly number[] {
  const isFilled = (index: number) => passages.some(({ section }) => section === index);
  for (const [place, { heading, level }] of sections.entries()) {
    if (heading === null || !isHeadingOf(heading, concept, language)) continue;
    if (isFilled(place)) return [place];
    const next = sections.findIndex((other, index) => index > place && other.level <= level);
    const below = sections
      .map((_, index) => index)
      .slice(place + 1, next === -1 ? undefined : next)
      .filter(isFilled);
    if (below.length > 0) return below;
  }
  return [];
}
