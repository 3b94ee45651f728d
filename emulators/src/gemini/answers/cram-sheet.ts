import type { CramSheet } from '@akada/domain/ai/schemas';
import { cutAtWord } from '@akada/domain/text/text';
import { makeCramSheet } from '@akada/engine/summary/make-cram-sheet';
import type { Asked } from '../request.ts';
import { NOTHING, sourceOf, topicIn } from './answer.ts';
import { titleOf } from './title.ts';

const SECTIONS = 8;

/** The facts to memorise. For a topic without notes, they come from the glossary. */
export function cramSheet(asked: Asked): CramSheet | typeof NOTHING {
  const topic = topicIn(asked);
  const sections = topic
    ? [{ heading: topic.names[0] ?? '', points: [topic.meaning, topic.more] }]
    : makeCramSheet(sourceOf(asked));
  if (sections.length === 0) return NOTHING;
  return {
    title: titleOf(asked, 'Cram sheet'),
    sections: sections
      .slice(0, SECTIONS)
      .map(({ heading, points }) => ({ heading: cutAtWord(heading, 80), points })),
  };
}
