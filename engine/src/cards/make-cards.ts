/** Makes flashcards from a text; a few correct ones are better than many doubtful ones. */
import { isDependent } from '../answers/context.ts';
import type { Passage, Source } from '../reading/source.ts';
import type { EngineCard } from './card.ts';
import { distinct, isSound, pick } from './choose.ts';
import { clozeCard, figureCard } from './cloze.ts';
import { examplesIn } from './examples.ts';
import { definedTerm, findCards, topicsIn } from './find-cards.ts';
import { factsOf, passesGate } from './gate.ts';
import { askedSubject } from './subjects.ts';
import { termsOf } from './terms.ts';
import { usableIn } from './usable.ts';
import { reworded } from './wording.ts';

/** The share of cloze cards among all cards. */
const CLOZE_SHARE = 0.5;

/**
 * Makes cards in the order of the text.
 *
 * @param most the maximum number; a text with fewer facts gives fewer cards
 * @returns an empty array if the text gives no sound question
 */
export function makeCards(source: Source, most: number): EngineCard[] {
  const usable = usableIn(source);
  const made = findCards(source, usable).filter((card) => !isBareContrast(card));
  const facts = factsOf(usable, topicsIn(source, made), examplesIn(source.passages, source.sections));
  const isGood = (card: EngineCard) => source.language !== 'en' || passesGate(card, facts);
  const found = distinct(made.map(reworded).filter(isGood));
  const room = Math.min(roomForGaps(found.length), Math.max(0, most - found.length));
  return pick([...found, ...pick(gapCards(source, usable, found).filter(isGood), room)], most);
}

/** A bare 'but' joins two events: worth a place in a summary, but no difference to ask for. */
function isBareContrast({ kind, back }: EngineCard): boolean {
  return (
    kind === 'difference' &&
    !/\b(?:whereas|while|differs?|different|tandis que|alors que|différence)\b/iu.test(back)
  );
}

/** Cloze cards from the sentences without any other card. */
function gapCards(source: Source, usable: readonly Passage[], found: readonly EngineCard[]): EngineCard[] {
  const asked = new Set(found.map(({ passage }) => passage.text));
  if (source.language !== 'en')
    return distinct(
      usable.flatMap((passage) =>
        asked.has(passage.text) || isDependent(passage, source.language) ? [] : (figureCard(passage) ?? []),
      ),
    );
  const texts = usable.filter(({ kind }) => kind === 'paragraph' || kind === 'item');
  const given = [
    ...source.sections.flatMap(({ heading }) => (heading && heading.split(' ').length <= 2 ? [heading] : [])),
    ...found.flatMap(({ kind, front, back }) => (kind === 'definition' ? definedTerm(front, back) : [])),
  ];
  const terms = termsOf(
    texts.map(({ text }) => text),
    given,
  );
  const topics = topicsIn(source, found);
  const isKnown = (subject: string) =>
    !/^(?:the\s|\p{L}+\s+(?:one|kind|type)s?$)/iu.test(subject) || askedSubject(subject, topics) !== null;
  const cards = texts.flatMap((passage) =>
    asked.has(passage.text) || passage.speech === 'guess' ? [] : (clozeCard(passage, terms, isKnown) ?? []),
  );
  return distinct(cards.filter(isSound));
}

/** The number of cloze cards: few if there are few other cards, because they are the weaker kind. */
function roomForGaps(others: number): number {
  return others === 0 ? 0 : Math.max(1, Math.floor((others * CLOZE_SHARE) / (1 - CLOZE_SHARE)));
}
