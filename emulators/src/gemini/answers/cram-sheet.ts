import type { CramSheet } from '@akada/domain/ai/schemas';
import { makeCramSheet } from '@akada/engine/summary/make-cram-sheet';
import { termsIn } from '../knowledge/glossary.ts';
import { clipped } from '../reading/words.ts';
import type { Asked } from '../request.ts';
import { isTopic, NOTHING, sourceOf } from './answer.ts';
import { titleOf } from './title.ts';

const SECTIONS = 8;

/** What to learn by heart; of a topic without notes, what the glossary says of it. */
export function cramSheet(asked: Asked): CramSheet | typeof NOTHING {
  const sections = isTopic(asked)
    ? termsIn(asked.text).map(({ name, meaning, more }) => ({ heading: name, points: [meaning, more] }))
    : makeCramSheet(sourceOf(asked));
  if (sections.length === 0) return NOTHING;
  return {
    title: titleOf(asked, 'Cram sheet'),
    sections: sections
      .slice(0, SECTIONS)
      .map(({ heading, points }) => ({ heading: clipped(heading, 80), points })),
  };
}
