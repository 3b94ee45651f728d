import { constants, inflateSync } from 'node:zlib';
import { MB } from '@akada/domain/files/file-limits';

/** The most bytes that one object stream, and all of a file together, may decompress to. */
const DECOMPRESSED_BYTES = { each: 8 * MB, all: 64 * MB } as const;
/** The most streams of a file to check. A PDF of 10,000 pages has about 50,000. */
const MAX_STREAMS = 200_000;
/** How far before a stream its dictionary is searched, in characters. */
const DICTIONARY = 1_000;

const BLANKS = '(?:[\\x00\\t\\n\\f\\r ]|%[^\\r\\n]{0,200}[\\r\\n]){0,100}';

/** A pattern for a PDF name: any letter may be written as # and two hexadecimal digits, and a delimiter ends it. */
function nameOf(name: string): string {
  const letters = [...name].map((letter) => {
    const hex = letter.charCodeAt(0).toString(16);
    const digits = [...hex].map((digit) => `[${digit}${digit.toUpperCase()}]`).join('');
    return `(?:${letter}|#${digits})`;
  });
  return `/${letters.join('')}(?![^\\x00\\t\\n\\f\\r ()<>[\\]{}/%])`;
}

/** Actions that run a script or start a program. A rendition can hold a script without being a JavaScript action. */
const ACTIONS = new RegExp(['JavaScript', 'Launch', 'Rendition'].map(nameOf).join('|'), 'g');
/** What precedes an action's type, and what surrounds it when it is an object of its own. A title has neither. */
const KEY = new RegExp(`${nameOf('S')}${BLANKS}$`);
const OBJECT = [new RegExp(`obj${BLANKS}$`), new RegExp(`^${BLANKS}endobj`)] as const;
/** How many characters around a type are checked, and the most types: only a file made to keep us busy has more. */
const AROUND = 300;
const MAX_TYPES = 2_000;
/** Too short to be significant on its own. */
const SCRIPT = new RegExp(nameOf('JS'));
const RENDITION = new RegExp(`^(?:${nameOf('Rendition')})`);
const OBJECT_STREAM = new RegExp(nameOf('ObjStm'));

/**
 * Whether a PDF runs scripts or starts programs, by the types of its actions, in its plain bytes and in its object
 * streams, which all of today's programs compress with Flate.
 *
 * Not checked: object streams that are compressed in another way, with a predictor, encrypted or damaged, and those
 * beyond the limits. A stream that decompresses to more than any program writes counts as an action.
 */
export function hasActions(bytes: Buffer): boolean {
  const text = bytes.toString('latin1');
  if (isActive(text)) return true;
  let left: number = DECOMPRESSED_BYTES.all;
  let streams = 0;
  for (const { index, 0: keyword } of text.matchAll(/stream\r?\n/g)) {
    streams += 1;
    if (left <= 0 || streams > MAX_STREAMS) return false;
    if (!OBJECT_STREAM.test(text.slice(Math.max(0, index - DICTIONARY), index))) continue;
    const objects = decompress(bytes.subarray(index + keyword.length));
    if (objects === 'large' || isActive(objects.toString('latin1'))) return true;
    left -= objects.length;
  }
  return false;
}

function isActive(text: string): boolean {
  let types = 0;
  for (const { index, 0: type } of text.matchAll(ACTIONS)) {
    types += 1;
    if (types > MAX_TYPES) return true;
    const before = text.slice(Math.max(0, index - AROUND), index);
    const after = text.slice(index + type.length, index + type.length + AROUND);
    const isType = KEY.test(before) || (OBJECT[0].test(before) && OBJECT[1].test(after));
    if (isType && (!RENDITION.test(type) || SCRIPT.test(text))) return true;
  }
  return false;
}

/** Decompresses what it can from the beginning of the bytes; empty when they aren't zlib data. */
function decompress(bytes: Buffer): Buffer | 'large' {
  try {
    return inflateSync(bytes, {
      maxOutputLength: DECOMPRESSED_BYTES.each,
      finishFlush: constants.Z_SYNC_FLUSH,
    });
  } catch (error) {
    return error instanceof RangeError ? 'large' : Buffer.alloc(0);
  }
}
