import { addDays, dayAtOffset } from '@akada/domain/days/day';
import {
  deleteField,
  doc,
  type Firestore,
  increment,
  serverTimestamp,
  writeBatch,
} from 'firebase/firestore/lite';
import {
  ABSENT,
  Ago,
  type Fields,
  Raised,
  SERVER_TIME,
  ServerDay,
  TODAY,
  TOMORROW,
  type Write,
  YESTERDAY,
} from './requests.ts';

/** Writes of rule cases, with placeholders replaced by the current times and days. */

/** Writes all documents in one batch. */
export function writeAll(db: Firestore, writes: readonly Write[]): Promise<void> {
  const batch = writeBatch(db);
  for (const { verb, path, data = {} } of writes) {
    const target = doc(db, resolvePath(path));
    if (verb === 'create') batch.set(target, createdFields(data));
    else if (verb === 'update') batch.update(target, updatedFields(data));
    else batch.delete(target);
  }
  return batch.commit();
}

/** The fields of a whole document. */
function createdFields(data: Fields): Fields {
  return Object.fromEntries(
    Object.entries(data)
      .filter(([, value]) => value !== ABSENT)
      .map(([field, value]) => [field, resolveValue(value)]),
  );
}

function resolveValue(value: unknown): unknown {
  if (value === SERVER_TIME) return serverTimestamp();
  if (isMap(value)) return createdFields(value);
  return value instanceof Raised ? increment(value.by) : resolveTime(value);
}

function isMap(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

/** Returns a value of a case with its time or day resolved to the current one. */
export function resolveTime(value: unknown): unknown {
  if (value instanceof Ago) return new Date(Date.now() - value.ms);
  return value instanceof ServerDay ? serverDay(value.offset, value.ahead) + value.tail : value;
}

function serverDay(offset: number, ahead = 0): string {
  return addDays(dayAtOffset(new Date(), ahead), offset);
}

/** Returns the path with the day placeholders replaced. */
export function resolvePath(path: string): string {
  return path
    .replace(TODAY, () => serverDay(0))
    .replace(YESTERDAY, () => serverDay(-1))
    .replace(TOMORROW, () => serverDay(1))
    .replace(/<today([+-]\d+)>/, (_, days) => serverDay(Number(days)))
    .replace(/<today at (-?\d+)>/, (_, ahead) => serverDay(0, Number(ahead)));
}

/** The fields of an update. */
function updatedFields(data: Fields): Fields {
  return { ...createdFields(data), ...deletedFields(data) };
}

function deletedFields(data: Fields): Fields {
  const fields = Object.keys(data).filter((field) => data[field] === ABSENT);
  return Object.fromEntries(fields.map((field) => [field, deleteField()]));
}
