/** Makes cards from a text. */
import { isDependent } from '../answers/context.ts';
import type { Passage, Source } from '../reading/source.ts';
import { withAntecedents } from './antecedents.ts';
import type { EngineCard } from './card.ts';
import { distinct, isSound, pick, withoutTense } from './choose.ts';
import { clozeCard, figureCard } from './cloze.ts';
import { definitionCard } from './definitions.ts';
import { examplesIn } from './examples.ts';
import { findCandidates, findCards } from './find-cards.ts';
import { factsOf, passesGate, type TextFacts } from './gate.ts';
import { withKindNames } from './kind-names.ts';
import { withLeadCommas } from './lead-commas.ts';
import { withSharedWeights } from './parallel.ts';
import { peopleIn, withoutRunIns, withPersons } from './persons.ts';
import { withoutReferences } from './plain-sentences.ts';
import { scoreOf } from './score-card.ts';
import { askedSubject } from './subjects.ts';
import { termsOf } from './terms.ts';
import { definedTerm, topicsIn } from './text-topics.ts';
import { usableIn } from './usable.ts';
import { reworded } from './wording.ts';

type RankOf = (card: EngineCard) => number;
const byWeight: RankOf = ({ weight }) => weight;

/** The share of cloze cards among all cards. */
const CLOZE_SHARE = 0.5;

/**
 * Makes cards in the order of the text: all that pass the checks of their form. Those of an English text have the
 * probability that a tutor would accept them as their weight.
 *
 * @param most the maximum number; a text with fewer facts gives fewer cards
 * @param rankOf which of the cards of one sentence is taken: the one with the highest rank
 * @returns an empty array if the text gives no sound question
 */
export function makeCards(source: Source, most: number, rankOf: RankOf = byWeight): EngineCard[] {
  const usable = usableIn(source);
  if (source.language !== 'en') {
    const found = distinct(
      findCards(source, usable)
        .filter((card) => !isBareContrast(card))
        .map(reworded),
    );
    return withGaps(found, gapCards(source, usable, found), most);
  }
  const { cards, gaps, facts } = candidatesIn(source, usable);
  const scored = (all: readonly EngineCard[]) =>
    withSharedWeights(
      all
        .filter((card) => passesGate(card, facts))
        .map((card) => ({ ...card, weight: scoreOf(card, facts) })),
    );
  const found = withoutSameLists(bestOfEach(distinct(scored(cards), withoutTense), rankOf));
  const asked = new Set(found.map(({ passage }) => passage));
  return withGaps(
    found,
    scored(gaps).filter(({ passage }) => !asked.has(passage)),
    most,
  );
}

/** All cards that an English text gives, good or bad, and what they are judged by. */
export function candidatesIn(source: Source, usable: readonly Passage[]): Candidates {
  const plain = withLeadCommas(withoutReferences(withoutRunIns(usable)));
  const people = withPersons(withKindNames(source, plain), peopleIn(plain));
  const defined = people.flatMap((passage) => definitionCard(passage, null) ?? []);
  const passages = withAntecedents(people, topicsIn(source, defined));
  const cards = findCandidates(source, passages)
    .filter((card) => !isBareContrast(card))
    .map(reworded);
  const facts = factsOf(passages, topicsIn(source, cards), examplesIn(source.passages, source.sections));
  return { cards, gaps: gapCards(source, passages, []).map((card) => ({ ...card, maker: 'gap' })), facts };
}

interface Candidates {
  cards: EngineCard[];
  gaps: EngineCard[];
  facts: TextFacts;
}

/** The best card of each sentence; a sentence that defines two things gives two. */
function bestOfEach(cards: readonly EngineCard[], rankOf: RankOf): EngineCard[] {
  const best = new Map<Passage | string, EngineCard>();
  const others = cards.filter(
    ({ maker }) => maker === 'section' || maker === 'points' || maker === 'later' || maker === 'called',
  );
  for (const card of cards)
    if (!others.includes(card)) {
      const before = best.get(sourceOf(card));
      if (!before || rankOf(card) > rankOf(before)) best.set(sourceOf(card), card);
    }
  const chosen = new Set(best.values());
  return cards.filter(
    (card) => others.includes(card) || chosen.has(card) || isOtherDate(card, best.get(sourceOf(card))),
  );
}

/** Whether a card asks for a date that the card of the same sentence doesn't have: who founded a party, and when. */
function isOtherDate({ kind, back, front }: EngineCard, chosen: EngineCard | undefined): boolean {
  const [year = ''] =
    kind === 'date' && /^When (?:did|was|were) /.test(front) ? (/\d{4}/.exec(back) ?? []) : [];
  return (
    year !== '' &&
    chosen !== undefined &&
    /^(?:By whom|Who|Why) /.test(chosen.front) &&
    !`${chosen.front} ${chosen.back}`.includes(year)
  );
}

function sourceOf({ passage, clause }: EngineCard): Passage | string {
  return clause ?? passage;
}

/** A list that its heading and the line above it both ask for gives one card. */
function withoutSameLists(cards: readonly EngineCard[]): EngineCard[] {
  const isSame = (a: EngineCard, b: EngineCard) =>
    a.kind === 'list' && b.kind === 'list' && a.back.replace(/\.$/, '') === b.back.replace(/\.$/, '');
  return cards.filter((card) => !cards.some((other) => isSame(card, other) && other.weight > card.weight));
}

function withGaps(found: readonly EngineCard[], gaps: readonly EngineCard[], most: number): EngineCard[] {
  const room = Math.min(roomForGaps(found.length), Math.max(0, most - found.length));
  return pick([...found, ...pick(gaps, room)], most);
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
export function roomForGaps(others: number): number {
  return others === 0 ? 0 : Math.max(1, Math.floor((others * CLOZE_SHARE) / (1 - CLOZE_SHARE)));
}
