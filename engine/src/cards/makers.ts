/** What makes cards of a passage: each finds facts of one form. */

import type { Passage } from '../reading/source.ts';
import { actionCard, kindCard } from './actions.ts';
import { aspectCard } from './aspects.ts';
import { calledCard } from './called.ts';
import type { EngineCard } from './card.ts';
import { caseCard } from './cases.ts';
import { causeCard } from './causes.ts';
import { claimCard } from './claims.ts';
import { deedCard } from './deeds.ts';
import { definitionCard } from './definitions.ts';
import { doerCard } from './doers.ts';
import { doingCard } from './doings.ts';
import { datedEventCard } from './events.ts';
import { experimentCard } from './experiments.ts';
import { appositionCard, factCard } from './facts.ts';
import { fateCard } from './fates.ts';
import { formulaCard } from './formulas.ts';
import { answeredCard, entryCard } from './given.ts';
import { happeningCard } from './happenings.ts';
import { headedCard } from './headed.ts';
import { insetCard } from './insets.ts';
import { lawCard } from './laws.ts';
import { arrowCard } from './leads.ts';
import { ledListCard } from './led-lists.ts';
import { enumerationCard, listCard } from './lists.ts';
import { measureCard } from './measures.ts';
import { namedPartCard } from './named-parts.ts';
import { namedCard } from './names.ts';
import { namingCard } from './naming.ts';
import { occasionCard } from './occasions.ts';
import type { People } from './persons.ts';
import { placedCard } from './places.ts';
import { apparatusCard } from './practicals.ts';
import { processCard } from './processes.ts';
import { provisionCard } from './provisions.ts';
import { differenceCard, effectCard } from './relations.ts';
import { resultCard } from './results.ts';
import { rowCard } from './rows.ts';
import { settingCard } from './settings.ts';
import { shareCard } from './shares.ts';
import { doingDefinitionCard, statedDefinitionCard } from './stated-definitions.ts';
import { statementCard } from './statements.ts';
import type { Topics } from './subjects.ts';
import { superlativeCard } from './superlatives.ts';
import { titledCard } from './titled.ts';

/** What a maker knows of a passage. */
export interface Context {
  heading: string | null;
  topics: Topics;
  before: Passage | undefined;
  /** The dates of a timeline, with their number of entries. */
  dates: ReadonlyMap<string, number>;
  people: People;
  passages: readonly Passage[];
  /** What the experiment is called that the text reports; null for any other text. */
  experiment: string | null;
  /** The title of a history; null for any other text. */
  history: string | null;
  /** The law that the text is about, 'Land Use Act'; null for any other text. */
  lawOfText: string | null;
}
export type Maker = (passage: Passage, context: Context) => EngineCard | null;

/** The first of these that finds a fact in a passage makes its card. */
export const MAKERS = {
  // The rows of a report are what was measured on one day.
  row: (passage, { heading, experiment }) => (experiment === null ? rowCard(passage, heading) : null),
  answered: (passage, { before }) => answeredCard(passage, before),
  entry: (passage, { dates }) => entryCard(passage, dates),
  formula: formulaCard,
  statement: (passage, { topics }) => statementCard(passage, topics),
  case: (passage) => caseCard(passage),
  titled: (passage, { before }) => titledCard(passage, before),
  difference: differenceCard,
  leads: (passage, { heading }) => arrowCard(passage, heading),
  list: listCard,
  enumeration: (passage, { topics }) => enumerationCard(passage, topics),
  fact: (passage, { topics }) => factCard(passage, topics),
  cause: (passage, { topics }) => causeCard(passage, topics),
  naming: (passage, { before }) => namingCard(passage, before),
  definition: (passage, { heading }) => definitionCard(passage, heading),
  effect: (passage, { topics }) => effectCard(passage, topics),
} satisfies Readonly<Record<string, Maker>>;
/** These ask for less, and only where a sentence has a clear end. */
export const ACTION_MAKERS = {
  action: (passage, { topics }) => actionCard(passage, topics),
  kind: (passage, { topics }) => kindCard(passage, topics),
  apposition: appositionCard,
} satisfies Readonly<Record<string, Maker>>;
/** These find more, and also more that isn't worth asking; what they find must pass the learned check. */
export const LOOSE_MAKERS = {
  // A card needs the decision too; in a summary, that is a sentence of its own.
  case: (passage, { passages }) => caseCard(passage, passages),
  provision: (passage, { lawOfText }) => provisionCard(passage, lawOfText),
  law: (passage, { heading }) => lawCard(passage, heading),
  stated: (passage, { before }) => statedDefinitionCard(passage) ?? doingDefinitionCard(passage, before),
  headed: (passage, { heading, before }) => headedCard(passage, heading, before),
  aspect: (passage, { heading }) => aspectCard(passage, heading),
  claim: (passage, { people }) => claimCard(passage, people),
  deed: (passage, { people }) => deedCard(passage, people),
  apparatus: (passage, { passages }) => apparatusCard(passage, passages),
  called: (passage, { topics }) => calledCard(passage, topics),
  doer: (passage, { people, topics, passages }) => doerCard(passage, people, topics, passages),
  occasion: (passage, { topics }) => occasionCard(passage, topics),
  inset: (passage, { people }) => insetCard(passage, people),
  setting: (passage, { topics }) => settingCard(passage, topics),
  led: (passage, { passages, topics, heading }) => ledListCard(passage, passages, topics, heading),
  result: (passage, { topics }) => resultCard(passage, topics),
  superlative: (passage, { topics, people }) => superlativeCard(passage, topics, people),
  measure: (passage, { topics }) => measureCard(passage, topics),
  share: (passage) => shareCard(passage),
  process: (passage) => processCard(passage),
  placed: (passage, { topics }) => placedCard(passage, topics),
  doing: (passage, { topics, people, passages }) => doingCard(passage, topics, people, passages),
  part: (passage, { topics }) => namedPartCard(passage, topics),
  named: (passage, { topics }) => namedCard(passage, topics),
  fate: (passage, { people }) => fateCard(passage, people),
  happening: (passage, { passages, history }) => happeningCard(passage, passages, history),
  event: (passage, { topics }) => datedEventCard(passage, topics),
  experiment: (passage, { experiment }) => experimentCard(passage, experiment),
} satisfies Readonly<Record<string, Maker>>;
