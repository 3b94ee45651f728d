/** Makes flashcards from a text; a few correct ones are better than many doubtful ones. */
import { isDependent } from '../answers/context.ts';
import { isLabelled } from '../reading/read-source.ts';
import { sentencesIn } from '../reading/sentences.ts';
import type { Passage, Source } from '../reading/source.ts';
import { actionCard, kindCard } from './actions.ts';
import type { EngineCard } from './card.ts';
import { caseCard } from './cases.ts';
import { casingOf } from './casing.ts';
import { distinct, isSound, pick } from './choose.ts';
import { clozeCard, figureCard, termsOf } from './cloze.ts';
import { definitionCard } from './definitions.ts';
import { formulaCard } from './formulas.ts';
import { frenchCard } from './french.ts';
import { enumerationCard, groupCard, listCard } from './lists.ts';
import { otherCard } from './other-languages.ts';
import { withSubjects } from './pronouns.ts';
import { causeCard, differenceCard, effectCard } from './relations.ts';
import { rowCard } from './rows.ts';
import { statementCard } from './statements.ts';
import { askedSubject, type Topics, topicsOf } from './subjects.ts';

/** No question is made from a longer passage; characters. */
const LONGEST_PASSAGE = 1_000;
/** The share of cloze cards among all cards. */
const CLOZE_SHARE = 0.5;

const MAKERS = [
  formulaCard,
  statementCard,
  caseCard,
  differenceCard,
  listCard,
  enumerationCard,
  causeCard,
  definitionCard,
  effectCard,
] as const;
/** These makers need the topics of the text. */
const TOPIC_MAKERS = [actionCard, kindCard] as const;

/**
 * Makes cards in the order of the text.
 *
 * @param most the maximum number; a text with fewer facts gives fewer cards
 * @returns an empty array if the text gives no sound question
 */
export function makeCards(source: Source, most: number): EngineCard[] {
  const usable = usableIn(source);
  const found = findCards(source, usable).filter((card) => !isBareContrast(card));
  const room = Math.min(roomForGaps(found.length), Math.max(0, most - found.length));
  return pick([...found, ...pick(gapCards(source, usable, found), room)], most);
}

/** A bare 'but' joins two events: worth a place in a summary, but no difference to ask for. */
function isBareContrast({ kind, back }: EngineCard): boolean {
  return kind === 'difference' && !/\b(?:whereas|while|differs?|different)\b/i.test(back);
}

/** All cards of a source except cloze cards. */
function findCards(source: Source, usable: readonly Passage[]): EngineCard[] {
  if (source.language !== 'en') {
    const make = source.language === 'fr' ? frenchCard : otherCard;
    return distinct(usable.flatMap((passage) => make(passage) ?? []).filter(isSound));
  }
  const found = usable.flatMap((passage) => {
    const heading = source.sections[passage.section]?.heading ?? null;
    const made = [rowCard(passage, heading), ...MAKERS.map((make) => make(passage, heading))];
    return made.find((card) => card && isSound(card) && isSure(card)) ?? [];
  });
  const topics = topicsIn(source, found);
  const asked = new Set(found.map(({ passage }) => passage));
  const acting = usable.flatMap((passage) =>
    asked.has(passage) || passage.speech === 'guess'
      ? []
      : (TOPIC_MAKERS.map((make) => make(passage, topics)).find(
          (card) => card && isSound(card) && (isSure(card) || card.kind === 'date'),
        ) ?? []),
  );
  const inCase = casingOf(source.passages);
  const all = [...found, ...acting, ...sectionLists(source, usable)];
  return inOrder(usable, distinct(all.map((card) => ({ ...card, front: inCase(card.front) }))));
}

/**
 * Whether a card's sentence has a clear end. Speech without commas doesn't show where a member of a list ends, and
 * 'when …' may belong to the next sentence.
 */
function isSure({ kind, front, passage: { speech } }: EngineCard): boolean {
  return speech === undefined || (speech === 'whole' && kind !== 'list' && !/^(?:When|Where)\b/.test(front));
}

/**
 * All cards of an English source except cloze cards, with whole sentences as their passages; empty for other languages.
 */
export function findEnglishCards(source: Source): EngineCard[] {
  if (source.language !== 'en') return [];
  return findCards(source, usableIn(source)).map((card) => {
    const { speech, text, quote } = card.passage;
    const isCut = speech !== undefined && quote?.startsWith(text.replace(/\.$/, ''));
    return isCut ? { ...card, passage: { ...card.passage, text: quote ?? text } } : card;
  });
}

/** The topics of a text: its headings and the terms that it defines. */
function topicsIn({ sections }: Source, cards: readonly EngineCard[]): Topics {
  return topicsOf([
    ...sections.flatMap(({ heading }) => heading ?? []),
    ...cards.flatMap(({ kind, front, back }) => (kind === 'definition' ? definedTerm(front, back) : [])),
  ]);
}

function inOrder(passages: readonly Passage[], cards: readonly EngineCard[]): EngineCard[] {
  const places = new Map(passages.map((passage, index) => [passage, index]));
  return [...cards].sort((a, b) => (places.get(a.passage) ?? 0) - (places.get(b.passage) ?? 0));
}

/** The passages to make cards from: items are split into sentences, and pronouns replaced by their nouns. */
function usableIn({ passages, language }: Source): Passage[] {
  const seen = new Set<string>();
  const plain = passages.filter(({ kind, text }) => {
    if (kind === 'code' || text.length > LONGEST_PASSAGE || seen.has(text)) return false;
    seen.add(text);
    return true;
  });
  if (language !== 'en') return plain;
  const single = plain.flatMap((passage) => {
    // Speech without commas doesn't show where an example ends.
    const bare = passage.speech && passage.text.replace(/ (?:for (?:example|instance)|such as) .*$/, '.');
    if (bare && bare !== passage.text) return [{ ...passage, text: bare, quote: passage.text }];
    if (passage.kind !== 'item' || !/[.!?]\s+\p{Lu}/u.test(passage.text) || isLabelled(passage.text))
      return [passage];
    return sentencesIn(passage.text, language).map((text) => ({ ...passage, text, quote: passage.text }));
  });
  return withSubjects(single);
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
    !/^the\s\p{Ll}[\p{L}-]+$/iu.test(subject) || askedSubject(subject, topics) !== null;
  const cards = texts.flatMap((passage) =>
    asked.has(passage.text) || passage.speech === 'guess' ? [] : (clozeCard(passage, terms, isKnown) ?? []),
  );
  return distinct(cards.filter(isSound));
}

/** The number of cloze cards: few if there are few other cards, because they are the weaker kind. */
function roomForGaps(others: number): number {
  return others === 0 ? 0 : Math.max(1, Math.floor((others * CLOZE_SHARE) / (1 - CLOZE_SHARE)));
}

/** The term of a definition card. */
export function definedTerm(front: string, back: string): string[] {
  const asked =
    /“(.{3,40})”/.exec(front)?.[1] ?? /^What (?:is|are|was|were) (?:an? |the )?(.{3,40})\?$/.exec(front)?.[1];
  const named = / called\?$/.test(front) ? back.replace(/\.$/, '') : asked;
  return named && named.split(' ').length <= 4 ? [named] : [];
}

/** 'Name the four causes of erosion' from a heading and its short items. */
function sectionLists(source: Source, passages: readonly Passage[]): EngineCard[] {
  return source.sections.flatMap(({ heading }, index) => {
    const own = passages.filter(({ section }) => section === index);
    const items = own.filter(({ kind }) => kind === 'item');
    const isList = items.length === own.length || /^\p{Lu}?\p{L}+s\b/u.test(heading ?? '');
    if (
      !heading ||
      own.some(({ kind }) => kind === 'formula') ||
      items.length < 2 ||
      items.length > 7 ||
      !isList
    )
      return [];
    const names = items.map(({ text }) => (text.split(/\s*[:–—]\s+|\s-\s/)[0] ?? text).replace(/\.$/, ''));
    const [first] = items;
    const labelled = items.filter(({ text }) => /\s*[:–—]\s+|\s-\s/.test(text)).length;
    const isMixed = labelled > 0 && labelled < items.length;
    if (!first || isMixed || items.length < 3 || names.some((name) => name.split(' ').length > 6)) return [];
    const isFurniture =
      /^(?:key |important |basic )?(?:terms|definitions|points|notes|words|questions|exercises|objectives|examples|references|topics|concepts)$/i.test(
        heading,
      );
    const card =
      !isFurniture && /\b(?:of|for|in)\b|s$/i.test(heading) ? groupCard(heading, names, first) : null;
    return card && isSound(card) ? [card] : [];
  });
}
