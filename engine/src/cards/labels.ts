/** Cards from labelled notes: 'Osmosis: the movement of …'. */
import type { Passage } from '../reading/source.ts';
import { asSentence, type EngineCard } from './card.ts';
import { definesThing } from './defines.ts';
import { namesSomething, pointsElsewhere } from './phrases.ts';

const LABELLED = /^([\p{L}\p{N}][^:–—=.;!?]{1,60}?)\s*(?::|\s[–—-]|\s=)\s+(\S.{7,})$/u;

/** A text without its quotation marks. */
export function clean(text: string): string {
  return text.replace(/[“”"]/g, '').replace(/\s+/g, ' ').trim();
}

/** 'Osmosis: the movement of …', in lists and tables. The words before the colon must be a term, not an introduction. */
export function labelledCard(passage: Passage, heading: string | null): EngineCard | null {
  const found = LABELLED.exec(passage.text);
  // Several columns make a row to complete.
  if (!found || (passage.kind === 'row' && passage.text.includes('; '))) return null;
  const [term, meaning] = [clean(found[1] ?? ''), clean(found[2] ?? '')];
  if (
    !namesSomething(term) ||
    /\d\s?\p{L}{0,3}$/u.test(term) ||
    term.split(' ').length > 5 ||
    /\d{3,}|^(?:example|note|e\.g|answer|question|hint|tip|date|name|source|aim|objective|step \d)/i.test(
      term,
    )
  )
    return null;
  if (meaning.split(/\s+/).length < 3) return null;
  const isBackReference = /^(?:this|it|these|they)\s/i.test(meaning);
  if (!isBackReference && pointsElsewhere(meaning.split(/\s+/).slice(0, 2).join(' '))) return null;
  const isThing =
    definesThing(meaning) &&
    (passage.kind === 'paragraph' ||
      heading === null ||
      /terms?|definitions?|glossary|vocabulary|key ?words/i.test(heading));
  if (passage.kind === 'paragraph' && !isThing) return null;
  return {
    kind: 'definition',
    front: isThing ? `What is meant by “${term}”?` : `${heading ? `${heading}: e` : 'E'}xplain “${term}”.`,
    back: asSentence(meaning),
    passage,
    weight: isThing ? 0.9 : 0.6,
  };
}
