/** What tools that make a thing ask for, and what they make of an answer. */
import { AI_LIMITS } from '@akada/domain/ai/ai';
import { cutAtWord } from '@akada/domain/text/text';
import * as z from 'zod/mini';
import { UnusableAnswer } from '../tool.ts';
import { dropLoneSurrogates } from './texts.ts';

interface Shape {
  type?: string;
  properties?: Record<string, Shape>;
  required?: string[];
  items?: Shape;
}

/**
 * The shape of a schema of domain as Gemini takes it: types, properties, what is required and in which order. Without
 * limits: of lists in lists they make it refuse the schema as one with too many states. The system text names them.
 */
export function toGeminiSchema(schema: z.ZodMiniType): object {
  return shape(z.toJSONSchema(schema) as Shape);
}

function shape({ type, properties, required, items }: Shape): object {
  return {
    type,
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, shape(part)])),
      required,
      propertyOrdering: Object.keys(properties),
    }),
    ...(items && { items: shape(items) }),
  };
}

/**
 * The JSON of an answer: what a thing of domain is made of.
 *
 * @throws UnusableAnswer when there is none, or it lacks what `schema` asks for
 */
export function parseAnswer<Schema extends z.ZodMiniType>(answer: string, schema: Schema): z.infer<Schema> {
  // Some fence it, or say something before and after it.
  const json = answer.slice(answer.indexOf('{'), answer.lastIndexOf('}') + 1);
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    throw new UnusableAnswer('the answer is no JSON');
  }
  return checked(value, schema);
}

/**
 * The canonical JSON of a thing: keys in the order of its schema, no blanks.
 *
 * @throws UnusableAnswer when it is none
 */
export function toCanonicalJson(thing: unknown, schema: z.ZodMiniType): string {
  return JSON.stringify(checked(thing, schema));
}

function checked<Schema extends z.ZodMiniType>(value: unknown, schema: Schema): z.infer<Schema> {
  const { success, data, error } = schema.safeParse(value);
  if (!success) throw new UnusableAnswer(z.prettifyError(error));
  return data;
}

/** A title of an answer, cut at a word. */
export const titleSchema = z.pipe(
  z.string(),
  z.transform((text: string) => cutAtWord(dropLoneSurrogates(text).trim(), AI_LIMITS.title)),
);

/** A text of an answer, as one line or several: its ends are trimmed, halves of characters gone, and it is cut. */
export function boundedText(max: number) {
  return z.pipe(
    z.string(),
    z.transform((text: string) => dropLoneSurrogates(dropLoneSurrogates(text).trim().slice(0, max)).trim()),
  );
}
