/** Schemas of texts that a student writes, with the messages for invalid ones. */
import * as z from 'zod/mini';
import { isBlank, isBroken, tooLongMessage, UNSUPPORTED_CHARACTER } from './text.ts';

interface TextMessages {
  /** For a text without a visible character. */
  blank?: string;
  /** For a text that is too long. */
  long?: string;
}

/** A text with a visible character, of at most `max` characters. */
export function textSchema(
  max: number,
  { blank = 'Write something.', long = tooLongMessage(max) }: TextMessages = {},
) {
  return z.string(blank).check(notBlank(blank), ...storable(max, long));
}

/** A text of at most `max` characters, which may be blank. */
export function optionalTextSchema(max: number) {
  return z.string().check(...storable(max, tooLongMessage(max)));
}

/**
 * An item of a list: one line of at most `max` characters. It counts code points, so an emoji counts once, as in the
 * pattern with which the rules check a whole list.
 */
export function lineSchema(
  max: number,
  { blank = 'Write something.', long = tooLongMessage(max) }: TextMessages = {},
) {
  return z.string(blank).check(
    notBlank(blank),
    notBroken,
    z.refine((value) => !value.includes('\n'), 'Keep it to one line.'),
    z.refine((value) => [...value].length <= max, long),
  );
}

const notBlank = (message: string) => z.refine<string>((value) => !isBlank(value), message);

const notBroken = z.refine<string>((value) => !isBroken(value), UNSUPPORTED_CHARACTER);

/** Not z.maxLength, which counts an emoji as one character while the rules count two. */
const storable = (max: number, long: string) =>
  [notBroken, z.refine<string>((value) => value.length <= max, long)] as const;
