/** The marks of a mock exam on the UTME's scale (docs/product.md, Exam room). */
import { scoreOf, type TopicMarks } from '../practice/marking.ts';
import { USE_OF_ENGLISH, UTME } from './papers.ts';

/** The highest score in a subject of the UTME. */
const UTME_MAX_SCORE = 100;

/**
 * The score on the UTME's scale: up to 100 in each subject, 400 in all, however many questions a subject had.
 *
 * @param subjects the marks by topic, which in an exam is the subject
 * @returns null for a paper that is not Use of English and three other subjects
 */
export function utmeScore(subjects: readonly TopicMarks[]): { total: number; max: number } | null {
  const isUtme = subjects.length === 1 + UTME.otherSubjects && subjects[0]?.topic === USE_OF_ENGLISH;
  if (!isUtme) return null;
  const total = subjects.reduce((sum, subject) => sum + scoreOf(subject), 0);
  return { total, max: subjects.length * UTME_MAX_SCORE };
}
