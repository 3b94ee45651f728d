/** Finds the section of notes that is about a concept, by its heading. */
import { titleLines } from '../cards/titles.ts';
import type { Language, Source } from '../reading/source.ts';
import { isSameName, namesInLabel, namesOf, rootsIn } from './names.ts';
import { countPassagesByRoot } from './needs.ts';

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
const IN_SHORT = /\s(?:in brief|in short|in summary|at a glance)$/i;
const KIND = /\s(?:method|process|principle|theory|technique|system|devices?)$/i;

/**
 * Whether a heading names a concept: 'Method 1: straight line (equal instalment)' names the straight line method.
 *
 * @param mayBeOf whether the heading may say of what: 'brooding of chicks' names brooding
 */
export function isHeadingOf(heading: string, concept: string, language: Language, mayBeOf = true): boolean {
  const wanted = withoutGeneral(concept);
  const title = heading.replace(NUMBER, '').replace(REPORT, '').replace(IN_SHORT, '');
  if (!mayBeOf && /\s(?:of|in)\s/i.test(title)) return false;
  const [, deed] = mayBeOf ? (OF_THING.exec(title) ?? []) : [];
  return [...namesInLabel(title), ...(deed === undefined ? [] : [deed])].some((name) =>
    isSameName(withoutGeneral(name), wanted, language),
  );
}

function withoutGeneral(name: string): string {
  return name.trim().replace(ABOUT, '').replace(KIND, '');
}

/** The numbers of the section whose heading names a concept and of those below it; empty without one. */
export function sectionsOf(source: Source, concept: string): readonly number[] {
  const counts = countPassagesByRoot(source);
  const title = new Set(rootsIn(titleLines(source).join(' '), source.language));
  for (const { term, needs, isLabelOnly } of namesOf(concept, source.language)) {
    const isWhole = needs.length === 0;
    // 'Causes' is about the causes of the war only in notes on the war.
    const isOfText = needs.every((root) => counts.has(root)) && needs.some((root) => title.has(root));
    const found = isLabelOnly || !(isWhole || isOfText) ? [] : sectionsUnder(source, term, isWhole);
    if (found.length > 0) return found;
  }
  return [];
}

function sectionsUnder(
  { sections, language, passages }: Source,
  concept: string,
  isWhole: boolean,
): readonly number[] {
  const isFilled = (index: number) => passages.some(({ section }) => section === index);
  for (const [place, { heading, level }] of sections.entries()) {
    if (heading === null || !isHeadingOf(heading, concept, language, isWhole)) continue;
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
