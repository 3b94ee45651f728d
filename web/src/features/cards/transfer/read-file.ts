/** Reads a file of another program: bytes in, plain data out. */
import { IMPORT_LIMITS, IMPORT_MESSAGES } from '@akada/domain/cards/transfer';
import type { SqlJsStatic } from 'sql.js';
import { planOfCollection } from './anki/anki-plan.ts';
import { readCollection } from './anki/read-collection.ts';
import { isZip, unpackDatabase } from './anki/unpack.ts';
import { ImportError, type ImportPlan } from './import-plan.ts';
import { planOfText } from './text/text-plan.ts';
import type { Separators } from './text/text-rows.ts';

export interface TransferFile {
  /** With its extension; the title of a deck that has none. */
  name: string;
  bytes: Uint8Array;
  /** Of a text. */
  separators?: Separators;
  /** Those of FSRS that fit the student's reviews, for replaying the reviews of a package. */
  weights?: readonly number[] | undefined;
}

/** The share of reading a package that unpacking takes. */
const UNPACKED = 0.4;

/** Files that are not text, by how they begin: PDF, SQLite, PNG, JPEG, older Word, GZIP. */
const BINARY = [
  '%PDF',
  'SQLite format 3',
  '\u0089PNG',
  '\u00ff\u00d8\u00ff',
  '\u00d0\u00cf\u0011\u00e0',
  '\u001f\u008b',
];

/** The names of Anki's packages, which are ZIP files. */
const PACKAGE_NAME = /\.(?:apkg|colpkg)$/i;

/**
 * What an import of the file would make.
 *
 * @param loadSql loads SQLite, which only packages need
 * @param onProgress gets the share that is done, from 0 to 1
 * @throws ImportError with the reason for the student
 */
export async function readTransferFile(
  { name, bytes, separators = {}, weights }: TransferFile,
  loadSql: () => Promise<SqlJsStatic>,
  now: Date,
  onProgress: (share: number) => void = () => {},
): Promise<ImportPlan> {
  if (bytes.length > IMPORT_LIMITS.packedBytes) throw new ImportError(IMPORT_MESSAGES.tooLarge);
  if (isZip(bytes)) {
    const database = unpackDatabase(bytes, (share) => onProgress(share * UNPACKED));
    const collection = readCollection(await loadSql(), database);
    return planOfCollection(collection, now, weights, (share) =>
      onProgress(UNPACKED + share * (1 - UNPACKED)),
    );
  }
  if (PACKAGE_NAME.test(name)) throw new ImportError(IMPORT_MESSAGES.notPackage);
  return planOfText(decode(bytes), name.replace(/\.[a-z0-9]{1,5}$/i, ''), separators);
}

/** The text of a file in UTF-8, in UTF-16 with a byte order mark, or as Windows writes it. */
function decode(bytes: Uint8Array): string {
  const start = String.fromCharCode(...bytes.subarray(0, 16));
  if (BINARY.some((sign) => start.startsWith(sign))) throw new ImportError(IMPORT_MESSAGES.wrongKind);
  const text = decodeAs(encodingOf(bytes), bytes) ?? decodeAs('windows-1252', bytes) ?? '';
  // No text has this character.
  if (text.includes('\u0000')) throw new ImportError(IMPORT_MESSAGES.wrongKind);
  return text;
}

function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}

function decodeAs(encoding: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
