/** The sentences that say what the topic of a text or section is: no summary may do without them. */
import { titleLines } from '../cards/titles.ts';
import type { Source } from '../reading/source.ts';
import type { Unit } from './units.ts';

const DEFINES =
  /(?:^|[:;,]\s)(?:an?\s|the\s)?(\p{L}[\p{L}-]*(?:\s[\p{L}-]+){0,2}?)(?:\s\([^)]{2,40}\))?\s(?:is|are|means|refers\sto|may\sbe\sdefined\sas)\s(?:an?\s|the\s|any|all\s|\p{L}+ing\s)/iu;

/** @returns the units that define what their heading, or the title of the text, names; the first for each name */
export function topicDefinitions(source: Source, units: readonly Unit[]): Set<Unit> {
  const title = titleLines(source).join(' ');
  const defined = new Map<string, Unit>();
  for (const unit of units) {
    // A spoken sentence may be cut too early.
    if (unit.passage.speech) continue;
    const [, term = ''] = DEFINES.exec(unit.text) ?? [];
    const name = term.toLowerCase();
    const headings = ` ${title} ${source.sections[unit.passage.section]?.heading ?? ''} `.toLowerCase();
    const isNamed = name.length > 3 && new RegExp(`[^\\p{L}]${name}(?:s|es)?[^\\p{L}]`, 'u').test(headings);
    if (isNamed && !defined.has(name)) defined.set(name, unit);
  }
  return new Set(defined.values());
}
