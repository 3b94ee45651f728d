import { AI_LIMITS } from '@akada/domain/ai/ai';
import type { Flashcards } from '@akada/domain/ai/schemas';
import { termsIn } from '../knowledge/glossary.ts';
import { isTelling, type Note } from '../reading/notes.ts';
import { capital, clipped, folded, isStopword, keysOf, midSentence, wordsOf } from '../reading/words.ts';
import type { Asked } from '../request.ts';
import { notesIn, numberOption } from './answer.ts';
import { titleOf } from './title.ts';

/** Words of one sentence that are asked for at most, each on a card of its own. */
const GAPS = 6;

type Card = Flashcards['cards'][number];

const DEFINITION =
  /^((?:(?:an?|the)\s+)?[\p{L}\p{N}'’() -]{2,60}?)\s+(is|are|means|is called|refers to|consists of)\s+(.{8,})$/iu;
const NO_SUBJECT =
  /^(?:it|its|this|that|these|those|there|they|he|she|we|you|i|one|what|who|which|here|such|every|each|all|no|some|any|many|most|both|only|for|in|on|at|if|when)\b| (?:that|which|who|when|where|and|or|to)(?: |$)| (?:of|in|for|on|at)$/i;
const NAMED = /^([^:.!?]{2,70}):\s+(.{3,})$/;

/** Definitions, named points and rows first, then sentences with a word to fill in: as many as asked for if it can. */
export function cards(asked: Asked): Flashcards {
  const count = Math.round(
    numberOption(asked, 'count', AI_LIMITS.defaultCards, AI_LIMITS.minCards, AI_LIMITS.maxCards),
  );
  const notes = notesIn(asked);
  const made = new Map<string, Card>();
  const add = (card: Card | null) => {
    if (!card || made.size >= count || made.has(folded(card.front))) return;
    made.set(folded(card.front), { front: clipped(card.front, 500), back: clipped(card.back, 1_000) });
  };
  for (const note of notes) {
    if (made.size >= count) break;
    add(questionCard(note) ?? namedCard(note) ?? definitionCard(note, notes));
  }
  const telling = notes.filter(isTelling);
  for (const isRow of [false, true]) {
    const gaps = telling.filter(({ kind }) => (kind === 'row') === isRow).map((note) => gapsIn(note, notes));
    // The best word of every sentence comes before the second best of any.
    for (let place = 0; place < GAPS && made.size < count; place++) {
      for (const ofOne of gaps) add(ofOne[place] ?? null);
    }
  }
  for (const { name, meaning, more } of termsIn(asked.text)) {
    add({ front: `What is ${name}?`, back: meaning });
    add({ front: `What helps to remember ${name}?`, back: more });
  }
  const first = clipped(notes[0]?.text ?? '', 900);
  add(
    made.size === 0 ? { front: 'What do these notes say?', back: first || 'They hold no text yet.' } : null,
  );
  return { title: titleOf(asked, 'Flashcards'), cards: [...made.values()] };
}

function questionCard({ text }: Note): Card | null {
  const [, front = '', back = ''] = /^(?:question:\s*)?([^?]{6,200}\?)\s+(.{3,})$/i.exec(text) ?? [];
  return front ? { front: capital(front), back } : null;
}

function namedCard({ text, heading }: Note): Card | null {
  const [, name = '', told = ''] = NAMED.exec(text) ?? [];
  if (!name || wordsOf(name).length > 8) return null;
  return {
    front: heading && !/\p{L}.*\s/u.test(name) ? `${heading}: ${name}` : capital(name),
    back: capital(told),
  };
}

function definitionCard({ text }: Note, notes: readonly Note[]): Card | null {
  const [, subject = '', verb = '', told = ''] = DEFINITION.exec(text) ?? [];
  if (!subject || NO_SUBJECT.test(subject) || wordsOf(subject).length > 6) return null;
  return {
    front: `What ${verb === 'are' ? 'are' : 'is'} ${midSentence(subject.trim(), notes.map((note) => note.text).join(' '))}?`,
    back: capital(told),
  };
}

/** The sentence with one of its telling words left out, rarest in the notes last: what recurs matters. */
function gapsIn({ text }: Note, notes: readonly Note[]): Card[] {
  const counts = countsOf(notes);
  const words = [...new Set(wordsOf(text))].filter((word) => word.length > 3 && !isStopword(word));
  const weight = (word: string) => (counts.get(keysOf(word)[0] ?? '') ?? 0) * 4 + Math.min(word.length, 12);
  return words
    .map((word, index) => ({ word, index }))
    .sort((a, b) => weight(b.word) - weight(a.word) || a.index - b.index)
    .slice(0, GAPS)
    .map(({ word }) => ({ front: clipped(text.replace(word, '_____'), 500), back: word }))
    .filter(({ front }) => front.includes('_____'));
}

const counted = new WeakMap<readonly Note[], Map<string, number>>();

function countsOf(notes: readonly Note[]): Map<string, number> {
  const known = counted.get(notes);
  if (known) return known;
  const counts = new Map<string, number>();
  for (const key of notes.flatMap(({ text }) => keysOf(text))) counts.set(key, (counts.get(key) ?? 0) + 1);
  counted.set(notes, counts);
  return counts;
}
