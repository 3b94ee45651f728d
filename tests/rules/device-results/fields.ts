import { AI_LIMITS } from '@akada/domain/ai/ai';
import { DEVICE_RESULT_LIMITS, DEVICE_TOOLS } from '@akada/domain/ai/device-results';
import { AI_FILE_CASES } from '../../support/rules/ai-file-cases.ts';
import {
  choiceCases,
  type FieldCase,
  invalid,
  notOfType,
  onlyRules,
  textCases,
  valid,
  without,
} from '../../support/rules/field-cases.ts';
import { type Batch, INTRUDER } from '../../support/rules/requests.ts';
import { AT, create, firstCount, NOTHING_STORED, RESULT, type Situation, USAGE, update } from './batches.ts';

/** The fields of results and of their number, and the ids of results. */

const { bytes, input } = DEVICE_RESULT_LIMITS;

/** What a result may and may not contain. */
export const resultFields: readonly FieldCase[] = [
  valid('every field', {}),
  invalid('an unknown field', { [INTRUDER]: true }),
  invalid('the address of a file', { file_url: 'gs://bucket/vault_files/ada/1_cells.pdf' }),
  ...AI_FILE_CASES,
  ...without(Object.keys(RESULT), []),
  ...choiceCases('tool', DEVICE_TOOLS),
  invalid('the paraphraser as tool', { tool: 'paraphraser' }),
  ...textCases('title', AI_LIMITS.title),
  valid('an empty input', { input: '' }),
  valid(`${input} characters in input`, { input: 'x'.repeat(input) }),
  invalid(`${input + 1} characters in input`, { input: 'x'.repeat(input + 1) }),
  ...notOfType('input', { 'a number': 7, 'a list of texts': ['x'] }),
  valid('one byte in result', { result: 'x' }),
  valid(`${bytes} bytes in result`, { result: 'x'.repeat(bytes) }),
  invalid(`${bytes + 1} bytes in result`, { result: 'x'.repeat(bytes + 1) }),
  valid(`${bytes} bytes of letters with three each in result`, { result: `${'ẹ'.repeat(bytes / 3)}x` }),
  invalid(`${bytes + 2} bytes of letters with three each in result`, {
    result: 'ẹ'.repeat(bytes / 3 + 1),
  }),
  invalid('an empty text as result', { result: '' }),
  ...notOfType('result', { 'a number': 7, 'a list of texts': ['x'] }),
  ...choiceCases('source', ['device']),
  ...['created_at', 'updated_at'].flatMap((field) =>
    notOfType(field, { 'a text': '2026-03-01', 'a number': 1, 'a list': [AT] }),
  ),
];

const onCreate: readonly FieldCase[] = ['created_at', 'updated_at'].flatMap((field) => [
  onlyRules(invalid(`a ${field} in the past`, { [field]: AT })),
  onlyRules(invalid(`a ${field} in the future`, { [field]: new Date('2090-01-01') })),
]);
const onUpdate: readonly FieldCase[] = [
  valid('more turns', { result: '[{}]' }),
  valid('another file', { file: { from: 'vault', file_id: 'cells' } }),
  invalid('a file from elsewhere', { file: { from: 'web', file_id: 'cells' } }),
  invalid('more turns and an unknown field', { result: '[{}]', [INTRUDER]: true }),
  invalid('more turns and the old updated_at', { result: '[{}]', updated_at: AT }),
  invalid('another tool', { tool: 'essay' }),
  valid('the same created_at', { created_at: AT }),
  invalid('another created_at', { created_at: new Date(AT.getTime() + 1) }),
  invalid('too many bytes', { result: 'x'.repeat(bytes + 1) }),
];

/** What the number of results may and may not contain; its value depends on the number before. */
export const usageFields: readonly FieldCase[] = [
  valid('every field', {}),
  invalid('an unknown field', { [INTRUDER]: true }),
  invalid('a day', { usage_date: '2026-03-01' }),
  ...without(Object.keys(USAGE), []),
  ...choiceCases('feature_name', ['device_results']),
  ...notOfType('results', { 'a text of digits': '1', 'a list of numbers': [1] }),
  invalid('no id as last_result_id', { last_result_id: '' }),
  invalid('two ids as last_result_id', { last_result_id: 'new/new' }),
  ...notOfType('last_result_id', { 'a number': 1, 'a list of texts': ['new'] }),
];

const LONGEST = 'i'.repeat(128);
export const fieldSituations: readonly Situation[] = [
  ...[...resultFields, ...onCreate].map(({ has, change, allowed }) => ({
    ...{ what: `save a result with ${has}`, allowed, ...NOTHING_STORED },
    writes: (uid: string): Batch => [create(uid, change), firstCount(uid)],
  })),
  ...usageFields.map(({ has, change, allowed }) => ({
    ...{ what: `save a result and a number of results with ${has}`, allowed, ...NOTHING_STORED },
    writes: (uid: string): Batch => [create(uid), firstCount(uid, change)],
  })),
  ...onUpdate.map(({ has, change, allowed }) => ({
    ...{ what: `continue a conversation with ${has}`, allowed },
    writes: (uid: string): Batch => [update(uid, change)],
  })),
  ...[LONGEST, `${LONGEST}i`, 'a.b', 'a b', 'à'].map((id) => ({
    what: `save a result with ${id.length < 10 ? `the id ${id}` : `an id of ${id.length} characters`}`,
    allowed: id === LONGEST,
    ...NOTHING_STORED,
    writes: (uid: string): Batch => [create(uid, {}, id), firstCount(uid, { last_result_id: id })],
  })),
];
