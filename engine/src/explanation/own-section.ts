/** Finds the section of notes that is about a concept, by its heading. */
import type { Language, Source } from '../reading/source.ts';
import { isSameName, namesInLabel } from './names.ts';

/** The number of a part: 'Method 1: straight line'. */
const NUMBER =
  /^(?:method|experiment|phase|theory|chapter|topic)\s+(?:\d{1,2}|[ivx]{1,4}|[a-h])\s*[:–—-]+\s+/i;
/** What notes say of a thing under its name, and what a student adds to it. */
const ABOUT =
  /^(?:the )?(?:meaning|definition|concept|nature|features|structure|formation|process|method|principle|contest|story)s? (?:of|on) (?:an? |the )?/i;
const KIND = /\s(?:method|process|principle|theory|technique|system|devices?)$/i;

/** Whether a heading names a concept: 'Method 1: straight line (equal instalment)' names the straight line method. */
export function isHeadingOf(heading: string, concept: string, language: Language): boolean {
  const wanted = withoutGeneral(concept);
  return namesInLabel(heading.replace(NUMBER, '')).some((name) =>
    isSameName(withoutGeneral(name), wanted, language),
  );
}

function withoutGeneral(name: string): string {
  return name.trim().replace(ABOUT, '').replace(KIND, '');
}

/** The number of the section whose heading names a concept; null without one. */
export function sectionOf({ sections, language, passages }: Source, concept: string): number | null {
  const place = sections.findIndex(
    ({ heading }, index) =>
      heading !== null &&
      passages.some(({ section }) => section === index) &&
      isHeadingOf(heading, concept, language),
  );
  return place === -1 ? null : place;
}
