/** What we read of an Anki collection. Times are in the units of its database. */

export interface NoteType {
  name: string;
  isCloze: boolean;
  fields: readonly string[];
  /** In the order of the cards. A cloze type has one for all cards. */
  templates: readonly { name: string; front: string; back: string }[];
}

export interface AnkiNote {
  id: number;
  noteTypeId: string;
  tags: string;
  /** HTML. */
  fields: readonly string[];
}

export interface AnkiCard {
  id: number;
  noteId: number;
  deckId: string;
  /** Which card of its note, from 0. */
  template: number;
  /** 0 new, 1 learning, 2 in review, 3 relearning. */
  type: number;
  /** -1 suspended, -2 and -3 buried, 0 new, 1 learning, 2 review, 3 learning on another day, 4 preview. */
  queue: number;
  /** A place among new cards, seconds for queues 1 and 4, otherwise days since the collection began. */
  due: number;
  /** Days; negative for seconds. */
  interval: number;
  /** Thousandths. 0 for a card that was never reviewed. */
  ease: number;
  reps: number;
  lapses: number;
  /** JSON, with the FSRS state in 's' and 'd'. */
  data: string;
}

export interface AnkiReview {
  /** Milliseconds. */
  at: number;
  cardId: number;
  /** 1 again to 4 easy; 0 for a change by hand. */
  button: number;
  /** The ease after it in thousandths; 0 if it changed no schedule. */
  ease: number;
  /** 0 learning, 1 review, 2 relearning, 3 filtered deck, 4 by hand, 5 rescheduled. */
  kind: number;
}

export interface AnkiCollection {
  /** When day 0 of `due` began, in seconds. */
  createdAt: number;
  /** Version 1 of the scheduler had three buttons for a card in learning. */
  hasOldButtons: boolean;
  decks: ReadonlyMap<string, string>;
  noteTypes: ReadonlyMap<string, NoteType>;
  notes: readonly AnkiNote[];
  cards: readonly AnkiCard[];
  reviews: readonly AnkiReview[];
}
