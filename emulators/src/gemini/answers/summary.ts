import { makeSummary, type SummarySection } from '@akada/engine/summary/make-summary';
import { isTelling } from '../reading/notes.ts';
import { matchingNotes } from '../reading/rank.ts';
import type { Asked } from '../request.ts';
import { cited, notesIn, signed, sourceOf } from './answer.ts';

/** The sentences that say most, in order, under their headings; of a PDF with the pages they stand on. */
export function summary(asked: Asked): string {
  const sections = makeSummary(sourceOf(asked));
  if (sections.length === 0) {
    return signed(
      asked.pages.length > 0
        ? 'This PDF has no text that can be read: its pages may be pictures. Try one with text, or type what matters.'
        : 'There is nothing here to summarize yet. Paste a text, or choose a PDF.',
    );
  }
  const requested =
    asked.pages.length > 0 ? matchingNotes(notesIn(asked).filter(isTelling), asked.text, 4) : [];
  return signed(
    requested.length > 0
      ? `## What you asked\n\n${requested.map((note) => `- ${cited(note)}`).join('\n')}`
      : '',
    `## Key points\n\n${sections.map(underHeading).join('\n\n')}`,
  );
}

function underHeading({ heading, points }: SummarySection): string {
  const list = points.map((point) => `- ${cited(point)}`).join('\n');
  return heading ? `**${heading}**\n\n${list}` : list;
}
