/** Finds what the sentences of a text announce: the two stages after 'Photosynthesis happens in two stages.' */
import { announcedCount } from './announcements.ts';
import type { Ranked } from './rank.ts';

/**
 * The units that must be shown before a unit that announces them may be; none if they aren't there. Units that announce
 * nothing aren't in the map.
 *
 * @param given what is shown elsewhere: an announcement isn't repeated without any of it
 */
export function announcedIn(
  ranked: readonly Ranked[],
  given: ReadonlySet<Ranked>,
): ReadonlyMap<Ranked, readonly Ranked[]> {
  const announced = new Map<Ranked, readonly Ranked[]>();
  for (const [at, item] of ranked.entries()) {
    const { passage, tail, text } = item.unit;
    const count = passage.kind === 'paragraph' && tail === null ? announcedCount(text) : null;
    if (count === null) continue;
    const later = ranked.slice(at + 1).filter(({ unit }) => unit.passage.section === passage.section);
    const points = listAt(later) ?? sentencesIn(later, item, count);
    announced.set(item, points.every((point) => given.has(point)) ? [] : points);
  }
  return announced;
}

/** The list or table that comes next; null if a sentence does. */
function listAt(later: readonly Ranked[]): readonly Ranked[] | null {
  const kind = later[0]?.unit.passage.kind;
  if (kind !== 'item' && kind !== 'row') return null;
  const end = later.findIndex(({ unit }) => unit.passage.kind !== kind);
  return later.slice(0, end === -1 ? undefined : end).filter(({ unit }) => unit.after === null);
}

/** As many sentences as are announced; none if their number isn't known, or there are fewer. */
function sentencesIn(
  later: readonly Ranked[],
  { unit: announcement }: Ranked,
  count: number | 'many',
): readonly Ranked[] {
  if (count === 'many') return [];
  const sentences = later.filter(({ unit }) => unit.passage.kind === 'paragraph' && unit.tail === null);
  // 'It also …' continues the point before it, unless too few points are left without it.
  const apart = sentences.filter(({ unit: { after } }) => after === null || after === announcement);
  const points = apart.length < count ? sentences : apart;
  return points.length < count ? [] : points.slice(0, count);
}
