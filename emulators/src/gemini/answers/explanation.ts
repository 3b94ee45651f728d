import { type Term, termsIn } from '../knowledge/glossary.ts';
import { stepsOf } from '../maths/steps.ts';
import { isTelling } from '../reading/notes.ts';
import { matchingNotes } from '../reading/rank.ts';
import { clipped, countWords, keysOf } from '../reading/words.ts';
import type { Asked } from '../request.ts';
import { allNotesIn, cited, signed } from './answer.ts';
import { solution } from './solution.ts';

const UNKNOWN =
  'I find nothing on that in what you gave me, and it is not among the terms that I know. Paste your notes on it, and I answer from them.';
/** A question of its own; a longer text is notes with a question in them. */
const SHORT = 40;

/** A concept: what it is, more about it unless it should be simple, and what the student's own text says of it. */
export function explanation(asked: Asked): string {
  const terms = termsIn(asked.text).slice(0, 3);
  const isSimple = asked.options.get('level') === 'simple';
  const notes = fromNotes(asked);
  if (terms.length === 0 && notes === '') return signed(UNKNOWN);
  const check = terms[0] && !isSimple && asked.options.get('length') !== 'short';
  return signed(
    terms.map((term) => told(term, isSimple)).join('\n\n'),
    notes,
    check ? `**Check yourself**: say in your own words what ${terms[0]?.name} is, and give one example.` : '',
  );
}

/** A turn of a chat: a calculation, a term, or what fits in all that the student has given. */
export function reply(asked: Asked): string {
  if (countWords(asked.text) <= SHORT && /\d/.test(asked.text) && stepsOf(asked.text)) return solution(asked);
  const named = termsIn(asked.text);
  const terms = (named.length > 0 ? named : lastTerms(asked)).slice(0, 3);
  const notes = fromNotes(asked);
  if (terms.length === 0 && notes === '') return signed(UNKNOWN);
  return signed(terms.map((term) => told(term, false)).join('\n\n'), notes);
}

/** "Give an example of it" asks of what the chat has spoken of last. */
function lastTerms({ earlier, text }: Asked): Term[] {
  if (keysOf(text).length > 2) return [];
  for (const turn of [...earlier].reverse()) {
    if (turn.role !== 'student') continue;
    const terms = termsIn(turn.text);
    if (terms.length > 0) return terms;
  }
  return [];
}

function told({ name, meaning, more }: Term, isSimple: boolean): string {
  return `**${name[0]?.toUpperCase()}${name.slice(1)}**: ${meaning}${isSimple ? '' : ` ${more}`}`;
}

function fromNotes(asked: Asked): string {
  const asks = clipped(asked.text, 300).replace(/…$/, '');
  const notes = allNotesIn(asked).filter((note) => isTelling(note) && !isQuestion(note.text, asked.text));
  const found = matchingNotes(notes, asks, 4);
  return found.length === 0
    ? ''
    : `From what you gave me:\n\n${found.map((note) => `- ${cited(note)}`).join('\n')}`;
}

/** To give a question back is no answer. */
function isQuestion(sentence: string, asked: string): boolean {
  return sentence.endsWith('?') || sentence === asked.trim();
}
