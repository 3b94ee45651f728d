import { poolQuestions } from '@akada/domain/exam/choose-questions';
import type { QuestionList } from '@akada/domain/practice/schemas';
import { describe, expect, it } from 'vitest';
import { drawExam } from './draw-exam.ts';
import { type ExamDraft, FIRST_DRAFT, newSection, paperOf, problemsOf, withForm } from './exam-draft.ts';

const MATERIAL = [{ kind: 'deck', id: 'cells', title: 'Cells' }] as const;
const subjects = ({ sections }: ExamDraft) => sections.map(({ subject }) => subject);
const named = (...names: string[]) =>
  names.map((name) => ({ ...newSection(name), questions: '10', material: MATERIAL }));
const own = (...names: string[]): ExamDraft => ({ form: 'own', minutes: '30', sections: named(...names) });

/** Questions like no others. */
const list = (name: string, count: number): QuestionList => ({
  questions: Array.from({ length: count }, (_, index) => ({
    ...{
      kind: 'true_false',
      prompt: `${name}${index} ${name}${index}b?`,
      key: true,
      why: 'So.',
      source: 'So.',
    },
  })),
});

describe('the form of an exam that is being set up', () => {
  it('is the UTME at first, in Use of English and three other subjects', () => {
    expect(subjects(FIRST_DRAFT)).toEqual(['Use of English', '', '', '']);
    expect(paperOf(FIRST_DRAFT)).toMatchObject({ form: 'utme', minutes: 120 });
  });

  it('changes without losing subjects and their material, as far as it has room for them', () => {
    const draft = own('Biology', 'Physics');
    const utme = withForm(draft, 'utme');
    expect(subjects(utme)).toEqual(['Use of English', 'Biology', 'Physics', '']);
    expect(utme.sections[1]?.material).toEqual(MATERIAL);
    expect(subjects(withForm(utme, 'own'))).toEqual(['Biology', 'Physics']);
    expect(subjects(withForm(utme, 'waec'))).toEqual(['Biology']);
    expect(subjects(withForm(FIRST_DRAFT, 'own'))).toEqual(['']);
  });
});

describe('an exam that is being set up', () => {
  it('needs a name for each subject that has material, and each only once', () => {
    const draft = { ...own('', 'Biology', ' biology '), minutes: '30' };
    const [first, , third] = draft.sections;
    expect(problemsOf(draft)).toEqual({
      subjects: {
        [first?.id ?? 0]: 'Name the subject.',
        [third?.id ?? 0]: 'This subject is already in the exam.',
      },
    });
    expect(problemsOf(FIRST_DRAFT)).toEqual({});
  });

  it.each(['', '0', '301', '1.5', '-3', 'ten'])('does not last %j minutes', (minutes) => {
    expect(problemsOf({ ...own('Biology'), minutes })).toEqual({ minutes: 'Choose 1 to 300 minutes.' });
  });

  it.each([
    ['0', '0'],
    ['100', '101'],
    ['x', ''],
  ])('does not have %s and %s questions', (one, other) => {
    const draft = own('Biology', 'Physics');
    const sections = draft.sections.map((section, index) => ({ ...section, questions: index ? other : one }));
    expect(problemsOf({ ...draft, sections })).toEqual({
      questions: 'An exam has 1 to 200 questions in all.',
    });
  });
});

describe('an exam that is drawn', () => {
  it('has the time in proportion to its questions, and leaves out a subject without any', () => {
    const pools = poolQuestions([[list('b', 5)], []]);
    const exam = drawExam(paperOf(own('Biology', 'Physics')), pools);
    expect(exam).toMatchObject({ title: 'Mock exam: Biology', minutes: 8, subject: 'Biology' });
    expect(exam.list.questions).toHaveLength(5);
  });

  it('is in several subjects', () => {
    const pools = poolQuestions([[list('b', 50)], [list('p', 50)]]);
    const exam = drawExam(paperOf(own('Biology', 'Physics')), pools);
    expect(exam).toMatchObject({ title: 'Mock exam: Biology, Physics', minutes: 30, subject: null });
    expect(exam.list.questions.map(({ topic }) => topic)).toEqual([
      ...Array(10).fill('Biology'),
      ...Array(10).fill('Physics'),
    ]);
  });

  it('has a title that can be stored', () => {
    const names = [
      'Agricultural Science',
      'Christian Religious Studies',
      'Literature in English',
      'Government',
    ];
    const pools = poolQuestions(names.map((name) => [list(name[0] ?? '', 10)]));
    expect(drawExam(paperOf(own(...names)), pools).title).toHaveLength(80);
  });
});
