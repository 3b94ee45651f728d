/** Collects the cards of a file as decks, and what is left out of them. */
import { CARD_LIMITS } from '@akada/domain/ai/ai';
import { CARD_TAG_LIMITS, DECK_LIMITS } from '@akada/domain/cards/decks';
import type { CardSides } from '@akada/domain/cards/forms';
import { IMPORT_LIMITS, IMPORT_MESSAGES } from '@akada/domain/cards/transfer';
import { cutAtWord, cutText, isBlank, isBroken } from '@akada/domain/text/text';

import {
  ImportError,
  type ImportedCard,
  type ImportPlan,
  type LongNote,
  type ReadCard,
} from './import-plan.ts';
import { hasFormatting, withoutFormatting } from './marked-text.ts';
import type { MediaCount } from './plain-to-text.ts';
import { toMarkdown } from './to-markdown.ts';

/** How much of a long text is shown for finding its note. */
const START_LENGTH = 60;

/** The title of a deck without a name. */
const UNNAMED = 'Imported deck';

const SIDES = ['front', 'back'] as const;

export class PlanBuilder {
  readonly media: MediaCount = { pictures: 0, sounds: 0 };
  private readonly decks = new Map<string, ImportedCard[]>();
  private readonly tooLong: LongNote[] = [];
  private blank = 0;
  private looks = 0;
  private tags = 0;
  private cards = 0;

  /**
   * Adds a card, or counts it as left out.
   *
   * @param note the number of its note in the file, from 1
   */
  add(deck: string, note: number, card: ReadCard): void {
    const plain = { front: withoutFormatting(card.front), back: withoutFormatting(card.back) };
    const { front, back } = plain;
    const long = SIDES.find((side) => plain[side].length > CARD_LIMITS[side]);
    if (isBlank(front) || isBlank(back)) this.blank += 1;
    else if (long) {
      const start = cutText((isBlank(front) ? back : front).replace(/\s+/g, ' '), START_LENGTH);
      this.tooLong.push({ note, start, side: long, length: plain[long].length });
    } else {
      this.cards += 1;
      if (this.cards > IMPORT_LIMITS.cards) throw new ImportError(IMPORT_MESSAGES.tooManyCards);
      const { memory, isSuspended } = card;
      const added = { ...this.formatted(card, plain), ...this.tagged(card), memory, isSuspended };
      const cards = this.decks.get(deck);
      if (cards) cards.push(added);
      else this.decks.set(deck, [added]);
    }
  }

  /** The sides as Markdown if they have formatting, and if it fits. */
  private formatted(card: ReadCard, plain: CardSides): Pick<ImportedCard, 'front' | 'back' | 'format'> {
    if (!SIDES.some((side) => hasFormatting(card[side]))) return plain;
    const sides = { front: toMarkdown(card.front), back: toMarkdown(card.back) };
    if (SIDES.every((side) => sides[side].length <= CARD_LIMITS[side]))
      return { ...sides, format: 'markdown' };
    this.looks += 1;
    return plain;
  }

  private tagged({ tags }: ReadCard): Pick<ImportedCard, 'tags'> {
    const all = new Set(tags.split(/\s+/).filter((tag) => !isBlank(tag)));
    const fitting = [...all].filter((tag) => [...tag].length <= CARD_TAG_LIMITS.tag && !isBroken(tag));
    const accepted = fitting.slice(0, CARD_TAG_LIMITS.tags);
    this.tags += all.size - accepted.length;
    return accepted.length > 0 ? { tags: accepted } : {};
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
    const { media, tooLong, blank, looks, tags } = this;
    return { decks, leftOut: { ...media, tooLong, blank, looks, tags } };
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
