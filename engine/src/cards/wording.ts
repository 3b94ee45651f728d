/** Asks for a labelled note in the plainest words that fit its explanation. */
import { asPhrase } from './as-phrase.ts';
import type { EngineCard } from './card.ts';
import { definesThing } from './defines.ts';

const EXPLAIN = /^(?:(.*): e|E)xplain “(.+)”\.$/u;
const MEANT = /^What is meant by “(.+)”\?$/u;
const OF_PEOPLE =
  /^(?:(?:main|major|minor|key|important|other)\s+)?(?:characters?|people|persons|personalities|figures|leaders|rulers|kings|gods|deities)$/i;

/** A card of a labelled note: 'Who is Sidi?', 'What is meant by “incision”?', or else 'Types of election: explain “run-off”.' */
export function reworded(card: EngineCard): EngineCard {
  const [, meant = ''] = MEANT.exec(card.front) ?? [];
  if (meant !== '') return { ...card, front: `What is meant by “${asPhrase(meant)}”?` };
  const [, heading = '', term = ''] = EXPLAIN.exec(card.front) ?? [];
  if (term === '') return card;
  if (OF_PEOPLE.test(heading) && /^\p{Lu}\p{Ll}/u.test(term)) return { ...card, front: `Who is ${term}?` };
  if (definesThing(card.back))
    return { ...card, front: `What is meant by “${asPhrase(term)}”?`, weight: 0.9 };
  const named = `xplain “${asPhrase(term)}”.`;
  return { ...card, front: heading === '' ? `E${named}` : `${heading}: e${named}` };
}
