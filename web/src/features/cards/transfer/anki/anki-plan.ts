/** The cards of an Anki collection in the form of ours. */
import { IMPORT_MESSAGES } from '@akada/domain/cards/transfer';
import { groupBy } from '@/lib/group-by.ts';
import { ImportError, type ImportPlan } from '../import-plan.ts';
import { withoutFormatting } from '../marked-text.ts';
import type { MediaCount } from '../plain-to-text.ts';
import { PlanBuilder } from '../plan-builder.ts';
import { readHtml } from '../read-html.ts';
import type { AnkiCard, AnkiCollection, AnkiNote, NoteType } from './collection.ts';
import { importedMemory, spacingOf } from './schedule.ts';
import { renderCard } from './template.ts';

const SUSPENDED = -1;

/** The order of decks in Anki's list, where 2 is before 10. */
const NATURAL = new Intl.Collator('en', { numeric: true });

/** The deck of cards whose own is missing. */
const DEFAULT_DECK = 'Default';

/**
 * What an import of the collection would make. Subdecks become decks with the names of those above them: 'A::B'.
 *
 * @param weights those of FSRS that fit the student's reviews
 * @param onProgress gets the share of the cards that is done, from 0 to 1
 * @throws ImportError without any card
 */
export function planOfCollection(
  collection: AnkiCollection,
  now: Date,
  weights?: readonly number[],
  onProgress: (share: number) => void = () => {},
): ImportPlan {
  const spacing = spacingOf(weights);
  const { notes, cards, noteTypes, decks, reviews } = collection;
  const builder = new PlanBuilder();
  const noteById = new Map(notes.map((note, index) => [note.id, { note, number: index + 1 }]));
  const reviewsOf = groupBy(reviews, ({ cardId }) => cardId);
  for (const { note } of noteById.values()) countMedia(note, builder.media);
  cards.forEach((card, index) => {
    const found = noteById.get(card.noteId);
    const type = found && noteTypes.get(found.note.noteTypeId);
    // A card without its note has no text.
    if (!found || !type) return;
    const deck = decks.get(card.deckId) ?? DEFAULT_DECK;
    builder.add(deck, found.number, {
      ...sidesOf(card, found.note, type, deck),
      memory: importedMemory(card, reviewsOf.get(card.id) ?? [], collection, now, spacing),
      isSuspended: card.queue === SUSPENDED,
      tags: found.note.tags,
    });
    onProgress((index + 1) / cards.length);
  });
  if (cards.length === 0) throw new ImportError(IMPORT_MESSAGES.empty);
  const plan = builder.plan();
  const byTitle = (a: { title: string }, b: { title: string }) => NATURAL.compare(a.title, b.title);
  return { ...plan, decks: plan.decks.toSorted(byTitle) };
}

/** Pictures and sounds are counted once a note, and not once a card or side that shows them. */
function countMedia({ fields }: AnkiNote, media: MediaCount) {
  for (const field of fields) readHtml(field, media);
}

function sidesOf(
  card: AnkiCard,
  note: AnkiNote,
  type: NoteType,
  deck: string,
): { front: string; back: string } {
  const template = type.templates[type.isCloze ? 0 : card.template];
  if (!template) return { front: '', back: '' };
  const own = type.fields.map((name, index) => [name, note.fields[index] ?? '']);
  const { front, back } = renderCard(template, {
    fields: {
      ...{ Tags: note.tags, Type: type.name, Deck: deck, Subdeck: deck.split('::').at(-1) ?? '' },
      ...{ Card: template.name, CardFlag: '' },
      ...Object.fromEntries(own),
    },
    cloze: type.isCloze ? card.template + 1 : null,
  });
  const question = readHtml(front);
  return {
    front: question,
    back: withoutQuestion(
      back.map((part) => readHtml(part)),
      question,
    ),
  };
}

/** The parts of an answer as one text, without those that repeat the question or one another. */
function withoutQuestion(parts: readonly string[], question: string): string {
  const texts = parts.map(withoutFormatting);
  const asked = withoutFormatting(question);
  const [first = '', ...rest] = parts.filter((_, index) => {
    const text = texts[index] ?? '';
    return text !== '' && text !== asked && !texts.slice(0, index).some((other) => other.includes(text));
  });
  // A template without the line before its answer may repeat the question all the same.
  const own = first.startsWith(`${question}\n`) ? first.slice(question.length).trim() : first;
  return [own, ...rest].filter(Boolean).join('\n\n');
}
