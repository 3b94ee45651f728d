/** Cards that ask for the items of a list by its heading. */
import type { Passage, Source } from '../reading/source.ts';
import type { EngineCard } from './card.ts';
import { isSound } from './choose.ts';
import { countedList } from './led-lists.ts';
import { groupCard } from './lists.ts';
import { namesSomething } from './phrases.ts';

/** 'Name the four causes of erosion' from a heading and its short items. */
export function sectionLists(source: Source, passages: readonly Passage[]): EngineCard[] {
  return source.sections.flatMap(({ heading }, index) => {
    const own = passages.filter(({ section }) => section === index);
    const items = own.filter(({ kind }) => kind === 'item');
    const isList = items.length === own.length || /^\p{Lu}?\p{L}+s\b/u.test(heading ?? '');
    if (
      !heading ||
      own.some(({ kind }) => kind === 'formula') ||
      items.length < 2 ||
      items.length > 7 ||
      !isList
    )
      return [];
    const [lead] = items;
    const texts = items.map(({ text }) => text.replace(/[;,.]$/, '').replace(/\s+and$/, ''));
    const counted =
      lead && items.length === own.length && texts.every((text) => text.split(' ').length <= 12)
        ? countedList(heading.replace(/:$/, ''), texts, lead, namesSomething)
        : null;
    if (counted && isSound(counted)) return [counted];
    const names = items.map(({ text }) => (text.split(/\s*[:–—]\s+|\s-\s/)[0] ?? text).replace(/\.$/, ''));
    const [first] = items;
    const labelled = items.filter(({ text }) => /\s*[:–—]\s+|\s-\s/.test(text)).length;
    const isMixed = labelled > 0 && labelled < items.length;
    if (!first || isMixed || items.length < 3 || names.some((name) => name.split(' ').length > 6)) return [];
    const isFurniture =
      /^(?:key |important |basic )?(?:terms|definitions|points|notes|words|questions|exercises|objectives|examples|references|topics|concepts|(?:main )?characters|themes|lessons|techniques|devices|signs|symptoms|advantages|disadvantages|.*\b(?:exam|examination|revision|remember)\b.*|causes|effects|results|uses|steps)$/i.test(
        heading,
      );
    // 'Grounds' doesn't say of what.
    const isWhole = /\b(?:of|for|in)\b|\s\S*s$/i.test(
      heading.replace(/^(?:\d+(?:\.\d+)*\.?|the|main|other)\s/i, ''),
    );
    const card = !isFurniture && isWhole ? groupCard(heading, names, first) : null;
    return card && isSound(card) ? [card] : [];
  });
}
