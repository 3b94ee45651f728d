import { collectionPaths } from '@akada/domain/documents/paths';
import { PLANNER_LIMITS, STORED_CATEGORIES, STORED_PRIORITIES } from '@akada/domain/planner/planner';
import { type PlannerEntry, plannerEntrySchema } from '@akada/domain/planner/schemas';
import { OWNER, ownCollectionCases, writeCases } from '../support/rules/builders.ts';
import {
  booleanCases,
  choiceCases,
  type FieldCase,
  invalid,
  textCases,
  valid,
  wholeNumberCases,
  without,
} from '../support/rules/field-cases.ts';
import { ABSENT, INTRUDER } from '../support/rules/requests.ts';
import { testSchemaAgrees } from '../support/rules/schemas.ts';
import { testRules } from '../support/rules/stage.ts';
import { dayCases, timeOfDayCases } from '../support/rules/time-cases.ts';

const planner = collectionPaths.planner(OWNER);

/** An entry with every field. */
export const ENTRY: PlannerEntry = {
  title: 'Lab report: titration',
  category: 'assignment',
  start_time: '14:00',
  duration: 120,
  priority: 'high',
  date: '2026-03-02',
  completed: false,
  subject: 'Chemistry',
  due_date: '2026-03-06',
  focus_minutes: 50,
};

const undated = (field: FieldCase): FieldCase => ({
  ...field,
  change: { ...field.change, due_date: ABSENT },
});

/** Valid and invalid fields of an entry. */
const entryFields: readonly FieldCase[] = [
  valid('every field', {}),
  invalid('an unknown field', { [INTRUDER]: true }),
  invalid('a user_id', { user_id: OWNER }),
  ...without(
    ['title', 'category', 'start_time', 'duration', 'priority', 'date', 'completed'],
    ['subject', 'due_date', 'focus_minutes'],
  ),
  ...textCases('title', PLANNER_LIMITS.title),
  ...choiceCases('category', STORED_CATEGORIES).map(undated),
  ...timeOfDayCases('start_time'),
  ...wholeNumberCases('duration', PLANNER_LIMITS.minDuration, PLANNER_LIMITS.maxDuration),
  ...choiceCases('priority', STORED_PRIORITIES, { 0: 0, 4: 4, '1.5': 1.5, 'a digit in a text': '1' }),
  ...dayCases('date'),
  ...booleanCases('completed'),
  ...wholeNumberCases('focus_minutes', 1, PLANNER_LIMITS.focusMinutes),
  ...textCases('subject', PLANNER_LIMITS.subject),
  ...dayCases('due_date'),
  ...STORED_CATEGORIES.filter((category) => category !== 'assignment').map((category) =>
    invalid(`a due_date and the category ${category}`, { category }),
  ),
];

const writes = writeCases('a schedule entry', planner, { ...ENTRY }, entryFields);
const entry = { ...ENTRY };

export const fixtures = { [`${planner}/one`]: entry, [`${planner}/old`]: entry, ...writes.fixtures };
export const access = ownCollectionCases({
  noun: 'a schedule entry',
  nouns: 'the schedule entries',
  collection: planner,
  data: entry,
  change: { completed: true },
});
export const { creates } = writes;

if (import.meta.vitest) {
  testRules('planner', fixtures, [...access, ...creates, ...writes.updates]);
  testSchemaAgrees('plannerEntrySchema', plannerEntrySchema, { ...ENTRY }, entryFields);
}
