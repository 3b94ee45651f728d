import { isTelling, type Note } from '../reading/notes.ts';
import { keyNotes, matchingNotes } from '../reading/rank.ts';
import type { Asked } from '../request.ts';
import { cited, notesIn, signed } from './answer.ts';

const FEWEST = 4;
const MOST = 12;

/** The sentences that say most, in order, under their headings; of a PDF with the pages they stand on. */
export function summary(asked: Asked): string {
  const notes = notesIn(asked);
  const telling = notes.filter(isTelling);
  const chosen = keyNotes(telling.length > 0 ? telling : notes, wanted(telling.length));
  if (chosen.length === 0) {
    return signed(
      asked.pages.length > 0
        ? 'This PDF has no text that can be read: its pages may be pictures. Try one with text, or type what matters.'
        : 'There is nothing here to summarize yet. Paste a text, or choose a PDF.',
    );
  }
  const asksToo = asked.pages.length > 0 ? matchingNotes(telling, asked.text, 4) : [];
  return signed(
    asksToo.length > 0 ? `## What you asked\n\n${points(asksToo)}` : '',
    `## Key points\n\n${underHeadings(chosen)}`,
  );
}

function wanted(count: number): number {
  return Math.min(MOST, Math.max(FEWEST, Math.round(count / 3)));
}

function points(notes: readonly Note[]): string {
  return notes.map((note) => `- ${cited(note)}`).join('\n');
}

function underHeadings(notes: readonly Note[]): string {
  const headings = [...new Set(notes.map(({ heading }) => heading))];
  return headings
    .map((heading) => {
      const own = points(notes.filter((note) => note.heading === heading));
      return heading ? `**${heading}**\n\n${own}` : own;
    })
    .join('\n\n');
}
