/** Cards from notes with arrows: 'Rising prices → less can be bought'. */
import { isAdjective } from '../reading/nlp.ts';
import type { Passage } from '../reading/source.ts';
import { asPhrase } from './as-phrase.ts';
import type { EngineCard } from './card.ts';
import { clean } from './labels.ts';
import { cardOf } from './parts.ts';
import { namesSomething, pointsElsewhere } from './phrases.ts';
import { saysNoTopic, withoutNumber } from './wording.ts';

/** 'HEPA → 99.97 % of particles': a figure is no consequence. */
const NOTE = /^(\p{L}[^→⇒;:.!?]{2,50}?)\s(?:→|⇒|->)\s([^→⇒>\d][^→⇒>]{5,})$/u;
export const ARROW = /\s(?:→|⇒|->)\s/u;
/** Under such a heading an arrow tells what a stage is, and no consequence. */
export const OF_STAGES = /\b(?:stages?|steps?|phases?|process|cycle|procedure)\b/i;

/** In other notes, an arrow may mean 'is', 'has' or 'for example'. */
const OF_EFFECTS = /\b(?:effects?|causes?|consequences?|results?|impacts?|lead|leads)\b/i;

/** Asks for what an arrow under a heading of effects or stages points to; null for chains, and for a side that names nothing. */
export function arrowCard(passage: Passage, heading: string | null): EngineCard | null {
  if (passage.kind !== 'item') return null;
  // 'CaCO₃ → CaO + CO₂'
  if (/\p{Lu}\p{L}?[₀-₉\d]/u.test(passage.text)) return null;
  const [, start = '', end = ''] = NOTE.exec(clean(passage.text).replace(/\.$/, '')) ?? [];
  if (start === '' || !namesSomething(start) || pointsElsewhere(end.split(/\s+/).slice(0, 2).join(' ')))
    return null;
  // 'Systolic → pressure when the heart contracts' explains an adjective.
  if ((!start.includes(' ') && isAdjective(start)) || end.split(/\s+/).length < 2) return null;
  const topic = heading === null || saysNoTopic(heading) ? '' : withoutNumber(heading);
  if (!OF_STAGES.test(topic) && !OF_EFFECTS.test(topic)) return null;
  const term = asPhrase(start);
  const isMany = /[^sui]s$/.test(term);
  const asked = OF_STAGES.test(topic)
    ? `what happens in “${term}”?`
    : `what ${isMany ? 'do' : 'does'} “${term}” lead to?`;
  return cardOf('effect', `${topic}: ${asked}`, end, passage, 0.6);
}
