import { addDays, dayOf, weekOf } from '@akada/domain/days/day';
import { DEFAULT_ZONE } from '@akada/domain/days/zone';
import { collectionPaths } from '@akada/domain/documents/paths';
import type { JournalEntry } from '@akada/domain/journal/schemas';
import type { PlannerEntry, Task } from '@akada/domain/planner/schemas';
import { createStudent, db, type Student } from '../browser/support/backend.ts';

/** The number of schedule entries, tasks and journal entries of {@link createHeavyStudent}, each. */
export const OWN = 5_000;
const HOUR = 3_600_000;

/** Creates a student with a full day today and years of entries. */
export async function createHeavyStudent(): Promise<Student> {
  const student = await createStudent('Zainab');
  const now = new Date();
  const week = weekOf(dayOf(now, DEFAULT_ZONE));
  const writer = db.bulkWriter({ throttling: false });
  const add = (collection: string, data: object) => void writer.create(db.collection(collection).doc(), data);
  for (let index = 0; index < OWN; index += 1) {
    // A full day today, and the other entries on the days before and after.
    const date = index < 150 ? dayOf(now, DEFAULT_ZONE) : addDays(week[0] as string, (index % 1_000) - 1_010);
    add(collectionPaths.planner(student.uid), {
      title: `Lesson ${index} on cells`,
      date,
      start_time: '08:00',
      duration: 60,
      category: 'study',
      priority: 'medium',
      completed: false,
    } satisfies PlannerEntry);
    add(collectionPaths.tasks(student.uid), {
      title: `Task ${index} on cells and tissues`,
      description: 'Read the chapter, and write down what is new.',
      tag: `tag ${index % 10}`,
      priority: 'medium',
      status: 'pending',
      due_date: new Date(now.getTime() + index * HOUR),
      updated_at: now,
    } satisfies Task);
    add(collectionPaths.journal(student.uid), {
      entry_text: `Entry ${index}. ${'Today I read about cells and tissues and wrote it down. '.repeat(10)}`,
      entry_date: addDays(dayOf(now, DEFAULT_ZONE), -(index % 300)),
      mood: 'good',
      goals: ['Read on'],
      achievements: ['Read the chapter'],
      study_time: 2,
      created_at: new Date(now.getTime() - index * HOUR),
    } satisfies JournalEntry);
  }
  await writer.close();
  return student;
}
