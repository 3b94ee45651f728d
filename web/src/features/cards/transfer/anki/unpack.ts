/** Gets the database out of an Anki package, within limits that count while it is unpacked. */
import { IMPORT_LIMITS, IMPORT_MESSAGES } from '@akada/domain/cards/transfer';
import { Unzip, UnzipInflate, unzipSync } from 'fflate';
import { Decompress } from 'fzstd';
import { ImportError } from '../import-plan.ts';

/** Newest first. A newer package has an older database too, with only a card that asks for a newer Anki. */
const DATABASES = ['collection.anki21b', 'collection.anki21', 'collection.anki2'] as const;

/** Small, because each part may unpack to a thousand times its size before it is counted. */
const STEP_BYTES = 16_384;

/** The end of a ZIP's directory, without its comment. */
const END_OF_ZIP = [0x50, 0x4b, 0x05, 0x06];
const MAX_END_BYTES = 65_557;

const ENCRYPTED_FLAG = 1;

/** Whether the bytes begin as a ZIP does. */
export function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03 && bytes[3] === 0x04;
}

/**
 * The SQLite database of a package (.apkg or .colpkg).
 *
 * @param onProgress gets the share of the package that is read, from 0 to 1
 * @throws ImportError if it is incomplete, encrypted, damaged, of another kind, or unpacks to too much
 */
export function unpackDatabase(
  bytes: Uint8Array,
  onProgress: (share: number) => void = () => {},
): Uint8Array {
  if (!hasEnd(bytes)) throw new ImportError(IMPORT_MESSAGES.truncated);
  if ((bytes[6] ?? 0) & ENCRYPTED_FLAG) throw new ImportError(IMPORT_MESSAGES.encrypted);
  const names = entryNames(bytes);
  const name = DATABASES.find((one) => names.has(one));
  if (name === undefined) throw new ImportError(IMPORT_MESSAGES.wrongKind);
  const entry = inflate(bytes, name, onProgress);
  return name.endsWith('b') ? decompress(entry) : entry;
}

function hasEnd(bytes: Uint8Array): boolean {
  const first = Math.max(0, bytes.length - MAX_END_BYTES);
  for (let at = bytes.length - 22; at >= first; at -= 1) {
    if (END_OF_ZIP.every((byte, index) => bytes[at + index] === byte)) return true;
  }
  return false;
}

function entryNames(bytes: Uint8Array): Set<string> {
  const names = new Set<string>();
  readable(() => unzipSync(bytes, { filter: ({ name }) => names.add(name) && false }));
  return names;
}

function inflate(bytes: Uint8Array, name: string, onProgress: (share: number) => void): Uint8Array {
  const output = new BoundedBytes();
  let isComplete = false;
  const unzip = new Unzip((file) => {
    if (file.name !== name || isComplete) return;
    file.ondata = (error, chunk, isFinal) => {
      if (error) throw error;
      output.add(chunk);
      isComplete ||= isFinal;
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  readable(() => {
    for (let at = 0; at < bytes.length && !isComplete; at += STEP_BYTES) {
      unzip.push(bytes.subarray(at, at + STEP_BYTES), at + STEP_BYTES >= bytes.length);
      onProgress(at / bytes.length);
    }
  });
  if (!isComplete) throw new ImportError(IMPORT_MESSAGES.damaged);
  return output.join();
}

function decompress(bytes: Uint8Array): Uint8Array {
  const output = new BoundedBytes();
  readable(() => {
    const stream = new Decompress((chunk) => output.add(chunk));
    for (let at = 0; at < bytes.length; at += STEP_BYTES) {
      stream.push(bytes.subarray(at, at + STEP_BYTES), at + STEP_BYTES >= bytes.length);
    }
  });
  return output.join();
}

/** Runs a library that throws when it can't read what it is given. */
function readable(run: () => unknown): void {
  try {
    run();
  } catch (error) {
    if (error instanceof ImportError) throw error;
    // The file asks for more memory than the browser gives.
    if (error instanceof RangeError) throw new ImportError(IMPORT_MESSAGES.unpacksTooLarge, { cause: error });
    throw new ImportError(IMPORT_MESSAGES.damaged, { cause: error });
  }
}

/** Bytes that arrive in parts, up to the limit. */
class BoundedBytes {
  private readonly parts: Uint8Array[] = [];
  private size = 0;

  add(part: Uint8Array) {
    this.size += part.length;
    if (this.size > IMPORT_LIMITS.unpackedBytes) throw new ImportError(IMPORT_MESSAGES.unpacksTooLarge);
    // The library may use the memory again.
    this.parts.push(part.slice());
  }

  join(): Uint8Array {
    const all = new Uint8Array(this.size);
    let at = 0;
    for (const part of this.parts) {
      all.set(part, at);
      at += part.length;
    }
    return all;
  }
}
