import { collectionPaths } from '@akada/domain/documents/paths';
import { JOURNAL_LIMITS, MOODS } from '@akada/domain/journal/journal';
import { type JournalEntry, journalEntrySchema } from '@akada/domain/journal/schemas';
import { OWNER, ownCollectionCases, writeCases } from '../support/rules/builders.ts';
import {
  choiceCases,
  type FieldCase,
  halvesCases,
  invalid,
  linesCases,
  notOfType,
  textCases,
  valid,
  without,
} from '../support/rules/field-cases.ts';
import { INTRUDER, SERVER_TIME, ServerDay } from '../support/rules/requests.ts';
import { testSchemaAgrees } from '../support/rules/schemas.ts';
import { testRules } from '../support/rules/stage.ts';
import { dayCases } from '../support/rules/time-cases.ts';

const journal = collectionPaths.journal(OWNER);
const { text, items, item, maxStudyTime } = JOURNAL_LIMITS;

/** A stored entry, written long ago. */
export const STORED: JournalEntry = {
  entry_text: 'Understood titration at last.',
  mood: 'good',
  goals: ['Finish chapter 4', 'Sleep before midnight'],
  achievements: ['Solved eleven past questions'],
  study_time: 2.5,
  entry_date: '2026-03-01',
  created_at: new Date('2026-03-01T20:00:00.000Z'),
};
const WRITTEN = { ...STORED, entry_date: new ServerDay(), created_at: SERVER_TIME };

const full = Array<string>(items).fill('x'.repeat(item));

/** Valid and invalid fields of an entry, whenever it is written. */
const entryFields: readonly FieldCase[] = [
  valid('every field', {}),
  valid('every field at its maximum', {
    entry_text: 'x'.repeat(text),
    goals: full,
    achievements: full,
  }),
  invalid('an unknown field', { [INTRUDER]: true }),
  invalid('a user_id', { user_id: OWNER }),
  ...without(Object.keys(STORED), []),
  ...textCases('entry_text', text),
  ...choiceCases('mood', MOODS),
  ...linesCases('goals', items, item),
  ...linesCases('achievements', items, item),
  ...halvesCases('study_time', maxStudyTime),
  ...notOfType('entry_date', { 'a time': new Date('2026-03-01'), 'a list': ['2026-03-01'] }),
  ...notOfType('created_at', { 'a text': '2026-03-01', 'a number': 1, 'a list': [new Date()] }),
];

/** Days as the schema checks them, without the current time. */
const dayFields: readonly FieldCase[] = dayCases('entry_date');

const onCreate: readonly FieldCase[] = [
  ...dayFields.map(({ has, change }) => invalid(`${has}, which is not recent`, change)),
  valid('today as entry_date', { entry_date: new ServerDay() }),
  valid('yesterday as entry_date', { entry_date: new ServerDay(-1) }),
  valid('the day before yesterday as entry_date, which can be yesterday in Honolulu', {
    entry_date: new ServerDay(-2),
  }),
  invalid('a day as entry_date that is before yesterday everywhere', { entry_date: new ServerDay(-3) }),
  invalid('a day a month ago as entry_date', { entry_date: new ServerDay(-30) }),
  invalid('a day a year ago as entry_date', { entry_date: new ServerDay(-365) }),
  valid('tomorrow as entry_date, which can be today in Kiritimati', { entry_date: new ServerDay(1) }),
  invalid('a day as entry_date that has begun nowhere', { entry_date: new ServerDay(2) }),
  invalid('today followed by other characters as entry_date', { entry_date: new ServerDay(0, '-1') }),
  invalid('a created_at in the past', { created_at: new Date('2026-03-01T20:00:00.000Z') }),
  invalid('a created_at in the future', { created_at: new Date('2090-01-01T00:00:00.000Z') }),
];

const onUpdate: readonly FieldCase[] = [
  invalid('a mood and an unknown field', { mood: 'poor', [INTRUDER]: true }),
  valid('its own entry_date', { entry_date: STORED.entry_date }),
  invalid('another entry_date', { entry_date: '2026-03-02' }),
  invalid('today as entry_date', { entry_date: new ServerDay() }),
  valid('its own created_at', { created_at: STORED.created_at }),
  invalid('another created_at', { created_at: new Date('2026-03-01T20:00:00.001Z') }),
  invalid("the server's time as created_at", { created_at: SERVER_TIME }),
  invalid('the entry_date and created_at of a new entry', {
    entry_date: new ServerDay(),
    created_at: SERVER_TIME,
  }),
];

export const { creates } = writeCases('a journal entry', journal, WRITTEN, [...entryFields, ...onCreate]);
const written = writeCases('a journal entry', journal, { ...STORED }, [...entryFields, ...onUpdate]);
const { updates } = written;
/** The cases that creates can't show: those of {@link onUpdate}. */
export const onlyUpdates = updates.slice(-onUpdate.length);

const stored = { ...STORED };

export const fixtures = { [`${journal}/one`]: stored, [`${journal}/old`]: stored, ...written.fixtures };
export const access = ownCollectionCases({
  noun: 'a journal entry',
  nouns: 'the journal entries',
  collection: journal,
  data: WRITTEN,
  change: { mood: 'great' },
});

if (import.meta.vitest) {
  testRules('journal', fixtures, [...access, ...creates, ...updates]);
  testSchemaAgrees('journalEntrySchema', journalEntrySchema, { ...STORED }, [...entryFields, ...dayFields]);
}
