/** What an import would make, as plain data: shown before anything is saved. */

import type { Memory } from '@akada/domain/cards/memory';
import type { Card } from '@akada/domain/cards/schemas';
import type { IMPORT_MESSAGES } from '@akada/domain/cards/transfer';

/** A card of a file. Its sides are texts with marks (./marked-text.ts). */
export interface ReadCard extends Pick<ImportedCard, 'memory' | 'isSuspended'> {
  front: string;
  back: string;
  /** In one text, separated by blanks. */
  tags: string;
}

/** A card of another program in the form of ours. */
export interface ImportedCard extends Pick<Card, 'front' | 'back' | 'format' | 'tags'> {
  /** How well it is remembered and when it is due; null for a card that was never reviewed. */
  memory: Memory | null;
  /** Whether the other program no longer asks for it. */
  isSuspended: boolean;
}

export interface ImportedDeck {
  title: string;
  cards: ImportedCard[];
}

/** A card with a text that is too long for us. It is not imported. */
export interface LongNote {
  /** The number of its note in the file, from 1. */
  note: number;
  /** How the text begins, for finding the note in the other program. */
  start: string;
  side: 'front' | 'back';
  /** The length in characters. */
  length: number;
}

/** What a file has that an import leaves out. */
export interface LeftOut {
  pictures: number;
  sounds: number;
  tooLong: LongNote[];
  /** Cards with a side that has no text, because it is empty or only a picture or a sound. */
  blank: number;
  /** Cards that are imported as plain text, because their Markdown is too long. */
  looks: number;
  /** Tags that are too long or too many. */
  tags: number;
}

export interface ImportPlan {
  decks: ImportedDeck[];
  leftOut: LeftOut;
}

/** A file that can't be imported. Its message is for the student. */
export class ImportError extends Error {
  declare message: (typeof IMPORT_MESSAGES)[keyof typeof IMPORT_MESSAGES];

  constructor(message: (typeof IMPORT_MESSAGES)[keyof typeof IMPORT_MESSAGES], options?: ErrorOptions) {
    super(message, options);
  }
}
