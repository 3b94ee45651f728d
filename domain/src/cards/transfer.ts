/** Moving decks between Akada and other programs (docs/product.md, Cards). */
import { QUOTAS } from '../quotas/quotas.ts';
import { DECK_LIMITS } from './decks.ts';

const MEGABYTE = 1_000_000;

/**
 * The most that one import reads. Bytes are counted while a file is unpacked, so a small file that unpacks to gigabytes is
 * stopped early.
 */
export const IMPORT_LIMITS = {
  packedBytes: 50 * MEGABYTE,
  unpackedBytes: 200 * MEGABYTE,
  notes: 10_000,
  /** A note can have several cards. */
  cards: 20_000,
  /** Of one deck. A deck with more becomes several. */
  cardsPerDeck: DECK_LIMITS.cards,
  decks: QUOTAS.decksADay,
} as const;

/** Why a file was refused, for the student. */
export const IMPORT_MESSAGES = {
  tooLarge: `This file is larger than ${IMPORT_LIMITS.packedBytes / MEGABYTE} MB. In Anki, export one deck at a time, without media.`,
  unpacksTooLarge: `This file unpacks to more than ${IMPORT_LIMITS.unpackedBytes / MEGABYTE} MB. In Anki, export one deck at a time.`,
  tooManyNotes: 'This file has more than 10,000 notes. In Anki, export one deck at a time.',
  tooManyCards: 'This file has more than 20,000 cards. In Anki, export one deck at a time.',
  tooManyDecks: `This file has more than ${IMPORT_LIMITS.decks} decks. In Anki, export one deck at a time.`,
  truncated: 'This file is incomplete. Download or export it again.',
  encrypted: 'This file is protected with a password. Unpack it, and choose the file inside.',
  damaged: 'This file is damaged and cannot be read. Export it again.',
  wrongKind: 'Akada cannot read this kind of file. Choose an .apkg file from Anki, or a .txt or .csv file.',
  notPackage:
    'This is not an Anki package, although its name ends like one. In Anki, export the deck again as .apkg.',
  empty: 'There are no cards in this file.',
  placeholder: 'This file only has a note that asks for a newer Anki. Export it again from Anki.',
  tooNew:
    'This file comes from a version of Anki that Akada does not know. In Anki, export it with "Support older Anki versions".',
} as const;
