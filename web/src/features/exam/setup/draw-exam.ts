import { chooseQuestions, type SectionPool } from '@akada/domain/exam/choose-questions';
import { type Paper, shortenPaper } from '@akada/domain/exam/papers';
import { SET_LIMITS } from '@akada/domain/practice/practice';
import type { NewExam } from '../api/exams.ts';

/**
 * Draws the questions of an exam, as many as there are for each section, with the time in proportion.
 *
 * @param pools what there is for each section of the paper
 */
export function drawExam(paper: Paper, pools: readonly SectionPool[]): NewExam {
  const available = pools.map((pool) => pool.available);
  const { sections, minutes } = shortenPaper(paper, available);
  const wanted = paper.sections.map((section, index) => ({
    ...section,
    questions: Math.min(section.questions, available[index] ?? 0),
  }));
  const [only] = sections;
  return {
    title: titleOf({ ...paper, sections }),
    minutes,
    subject: sections.length === 1 && only ? only.subject : null,
    list: chooseQuestions(wanted, pools, Math.random),
  };
}

/** The title of the exam in the history. */
function titleOf({ form, sections }: Paper): string {
  if (form === 'utme') return 'UTME mock';
  const subjects = sections.map(({ subject }) => subject).join(', ');
  const title = form === 'waec' ? `WAEC objective: ${subjects}` : `Mock exam: ${subjects}`;
  return title.length <= SET_LIMITS.title ? title : `${title.slice(0, SET_LIMITS.title - 1)}…`;
}
