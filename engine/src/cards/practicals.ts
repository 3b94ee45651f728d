/** Cards from the record of an experiment: its apparatus. */
import type { Passage } from '../reading/source.ts';
import { splitEnumeration } from '../text/enumeration.ts';
import type { EngineCard } from './card.ts';
import { cardOf } from './parts.ts';

const APPARATUS =
  /^(?:Apparatus|Materials?|Equipment|Requirements)(?:\s*(?:\/|and|&)\s*\p{L}+)?\s*:\s*(.{10,})$/iu;
const AIM = /^(?:Aim|Objective|Purpose)\s*:\s*(?:\(a\)\s*)?(?:to\s)(.{8,110}?)(?:\s*\(b\).*)?\.?$/iu;
/** More things can't be remembered as one answer. */
const MOST = 8;

/** The things that an experiment needs, without their sizes. */
export function apparatusIn(text: string): string[] {
  const [, list = ''] = APPARATUS.exec(text.replace(/\.$/, '')) ?? [];
  return splitEnumeration(list.replace(/\s*\([^)]*\)/g, ''));
}

/** 'What do you need to measure …? Name the apparatus.' */
export function apparatusCard(passage: Passage, passages: readonly Passage[]): EngineCard | null {
  const things = apparatusIn(passage.text);
  if (things.length < 3 || things.length > MOST) return null;
  const aims = passages.flatMap(({ text }) => AIM.exec(text)?.[1] ?? []);
  const [aim = ''] = aims;
  if (aim === '' || aims.length > 1) return null;
  return cardOf('list', `What apparatus do you need to ${aim}?`, things.join(', '), passage, 0.7);
}
