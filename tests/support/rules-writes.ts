import { addDays, dayAtOffset } from '@akada/domain/days/day';
import { deleteField, doc, type Firestore, increment, serverTimestamp, writeBatch } from 'firebase/firestore';
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
} from './rule-cases.ts';

/** Writes of cases, with the times and days of now. */

/** All of them, or none. */
export function writeAll(db: Firestore, writes: readonly Write[]): Promise<void> {
  const batch = writeBatch(db);
  for (const { verb, path, data = {} } of writes) {
    const target = doc(db, pathNow(path));
    if (verb === 'create') batch.set(target, written(data));
    else if (verb === 'update') batch.update(target, changed(data));
    else batch.delete(target);
  }
  return batch.commit();
}

/** A whole document. */
function written(data: Fields): Fields {
  return Object.fromEntries(
    Object.entries(data)
      .filter(([, value]) => value !== ABSENT)
      .map(([field, value]) => [field, valueNow(value)]),
  );
}

function valueNow(value: unknown): unknown {
  if (value === SERVER_TIME) return serverTimestamp();
  if (value instanceof Raised) return increment(value.by);
  if (value instanceof Ago) return new Date(Date.now() - value.ms);
  return value instanceof ServerDay ? serverDay(value.offset, value.ahead) + value.tail : value;
}

function serverDay(offset: number, ahead = 0): string {
  return addDays(dayAtOffset(new Date(), ahead), offset);
}

/** With today's day where the path has a place for it. */
export function pathNow(path: string): string {
  return path
    .replace(TODAY, () => serverDay(0))
    .replace(YESTERDAY, () => serverDay(-1))
    .replace(TOMORROW, () => serverDay(1))
    .replace(/<today([+-]\d+)>/, (_, days) => serverDay(Number(days)))
    .replace(/<today at (-?\d+)>/, (_, ahead) => serverDay(0, Number(ahead)));
}

/** The changes of an update. */
function changed(data: Fields): Fields {
  return { ...written(data), ...absent(data) };
}

function absent(data: Fields): Fields {
  const fields = Object.keys(data).filter((field) => data[field] === ABSENT);
  return Object.fromEntries(fields.map((field) => [field, deleteField()]));
}
