/** Finds the section of notes that is about a concept, by its heading. */
import { titleLines } from '../cards/titles.ts';
import type { Language, Source } from '../reading/source.ts';
import { isSameName, namesInLabel, namesOf, rootsIn } from './names.ts';
import { countPassagesByRoot } from './needs.ts';

/** The number of a part: 'Method 1: straight line'. */
export const PART_NUMBER =
  /^(?:method|experiment|phase|theory|chapter|topic)\s+(?:\d{1,2}|[ivx]{1,4}|[a-h])\s*[:–—-]+\s+/i;
/** What notes say of a thing under its name, and what a student adds to it. */
const ABOUT =
  /^(?:the )?(?:(?:meaning|definition|concept|nature|features|structure|formation|process|method|principle|contest|story)s? (?:of|on)|(?:rule|case|decision|principle) (?:in|of)(?=.* v\.? )) (?:an? |the )?/i;
const KIND = /\s(?:method|process|principle|theory|technique|system|devices?)$/i;
/** The year of a case and where it is reported: '[1947] AC 156'. */
const REPORT = /(?<= v\.? .*)\s[[(]\d{4}[\])].*$/;
const IN_SHORT = /\s(?:in brief|in short|in summary|at a glance)$/i;
/** 'Burning test for identifying fibres' explains the burning test. */
const NAME_OF_THING = /^((?:[\p{L}-]{4,}\s){1,2}[\p{L}-]{4,})\s(?:of|for|in)\s.+$/u;
/** 'Brooding of chicks' explains brooding; 'Care of the teeth' no care at large. */
const ACTION_ON_THING = /^(?:the )?(\p{L}{4,}(?:ing|tion|sis|ment))\s(?:of|in)\s.+$/iu;

/** Whether a heading names a concept: 'Method 1: straight line (equal instalment)' names the straight line method. */
export function isHeadingOf(heading: string, concept: string, language: Language): boolean {
  return isNamedIn(heading, concept, language) || isActionOf(heading, concept, language);
}

function isNamedIn(heading: string, concept: string, language: Language): boolean {
  const title = titleOf(heading);
  const [, name] = NAME_OF_THING.exec(title) ?? [];
  return [...namesInLabel(title), ...(name === undefined ? [] : [name])].some((own) =>
    isSameConcept(own, concept, language),
  );
}

function isActionOf(heading: string, concept: string, language: Language): boolean {
  const [, action] = ACTION_ON_THING.exec(titleOf(heading)) ?? [];
  return action !== undefined && isSameConcept(action, concept, language);
}

function titleOf(heading: string): string {
  return heading.replace(PART_NUMBER, '').replace(REPORT, '').replace(IN_SHORT, '');
}

function isSameConcept(a: string, b: string, language: Language): boolean {
  return isSameName(withoutGeneral(a), withoutGeneral(b), language);
}

function withoutGeneral(name: string): string {
  return name.trim().replace(ABOUT, '').replace(KIND, '');
}

/** The numbers of the section whose heading names a concept and of those below it; empty without one. */
export function sectionsOf(source: Source, concept: string): readonly number[] {
  const { language } = source;
  const counts = countPassagesByRoot(source);
  const title = new Set(rootsIn(titleLines(source).join(' '), language));
  for (const { term, needs, isLabelOnly } of namesOf(concept.replace(/\s*\([^()]*\)$/, ''), language)) {
    // 'Causes' is about the causes of the war only in notes on the war.
    const isOfText = needs.every((root) => counts.has(root)) && needs.some((root) => title.has(root));
    if (isLabelOnly || (needs.length > 0 && !isOfText)) continue;
    const named = sectionsUnder(source, (heading) => isNamedIn(heading, term, language));
    const found =
      named.length > 0 || needs.length > 0
        ? named
        : sectionsUnder(source, (heading) => isActionOf(heading, term, language));
    if (found.length > 0) return found;
  }
  return [];
}

/** The section under the first such heading that has a text, or else those below it. */
function sectionsUnder(
  { sections, passages }: Source,
  isWanted: (heading: string) => boolean,
): readonly number[] {
  const isFilled = (index: number) => passages.some(({ section }) => section === index);
  for (const [place, { heading, level }] of sections.entries()) {
    if (heading === null || !isWanted(heading)) continue;
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
