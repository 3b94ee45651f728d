/** Questions about the entries of a timeline. */
import { QUESTION_LIMITS } from '@akada/domain/practice/practice';
import type { Question } from '@akada/domain/practice/schemas';
import { choiceOf } from './choice.ts';
import type { Fact } from './fact.ts';
import { figureOf } from './figures.ts';
import { type Material, originOf } from './material.ts';
import { shuffled } from './random.ts';
import { areDistinct } from './terms.ts';

export interface DatedEvent {
  fact: Fact;
  date: string;
  /** Without a full stop. */
  event: string;
}

const ASKED =
  /^What happened (?:in|on) ((?:\d{1,2}(?:st|nd|rd|th)? \p{L}+,? )?\d{4}(?:\s?[-–]\s?\d{2,4})?)\?$/u;

/** @returns null for a fact that is no entry of a timeline, or whose event names another year */
export function eventOf(fact: Fact): DatedEvent | null {
  const [, date = ''] = ASKED.exec(fact.card.front) ?? [];
  const event = fact.card.back.replace(/\.$/, '');
  return date === '' || /\b(?:1\d{3}|20\d{2})\b/.test(event) || event.length > QUESTION_LIMITS.side
    ? null
    : { fact, date, event };
}

/** 'When did this happen: “The Suez Canal is opened”?' with the other dates of the timeline. */
export function dateChoice({ fact, date, event }: DatedEvent, material: Material): Question | null {
  const others = material.facts
    .flatMap((other) => eventOf(other) ?? [])
    .filter((other) => other.date !== date);
  return choiceOf({
    prompt: `When did this happen: “${event}”?`,
    right: date,
    wrong: shuffled(others, material.random).map((other) => other.date),
    why: `The timeline gives ${date}.`,
    origin: originOf(fact.card.passage, material.source),
    random: material.random,
    isSorted: figureOf(date)?.isYear === true,
  });
}

const MOST_PAIRS = 5;

/** The events of one timeline that can be matched; empty with too few. */
export function matchableEvents(events: readonly DatedEvent[], { source, random }: Material): DatedEvent[] {
  const chosen: DatedEvent[] = [];
  for (const one of shuffled(events, random))
    if (
      chosen.length < MOST_PAIRS &&
      chosen.every((other) => areDistinct(one.event, other.event, source.language))
    )
      chosen.push(one);
  return chosen.length >= QUESTION_LIMITS.minPairs ? chosen : [];
}

/**
 * 'Match each date with its event.'
 *
 * @param chosen from {@link matchableEvents}
 */
export function eventMatch(chosen: readonly DatedEvent[], { source }: Material): Question | null {
  const [first] = chosen;
  if (!first) return null;
  const pairs = [...chosen]
    .sort((one, other) => (figureOf(one.date)?.value ?? 0) - (figureOf(other.date)?.value ?? 0))
    .map(({ date, event }) => ({ left: date, right: event }));
  return {
    ...{ kind: 'match', prompt: 'Match each date with its event.', pairs },
    why: 'Each pair is one entry of the timeline.',
    ...originOf(first.fact.card.passage, source),
  };
}
