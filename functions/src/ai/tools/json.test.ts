import { cramSheetSchema, flashcardsSchema, studyPlanSchema } from '@akada/domain/ai/result-schemas';
import { expect, test } from 'vitest';
import { buildRequestFor, sampleInput } from './sample-inputs.ts';

const string = { type: 'string' };
const object = (properties: Record<string, object>) => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  propertyOrdering: Object.keys(properties),
});
const list = (items: object) => ({ type: 'array', items });

test.each([
  [
    'planner',
    studyPlanSchema,
    object({
      title: string,
      sessions: list(
        object({
          date: string,
          start_time: string,
          duration: { type: 'integer' },
          topic: string,
          activity: string,
        }),
      ),
    }),
  ],
  [
    'flashcards',
    flashcardsSchema,
    object({
      title: string,
      cards: list({
        ...object({ front: string, back: string, source: string, page: { type: 'integer' } }),
        required: ['front', 'back'],
      }),
    }),
  ],
  [
    'cram',
    cramSheetSchema,
    object({ title: string, sections: list(object({ heading: string, points: list(string) })) }),
  ],
] as const)('%s sends the schema of its result in the form that Gemini takes', (tool, schema, shape) => {
  expect(buildRequestFor({ input: sampleInput(tool) }).schema).toEqual(shape);
  expect(Object.keys(shape.properties)).toEqual(Object.keys(schema.shape));
});
