/** Definitions after the first clause of a sentence. */
import { clauseOf } from '../grammar/clause.ts';
import type { Passage } from '../reading/source.ts';
import { capital } from '../text/text.ts';
import type { EngineCard } from './card.ts';
import { isSound } from './choose.ts';
import { definitionCard } from './definitions.ts';

/** '…, and the diastolic pressure is the pressure when …': definitions after the first clause of a sentence. */
export function laterDefinitions(passage: Passage): EngineCard[] {
  if (passage.kind !== 'paragraph' && passage.kind !== 'item') return [];
  return [...passage.text.matchAll(CLAUSE_START)].flatMap(({ index, 0: mark }) => {
    const text = capital(passage.text.slice(index + mark.length));
    if (clauseOf(text)?.isCopula !== true) return [];
    const card = definitionCard({ ...passage, kind: 'paragraph', text }, null);
    return card && isSound(card) ? [{ ...card, passage }] : [];
  });
}

/** Where another clause of a sentence may begin. */
const CLAUSE_START = /(?:;|,\s+(?:and|while|whereas)|\s+and(?=\s+the\s\p{Ll}))\s+/gu;
