/** The forms of mock exams: subjects, questions and minutes (docs/product.md, Exam room). */

/** Where the questions come from: a paper of the UTME, a WAEC objective paper, or the student's own settings. */
export const PAPER_FORMS = ['utme', 'waec', 'own'] as const;
export type PaperForm = (typeof PAPER_FORMS)[number];

/** The part of a paper on one subject. */
export interface Section {
  subject: string;
  /** How many questions it has. */
  questions: number;
}

export interface Paper {
  form: PaperForm;
  sections: readonly Section[];
  minutes: number;
}

/** The UTME's compulsory subject. */
export const USE_OF_ENGLISH = 'Use of English';

/** 180 questions in 120 minutes: 60 in Use of English and 40 in each of three other subjects. */
export const UTME = { minutes: 120, english: 60, others: 40, otherSubjects: 3 } as const;

/**
 * The objective papers of the WASSCE whose form is not {@link WAEC_USUAL}, by the schemes of examination in WAEC's
 * syllabuses as far as they could be read in November 2026. The council changes them at times, so the app calls them usual.
 */
const WAEC_PAPERS: Readonly<Record<string, { questions: number; minutes: number }>> = {
  'english language': { questions: 80, minutes: 60 },
  mathematics: { questions: 50, minutes: 90 },
  'further mathematics': { questions: 40, minutes: 90 },
  physics: { questions: 50, minutes: 75 },
  biology: { questions: 50, minutes: 50 },
  'agricultural science': { questions: 50, minutes: 50 },
};
/** As in Chemistry, Economics, Government, Geography, Literature in English and Civic Education. */
const WAEC_USUAL = { questions: 50, minutes: 60 };
/** Other names of subjects. */
const WAEC_NAMES: Readonly<Record<string, string>> = {
  english: 'english language',
  maths: 'mathematics',
  'general mathematics': 'mathematics',
  'further maths': 'further mathematics',
  'elective mathematics': 'further mathematics',
  agriculture: 'agricultural science',
};

/** Limits of a paper with the student's own settings. */
export const OWN_PAPER = {
  subjects: 6,
  /** In the whole paper. */
  questions: { min: 1, max: 200 },
  minutes: { min: 1, max: 300 },
} as const;

/** A paper of the UTME in Use of English and three other subjects. */
export function utmePaper(others: readonly string[]): Paper {
  return {
    form: 'utme',
    sections: [
      { subject: USE_OF_ENGLISH, questions: UTME.english },
      ...others.map((subject) => ({ subject, questions: UTME.others })),
    ],
    minutes: UTME.minutes,
  };
}

/** The objective paper of the WASSCE in a subject, in its usual form. */
export function waecPaper(subject: string): Paper {
  const name = subject.trim().toLowerCase();
  const { questions, minutes } = WAEC_PAPERS[WAEC_NAMES[name] ?? name] ?? WAEC_USUAL;
  return { form: 'waec', sections: [{ subject, questions }], minutes };
}

/** How many questions a paper has. */
export function countQuestions({ sections }: Pick<Paper, 'sections'>): number {
  return sections.reduce((sum, { questions }) => sum + questions, 0);
}

/**
 * The paper with at most as many questions in each section as the student has, and the time in proportion, in whole
 * minutes rounded up. Sections without a question are left out.
 *
 * @param available how many different questions there are for each section
 * @returns the paper itself if there are enough
 */
export function shortenPaper(paper: Paper, available: readonly number[]): Paper {
  const sections = paper.sections.map(({ subject, questions }, index) => ({
    subject,
    questions: Math.min(questions, available[index] ?? 0),
  }));
  const share = countQuestions({ sections }) / Math.max(1, countQuestions(paper));
  if (share === 1) return paper;
  return {
    ...paper,
    sections: sections.filter(({ questions }) => questions > 0),
    minutes: Math.ceil(paper.minutes * share),
  };
}
