import { AI_LIMITS } from '@akada/domain/ai/ai';
import type { Flashcards } from '@akada/domain/ai/schemas';
import { makeCards } from '@akada/engine/cards/make-cards';
import type { Asked } from '../request.ts';
import { NOTHING, numberOption, sourceOf, topicIn } from './answer.ts';
import { titleOf } from './title.ts';

/** At most the requested number of cards. For a topic without notes, they come from the glossary. */
export function cards(asked: Asked): Flashcards | typeof NOTHING {
  const count = Math.round(
    numberOption(asked, 'count', AI_LIMITS.defaultCards, AI_LIMITS.minCards, AI_LIMITS.maxCards),
  );
  const topic = topicIn(asked);
  const made = topic
    ? [{ front: `What is ${topic.names[0]}?`, back: topic.meaning }]
    : makeCards(sourceOf(asked), count).map(({ front, back }) => ({ front, back }));
  return made.length > 0 ? { title: titleOf(asked, 'Flashcards'), cards: made.slice(0, count) } : NOTHING;
}
