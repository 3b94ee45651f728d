/** Schemas and answers of the tools that return structured data. */
import { AI_LIMITS } from '@akada/domain/ai/ai';
import { mapFormulas } from '@akada/domain/text/formulas';
import { cutAtWord, dropLoneSurrogates } from '@akada/domain/text/text';
import * as z from 'zod/mini';
import { UnusableAnswer } from '../tool.ts';

interface JsonSchema {
  type?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
}

/**
 * Converts a schema of domain to the subset that Gemini takes. Limits are left out and named in the system prompt
 * instead: in nested lists they make Gemini refuse the schema for having too many states.
 */
export function toGeminiSchema(schema: z.ZodMiniType): object {
  return convert(z.toJSONSchema(schema) as JsonSchema);
}

function convert({ type, properties, required, items }: JsonSchema): object {
  return {
    type,
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, convert(part)])),
      required,
      propertyOrdering: Object.keys(properties),
    }),
    ...(items && { items: convert(items) }),
  };
}

/**
 * Parses the JSON in an answer.
 *
 * @throws UnusableAnswer when there is no JSON, or it does not fit the schema
 */
export function parseAnswer<Schema extends z.ZodMiniType>(answer: string, schema: Schema): z.infer<Schema> {
  // Some models put it in a code fence, or add text before and after it.
  const json = answer.slice(answer.indexOf('{'), answer.lastIndexOf('}') + 1);
  let value: unknown;
  try {
    value = JSON.parse(escapeFormulas(json));
  } catch {
    throw new UnusableAnswer('the answer is not JSON');
  }
  return validate(value, schema);
}

/**
 * Doubles the single backslashes in formulas: models forget that JSON reads `\f` and `\t` of `\frac` and `\times` as
 * control characters.
 */
function escapeFormulas(json: string): string {
  return mapFormulas(json, {
    formula: (formula) =>
      formula.replace(/\\(?:["\\]|u[0-9a-f]{4})|\\/gi, (found) => (found === '\\' ? '\\\\' : found)),
    other: (text) => text,
  });
}

/**
 * Serializes a result with its keys in the order of the schema and without whitespace.
 *
 * @throws UnusableAnswer when it does not fit the schema
 */
export function toCanonicalJson(result: unknown, schema: z.ZodMiniType): string {
  return JSON.stringify(validate(result, schema));
}

function validate<Schema extends z.ZodMiniType>(value: unknown, schema: Schema): z.infer<Schema> {
  const { success, data, error } = schema.safeParse(value);
  if (!success) throw new UnusableAnswer(z.prettifyError(error));
  return data;
}

/** A title, cut at a word. */
export const titleSchema = z.pipe(
  z.string(),
  z.transform((text: string) => cutAtWord(dropLoneSurrogates(text).trim(), AI_LIMITS.title)),
);

/** A text that is trimmed and cut to `max` characters. */
export function boundedText(max: number) {
  return z.pipe(
    z.string(),
    z.transform((text: string) => dropLoneSurrogates(dropLoneSurrogates(text).trim().slice(0, max)).trim()),
  );
}
