/** Makes practice questions from a text; a few right ones are better than many doubtful ones. */
import { type Question, questionSchema } from '@akada/domain/practice/schemas';
import { topicsIn } from '../cards/text-topics.ts';
import type { Source } from '../reading/source.ts';
import { candidatesFor } from './candidates.ts';
import { chooseQuestions, type Topic, type Wish } from './choose-questions.ts';
import { type DatedEvent, eventMatch, eventOf, matchableEvents } from './event-questions.ts';
import { factsIn } from './fact.ts';
import { matchable, termMatch } from './match-questions.ts';
import { type Material, materialOf } from './material.ts';
import { createRandom, shuffled } from './random.ts';
import { type Evidence, readEvidence } from './second-pass/evidence.ts';
import { reachesKey } from './second-pass/reaches-key.ts';
import { cellChoice, columnMatch, columnsIn } from './table-questions.ts';

/**
 * @param wish how many questions at most, and of which kinds; a text with fewer facts gives fewer
 * @param seed another one gives other questions, in another order of options
 * @returns an empty array if the text gives no question whose key the second pass reaches
 */
export function makePractice(source: Source, wish: Wish, seed: number): Question[] {
  const random = createRandom(seed);
  const facts = factsIn(source);
  const cards = facts.map(({ card }) => card);
  const material = materialOf(source, facts, topicsIn(source, cards), { random, isDeck: false });
  const read = new Map<number, Evidence>();
  const evidenceIn = (section: number) => {
    const evidence = read.get(section) ?? sectionEvidence(source, section);
    read.set(section, evidence);
    return evidence;
  };
  return chooseQuestions(topicsOf(material), {
    ...wish,
    language: source.language,
    random,
    isRight: (question, { section }) =>
      questionSchema.safeParse(question).success && reachesKey(question, evidenceIn(section)),
  });
}

/** What the second pass sees of a source: the passages of a section, with its heading. */
export function sectionEvidence({ sections, passages, language }: Source, section: number): Evidence {
  const own = passages.flatMap((passage) => (passage.section === section ? passage.text : []));
  const heading = sections[section]?.heading;
  return readEvidence(heading ? [heading, ...own] : own, language);
}

/** Matching comes first where it can: it needs several facts of one section. */
const MATCH_WEIGHT = 1.2;
const TABLE_WEIGHT = 0.8;
/** Columns of one table that are asked for. */
const MOST_COLUMNS = 2;

const sectionOf = ({ fact }: DatedEvent) => fact.card.passage.section;

function topicsOf(material: Material): Topic[] {
  const { facts, definitions, source } = material;
  const sections = [...new Set(definitions.map(({ passage }) => passage.section))];
  const matches = sections.flatMap((section): Topic[] => {
    const own = definitions.filter(({ passage }) => passage.section === section);
    const chosen = matchable(own, material);
    if (chosen.length === 0) return [];
    return [
      {
        ...{ section, weight: MATCH_WEIGHT, passages: chosen.map(({ passage }) => passage.text) },
        candidates: [{ kind: 'match', make: () => termMatch(chosen, material) }],
      },
    ];
  });
  const events = facts.flatMap((fact) => eventOf(fact) ?? []);
  const timelines = [...new Set(events.map(sectionOf))].flatMap((section): Topic[] => {
    const own = events.filter((event) => sectionOf(event) === section);
    const chosen = matchableEvents(own, material);
    return chosen.length === 0
      ? []
      : [
          {
            ...{ section, weight: MATCH_WEIGHT, passages: chosen.map(({ fact }) => fact.card.passage.text) },
            candidates: [{ kind: 'match', make: () => eventMatch(chosen, material) }],
          },
        ];
  });
  const asked = new Map<number, number>();
  const columns = shuffled(columnsIn(material), material.random).flatMap((column): Topic[] => {
    const [first] = column.rows;
    const before = asked.get(first?.passage.section ?? -1) ?? 0;
    if (!first || before >= MOST_COLUMNS) return [];
    asked.set(first.passage.section, before + 1);
    return [
      {
        ...{ section: first.passage.section, weight: TABLE_WEIGHT },
        passages: [`${column.heading} ${column.column}`],
        candidates: [
          { kind: 'choice', make: () => cellChoice(column, material) },
          { kind: 'match', make: () => columnMatch(column, material) },
        ],
      },
    ];
  });
  const single = facts.map(
    (fact): Topic => ({
      section: fact.card.passage.section,
      weight: fact.card.weight,
      passages: [fact.card.passage.text],
      candidates: candidatesFor(fact, material),
    }),
  );
  const places = new Map(source.passages.map(({ text }, index) => [text, index]));
  const placeOf = ({ passages }: Topic) => places.get(passages[0] ?? '') ?? Number.MAX_SAFE_INTEGER;
  return [...matches, ...timelines, ...columns, ...single].sort(
    (one, other) => one.section - other.section || placeOf(one) - placeOf(other),
  );
}
