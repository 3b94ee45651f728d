import { constants, inflateSync } from 'node:zlib';

/** Bytes that one object stream may give, and those that all of a file may. */
const INFLATED = { each: 8 * 1024 * 1024, all: 64 * 1024 * 1024 } as const;
/** Streams of a file that are looked at. One of 10,000 pages has some 50,000. */
const MOST_STREAMS = 200_000;
/** Characters before a stream's bytes in which its dictionary says what it is. */
const DICTIONARY = 1_000;

const BLANKS = '(?:[\\x00\\t\\n\\f\\r ]|%[^\\r\\n]{0,200}[\\r\\n]){0,100}';

/** A name of PDF: any letter of it may be written as # and two hexadecimal digits, and a delimiter ends it. */
function nameOf(name: string): string {
  const letters = [...name].map((letter) => {
    const hex = letter.charCodeAt(0).toString(16);
    const digits = [...hex].map((digit) => `[${digit}${digit.toUpperCase()}]`).join('');
    return `(?:${letter}|#${digits})`;
  });
  return `/${letters.join('')}(?![^\\x00\\t\\n\\f\\r ()<>[\\]{}/%])`;
}

/** Actions that run a script or start a program; a rendition may have a script without being a JavaScript action. */
const ACTIONS = new RegExp(['JavaScript', 'Launch', 'Rendition'].map(nameOf).join('|'), 'g');
/** What stands before the type of an action, and around one that is an object of its own. Before a title it does not. */
const KEY = new RegExp(`${nameOf('S')}${BLANKS}$`);
const OBJECT = [new RegExp(`obj${BLANKS}$`), new RegExp(`^${BLANKS}endobj`)] as const;
/** Characters around a type that are looked at, and types: more than that are in no file but one that is made to keep us busy. */
const AROUND = 300;
const MOST_TYPES = 2_000;
/** Too short to mean anything by itself. */
const SCRIPT = new RegExp(nameOf('JS'));
const RENDITION = new RegExp(`^(?:${nameOf('Rendition')})`);
const OBJECT_STREAM = new RegExp(nameOf('ObjStm'));

/**
 * Whether a PDF runs scripts or starts programs, by the types of its actions: in its plain bytes and in its object streams,
 * which are packed with Flate in all files that today's programs write.
 *
 * Not seen: object streams that are packed in another way, with a predictor, encrypted or damaged, and those beyond the bounds
 * of what is unpacked. One that gives more than any program writes counts as an action.
 */
export function hasActions(bytes: Buffer): boolean {
  const text = bytes.toString('latin1');
  if (isActive(text)) return true;
  let left: number = INFLATED.all;
  let streams = 0;
  for (const { index, 0: keyword } of text.matchAll(/stream\r?\n/g)) {
    streams += 1;
    if (left <= 0 || streams > MOST_STREAMS) return false;
    if (!OBJECT_STREAM.test(text.slice(Math.max(0, index - DICTIONARY), index))) continue;
    const objects = inflated(bytes.subarray(index + keyword.length));
    if (objects === 'large' || isActive(objects.toString('latin1'))) return true;
    left -= objects.length;
  }
  return false;
}

function isActive(text: string): boolean {
  let types = 0;
  for (const { index, 0: type } of text.matchAll(ACTIONS)) {
    types += 1;
    if (types > MOST_TYPES) return true;
    const before = text.slice(Math.max(0, index - AROUND), index);
    const after = text.slice(index + type.length, index + type.length + AROUND);
    const isType = KEY.test(before) || (OBJECT[0].test(before) && OBJECT[1].test(after));
    if (isType && (!RENDITION.test(type) || SCRIPT.test(text))) return true;
  }
  return false;
}

/** What zlib finds at the beginning of the bytes, as far as they go; nothing where it is no such data. */
function inflated(bytes: Buffer): Buffer | 'large' {
  try {
    return inflateSync(bytes, { maxOutputLength: INFLATED.each, finishFlush: constants.Z_SYNC_FLUSH });
  } catch (error) {
    return error instanceof RangeError ? 'large' : Buffer.alloc(0);
  }
}
