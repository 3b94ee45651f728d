/** Collects the cards of a file as decks, and what is left out of them. */
import { CARD_LIMITS } from '@akada/domain/ai/ai';
import { DECK_LIMITS } from '@akada/domain/cards/decks';
import { IMPORT_LIMITS, IMPORT_MESSAGES } from '@akada/domain/cards/transfer';
import { cutAtWord, cutText, isBlank } from '@akada/domain/text/text';

import { ImportError, type ImportedCard, type ImportPlan, type LongNote } from './import-plan.ts';
import type { MediaCount } from './plain-to-text.ts';

/** How much of a long text is shown for finding its note. */
const START_LENGTH = 60;

/** The title of a deck without a name. */
const UNNAMED = 'Imported deck';

export class PlanBuilder {
  readonly media: MediaCount = { pictures: 0, sounds: 0 };
  private readonly decks = new Map<string, ImportedCard[]>();
  private readonly tooLong: LongNote[] = [];
  private blank = 0;
  private cards = 0;

  /**
   * Adds a card, or counts it as left out.
   *
   * @param note the number of its note in the file, from 1
   */
  add(deck: string, note: number, card: ImportedCard): void {
    const { front, back } = card;
    const long = (['front', 'back'] as const).find((side) => card[side].length > CARD_LIMITS[side]);
    if (isBlank(front) || isBlank(back)) this.blank += 1;
    else if (long) {
      const start = cutText((isBlank(front) ? back : front).replace(/\s+/g, ' '), START_LENGTH);
      this.tooLong.push({ note, start, side: long, length: card[long].length });
    } else {
      this.cards += 1;
      if (this.cards > IMPORT_LIMITS.cards) throw new ImportError(IMPORT_MESSAGES.tooManyCards);
      const cards = this.decks.get(deck);
      if (cards) cards.push(card);
      else this.decks.set(deck, [card]);
    }
  }

  /**
   * The decks in the order of their first cards. A deck with more cards than one can have becomes several.
   *
   * @throws ImportError without any card, or with too many decks
   */
  plan(): ImportPlan {
    const titles = new Set<string>();
    const decks = [...this.decks].flatMap(([name, cards]) =>
      inParts(cards).map((part, index) => ({ title: uniqueTitle(name, index, titles), cards: part })),
    );
    if (decks.length > IMPORT_LIMITS.decks) throw new ImportError(IMPORT_MESSAGES.tooManyDecks);
    if (decks.length === 0 && this.blank + this.tooLong.length === 0)
      throw new ImportError(IMPORT_MESSAGES.empty);
    const { media, tooLong, blank } = this;
    return { decks, leftOut: { ...media, tooLong, blank } };
  }
}

function inParts(cards: readonly ImportedCard[]): ImportedCard[][] {
  const size = IMPORT_LIMITS.cardsPerDeck;
  return Array.from({ length: Math.ceil(cards.length / size) }, (_, part) =>
    cards.slice(part * size, (part + 1) * size),
  );
}

/** A title that fits, with the number of the part or of the deck where it would be the same as another. */
function uniqueTitle(name: string, part: number, titles: Set<string>): string {
  const clean = name.replace(/\s+/g, ' ').trim();
  const base = isBlank(clean) ? UNNAMED : clean;
  for (let number = part + 1; ; number += 1) {
    const suffix = number > 1 ? ` (${number})` : '';
    const title = `${cutAtWord(base, DECK_LIMITS.title - suffix.length)}${suffix}`;
    if (titles.has(title)) continue;
    titles.add(title);
    return title;
  }
}
