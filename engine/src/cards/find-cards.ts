/** Finds all facts of a source that a card can ask for. */
import type { Passage, Source } from '../reading/source.ts';
import { askedCards } from './asked.ts';
import { DOUBTFUL, type EngineCard, withSetting } from './card.ts';
import { casingOf } from './casing.ts';
import { distinct, isSound, withoutSameLabels } from './choose.ts';
import { clausesOf } from './clauses.ts';
import { definitionCard } from './definitions.ts';
import { readDigest } from './digests.ts';
import { experimentIn } from './experiments.ts';
import { frenchCard } from './french.ts';
import { datesIn } from './given.ts';
import { historyIn } from './happenings.ts';
import { labelledCards } from './labelled-paragraphs.ts';
import { laterDefinitions } from './later-definitions.ts';
import { ACTION_MAKERS, type Context, LOOSE_MAKERS, MAKERS, type Maker } from './makers.ts';
import { otherCardMaker } from './other-languages.ts';
import { peopleIn } from './persons.ts';
import { isQuoted, plainPassage, withoutSetting } from './plain-sentences.ts';
import { lawOf } from './provisions.ts';
import { sectionLists } from './section-lists.ts';
import { pointCards } from './section-points.ts';
import { isSure } from './spoken-ends.ts';
import { withNames } from './spoken-names.ts';
import { topicsIn } from './text-topics.ts';
import { titleTopic, withTopic } from './titles.ts';
import { usableIn } from './usable.ts';

/** Questions that can begin with a setting: 'In Nupe, who led the movement?' */
const ASKED_IN_SETTING = /^(?:What|Who|By whom|When|Where|Why|How)\s(?!happens\b|happened\b)/;

/** All cards of a source except cloze cards, in the order of the text. */
export function findCards(source: Source, usable: readonly Passage[]): EngineCard[] {
  if (source.language !== 'en') {
    const make = source.language === 'fr' ? frenchCard : otherCardMaker(source.passages);
    return distinct(usable.flatMap((passage) => make(passage) ?? []).filter(isSound));
  }
  const contextAt = contextsOf(source, usable);
  const made = usable.flatMap((passage, index) => {
    const context = contextAt(passage, index);
    const first = firstOf(Object.values(MAKERS), passage, context, isSure);
    // A difference or a rule needs its whole sentence.
    const isSplit = !passage.speech && (!first || first.kind === 'definition');
    const others = isSplit ? laterDefinitions(passage) : [];
    if (first || others.length > 0 || passage.speech === 'guess')
      return [...(first ? [first] : []), ...others];
    return (
      firstOf(
        Object.values(ACTION_MAKERS),
        passage,
        context,
        (card) => isSure(card) || card.kind === 'date',
      ) ?? []
    );
  });
  return written(source, usable, [...made, ...sectionLists(source, usable)]);
}

/** All cards that any maker finds in an English source, several for one passage; most aren't good enough. */
export function findCandidates(source: Source, usable: readonly Passage[]): EngineCard[] {
  const experiment = experimentIn(source.sections, source.passages);
  const contextAt = contextsOf(source, usable, experiment);
  const made = usable.flatMap((passage, index) => {
    const context = contextAt(passage, index);
    const makers = Object.entries(
      passage.speech === 'guess' ? MAKERS : { ...MAKERS, ...ACTION_MAKERS, ...LOOSE_MAKERS },
    ) as [string, Maker][];
    const made = (given: Passage) =>
      makers.flatMap(([maker, make]) => {
        const card = make(given, context);
        const isAllowed = card && isSound(card) && (isSure(card, usable[index + 1]) || card.kind === 'date');
        return isAllowed ? [{ ...card, passage, maker }] : [];
      });
    const found = made(passage);
    const placed = found.some(({ weight }) => weight > DOUBTFUL) ? null : withoutSetting(passage);
    if (placed)
      found.push(
        ...made(placed.passage).flatMap((card) =>
          ASKED_IN_SETTING.test(card.front) ? [withSetting({ ...card, passage }, placed.setting)] : [],
        ),
      );
    const plain = found.some(({ weight }) => weight > DOUBTFUL) ? null : plainPassage(passage);
    // An answer must be in the words of the text.
    const own = plain ? [...found, ...made(plain).filter(({ back }) => isQuoted(back, passage.text))] : found;
    const later = passage.speech ? [] : laterDefinitions(passage);
    // The stricter pattern reads a definition better.
    const read = own.some(({ maker }) => maker === 'definition')
      ? own.filter(({ maker }) => maker !== 'stated')
      : own;
    // In a report, a question without the experiment could be of any.
    const named = read.some(({ maker }) => maker === 'experiment')
      ? read.filter(({ maker }) => maker === 'experiment' || maker === 'definition')
      : read;
    const isTold = named.some(({ weight }) => weight > DOUBTFUL);
    const parts = clausesOf(passage).flatMap((clause, at) =>
      at === 0 && isTold ? [] : made({ ...passage, text: clause }).map((card) => ({ ...card, clause })),
    );
    return [...named, ...later.map((card) => ({ ...card, maker: 'later' })), ...parts];
  });
  const topic = experiment === null ? titleTopic(source) : `Experiment “${experiment}”`;
  const lists = sectionLists(source, usable).map((card) => ({ ...withTopic(card, topic), maker: 'section' }));
  const listed = new Set(
    [...lists, ...made].flatMap(({ kind, passage }) => (kind === 'list' ? passage.section : [])),
  );
  const points = [
    ...pointCards(source, usable, topic).filter(({ passage }) => !listed.has(passage.section)),
    ...labelledCards(source, usable),
  ].map((card) => ({ ...card, maker: 'points' }));
  const { cards, told } = readDigest(source, usable);
  const digest = cards.map((card) => ({ ...card, maker: 'digest' }));
  // What is said about one case is no general fact.
  const others = made.filter(({ passage: { text, quote = text } }) => !told.has(quote));
  return written(source, usable, [...others, ...lists, ...points, ...digest, ...askedCards(source, usable)]);
}

/** What the makers know of each passage. */
function contextsOf(
  source: Source,
  usable: readonly Passage[],
  experiment = experimentIn(source.sections, source.passages),
): (passage: Passage, index: number) => Context {
  const topics = topicsIn(
    source,
    usable.flatMap((passage) => definitionCard(passage, null) ?? []),
  );
  const dates = datesIn(usable);
  const people = peopleIn(usable);
  const history = historyIn(source);
  const lawOfText = lawOf(source);
  return (passage, index) => ({
    heading: source.sections[passage.section]?.heading ?? null,
    topics,
    before: usable[index - 1],
    dates,
    people,
    passages: usable,
    experiment,
    history,
    lawOfText,
  });
}

/** Writes names with capitals, keeps one card for each question, and puts the cards in the order of the text. */
function written(source: Source, usable: readonly Passage[], cards: readonly EngineCard[]): EngineCard[] {
  const inCase = casingOf(source.passages);
  const named = cards.map((card) => {
    // The words of a sentence and the names in a case are as the text writes them.
    const isAsWritten =
      / v\.? \p{Lu}/u.test(card.front) || /^(?:case|digest|happening|doer|called)$/.test(card.maker ?? '');
    const front = isAsWritten ? card.front : inCase(card.front);
    return card.passage.speech
      ? { ...card, front: withNames(front), back: withNames(card.back) }
      : { ...card, front };
  });
  return inOrder(usable, distinct(withoutSameLabels(named)));
}

function firstOf(
  makers: readonly Maker[],
  passage: Passage,
  context: Context,
  isAllowed: (card: EngineCard) => boolean,
): EngineCard | undefined {
  for (const make of makers) {
    const card = make(passage, context);
    if (card && isSound(card) && isAllowed(card)) return card;
  }
  return undefined;
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

function inOrder(passages: readonly Passage[], cards: readonly EngineCard[]): EngineCard[] {
  const places = new Map(passages.map((passage, index) => [passage, index]));
  return [...cards].sort((a, b) => (places.get(a.passage) ?? 0) - (places.get(b.passage) ?? 0));
}
