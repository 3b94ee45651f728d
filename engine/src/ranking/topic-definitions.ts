/** The sentences that say what the topic of a text or section is: no summary may do without them. */
import type { Source } from '../reading/source.ts';
import type { Unit } from './units.ts';

const DEFINES =
  /(?:^|[:;,]\s)(?:an?\s|the\s)?(\p{L}[\p{L}-]*(?:\s[\p{L}-]+){0,2}?)(?:\s\([^)]{2,40}\))?\s(?:is|are|means|refers\sto|may\sbe\sdefined\sas)\s(?:an?\s|the\s|any|all\s|\p{L}+ing\s)/iu;

/** @returns the units that define what their heading, or the title of the text, names; the first for each name */
export function topicDefinitions({ sections }: Pick<Source, 'sections'>, units: readonly Unit[]): Set<Unit> {
  const title = titleOf(sections, units);
  const defined = new Map<string, Unit>();
  for (const unit of units) {
    // Spoken sentences are cut where they may go on.
    if (unit.passage.speech) continue;
    const [, term = ''] = DEFINES.exec(unit.text) ?? [];
    const name = term.toLowerCase();
    const headings = ` ${title} ${sections[unit.passage.section]?.heading ?? ''} `.toLowerCase();
    const isNamed = name.length > 3 && new RegExp(`[^\\p{L}]${name}(?:s|es)?[^\\p{L}]`, 'u').test(headings);
    if (isNamed && !defined.has(name)) defined.set(name, unit);
  }
  return new Set(defined.values());
}

/** Of a line that is a title, in words. */
const MOST_WORDS = 15;

/** The first headings, because the name of a school may be above the title, or the first lines without them. */
function titleOf(sections: Source['sections'], units: readonly Unit[]): string {
  const headings = sections.slice(0, 3).flatMap(({ heading }) => heading ?? []);
  const lines = units.slice(0, 2).map(({ text }) => (text.split(' ').length <= MOST_WORDS ? text : ''));
  return [...lines, ...headings].join(' ');
}
