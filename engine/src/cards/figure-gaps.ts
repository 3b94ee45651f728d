/** Tells gaps for figures and dates that are worth knowing from those in numbers of pages, laws and examples. */
import { type EngineCard, GAP } from './card.ts';
import { MONTH } from './dated.ts';

const YEAR = /^(?:1\d{3}|20\d{2})$/;
const NUMBERED =
  /\b(?:sections?|ss?\.|units?|weeks?|class|set|mile|pages?|chapters?|IAS|IFRS|tables?|figures?|questions?|articles?|acts?|no\.|number|steps?|room|levels?|part|rule|order|group|form|phone|call)\s$/i;
/** 'The War of _____', 'the _____ Constitution': the year is a part of the name. */
const IN_NAME = /\b(?:of|the)\s$/i;
const DAY_ONLY = new RegExp(`^\\d{1,2}(?:st|nd|rd|th)? ${MONTH}$`);
const NAME = new RegExp(`\\s(?!${MONTH})\\p{Lu}\\p{L}+`, 'u');
/** Who speaks, examples, and what only the sentences around it name. */
const OPEN =
  /\b(?:students?|lecturer|somebody|someone|suppose|aside|example|test|we|you|our|your|here|again|later|another|second|other)\b|^The (?:king|queen|subject|model|worst|first|last|version|boy|girl|man|woman|emperor)\b/i;
/** 'About 150 g': without a unit or a noun after it, a number is no fact. */
const UNIT_IN = /[%°\p{L}]/u;
const UNIT_AFTER = /^\s?[%°\p{L}]/u;

/** Whether a cloze card asks for a date or a quantity that its sentence alone makes clear. */
export function asksForFigure({ front, back }: Pick<EngineCard, 'front' | 'back'>): boolean {
  const at = front.indexOf(GAP);
  const answer = back.replace(/\.$/, '');
  const [before, after] = [front.slice(0, at), front.slice(at + GAP.length)];
  if (at === -1 || !/\d/.test(answer) || NUMBERED.test(before) || OPEN.test(front)) return false;
  if (DAY_ONLY.test(answer)) return /\d{4}/.test(front);
  if (YEAR.test(answer)) return !IN_NAME.test(before) && NAME.test(front);
  return UNIT_IN.test(answer) || UNIT_AFTER.test(after);
}
