/** Features of the ranking that describe where a unit is in its text. */
import { CUES } from './cues.ts';
import type { Features } from './features.ts';
import { groupedBy } from './grouped-by.ts';
import type { Unit } from './units.ts';

/** 'A river erodes its bed in four ways.' */
const ANNOUNCES = /\b(?:two|three|four|five|six|seven|several)\b/i;
/** So many sentences after the announcement may belong to it. */
const MOST_ANNOUNCED = 4;

/**
 * The place of each unit in its part and its list.
 *
 * @param parts the number of each unit's part
 */
export function placesIn(units: readonly Unit[], parts: readonly number[]): Features[] {
  const partOf = new Map(units.map((unit, index) => [unit, parts[index] ?? 0]));
  const together = groupedBy(units, (unit) => partOf.get(unit));
  const lists = groupedBy(units, ({ passage }) => `${passage.section} ${passage.kind}`);
  return units.map((unit) => {
    const { section, kind } = unit.passage;
    const own = together.get(partOf.get(unit)) ?? [];
    const place = own.indexOf(unit);
    const list = kind === 'item' || kind === 'row' ? (lists.get(`${section} ${kind}`) ?? []) : [];
    return {
      first: place === 0 ? 1 : 0,
      second: place === 1 ? 1 : 0,
      last: place === own.length - 1 && own.length > 2 ? 1 : 0,
      alone: own.length === 1 ? 1 : 0,
      place: own.length > 1 ? place / (own.length - 1) : 0,
      sectionSize: Math.log(own.length),
      listSize: Math.log(Math.max(1, list.length)),
      itemPlace: list.length > 1 ? list.indexOf(unit) / (list.length - 1) : 0,
    };
  });
}

/** Whether each unit is one of a series: definitions in a row, 'In a bus …', 'In a ring …', or the three that are announced. */
export function seriesIn(units: readonly Unit[]): Features[] {
  const isMain = ({ passage, tail, isOpen }: Unit) =>
    passage.kind === 'paragraph' && tail === null && !isOpen;
  const found = new Map<Unit, Features>();
  for (const own of groupedBy(units.filter(isMain), ({ passage }) => passage.section).values()) {
    const defines = own.map(({ text }) => CUES.definesFirst.test(text));
    const openings = own.map(({ text }) => text.split(' ', 2).join(' ').toLowerCase());
    let announced = Number.NEGATIVE_INFINITY;
    for (const [place, unit] of own.entries()) {
      const isNear = (other: number) => defines[other] === true;
      found.set(unit, {
        seriesDefines: defines[place] && (isNear(place - 1) || isNear(place + 1)) ? 1 : 0,
        seriesOpening: [openings[place - 1], openings[place + 1]].includes(openings[place] ?? '') ? 1 : 0,
        announced: place - announced <= MOST_ANNOUNCED ? 1 : 0,
      });
      if (ANNOUNCES.test(unit.text)) announced = place;
    }
  }
  return units.map((unit) => found.get(unit) ?? {});
}
