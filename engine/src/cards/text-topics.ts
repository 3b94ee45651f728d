/** Finds what a text is about. */
import type { Source } from '../reading/source.ts';
import type { EngineCard } from './card.ts';
import { apparatusIn } from './practicals.ts';
import { type Topics, topicsOf } from './subjects.ts';

/** The topics of a text: its headings and the terms that it defines. */
export function topicsIn({ sections, passages }: Source, cards: readonly EngineCard[]): Topics {
  const definitions = cards.filter(({ kind }) => kind === 'definition');
  return topicsOf(
    [
      ...sections.flatMap(({ heading }) => heading ?? []),
      ...definitions.flatMap(({ front, back }) => definedTerm(front, back)),
      ...passages.flatMap(({ text }) => apparatusIn(text)),
    ],
    definitions.flatMap(
      ({ front }) => /^What (?:is|was) (?!an? |the |meant )([^?]{3,40}[^s])\?$/.exec(front)?.[1] ?? [],
    ),
  );
}

/** The term of a definition card. */
export function definedTerm(front: string, back: string): string[] {
  const asked =
    /“(.{3,40})”/.exec(front)?.[1] ?? /^What (?:is|are|was|were) (?:an? |the )?(.{3,40})\?$/.exec(front)?.[1];
  const named = / called\?$/.test(front) ? back.replace(/\.$/, '') : asked;
  return named && named.split(' ').length <= 4 ? [named] : [];
}
