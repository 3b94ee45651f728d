import type { CramSheet } from '@akada/domain/ai/schemas';
import { termsIn } from '../knowledge/glossary.ts';
import type { Note } from '../reading/notes.ts';
import { keyNotes } from '../reading/rank.ts';
import { clipped } from '../reading/words.ts';
import type { Asked } from '../request.ts';
import { notesIn } from './answer.ts';
import { titleOf } from './title.ts';

const SECTIONS = 8;
const POINTS = 6;

/** The headings of the notes, each with what matters most under it; what a term means where only a topic is given. */
export function cramSheet(asked: Asked): CramSheet {
  const notes = notesIn(asked);
  const terms = termsIn(asked.text).slice(0, SECTIONS);
  const headings = [...new Set(notes.map(({ heading }) => heading))];
  const isTopicOnly = notes.length <= 3 && terms.length > 0;
  const sections = isTopicOnly
    ? terms.map(({ name, meaning, more }) => ({ heading: clipped(name, 80), points: [meaning, more] }))
    : headings.slice(0, SECTIONS).map((heading) => ({
        heading: clipped(heading || 'Key facts', 80),
        points: pointsOf(notes.filter((note) => note.heading === heading)),
      }));
  const filled = sections.filter(({ points }) => points.length > 0);
  return {
    title: titleOf(asked, 'Cram sheet'),
    sections:
      filled.length > 0 ? filled : [{ heading: 'Key facts', points: ['There is no text to press yet.'] }],
  };
}

function pointsOf(notes: readonly Note[]): string[] {
  const best = keyNotes(notes, POINTS);
  const chosen = best.length > 0 ? best : notes.slice(0, POINTS);
  return [...new Set(chosen.map(({ text }) => clipped(text, 240)))].filter((point) => point !== '');
}
