import {
  countQuestions,
  OWN_PAPER,
  type Paper,
  type PaperForm,
  USE_OF_ENGLISH,
  UTME,
  utmePaper,
  waecPaper,
} from '@akada/domain/exam/papers';
import type { Material } from './use-material.ts';

/** A section as the form has it. */
export interface DraftSection {
  /** Stays the same while the section is edited. */
  id: number;
  subject: string;
  /** As typed; only for own settings. */
  questions: string;
  material: readonly Material[];
}

/** A mock exam that is being set up. */
export interface ExamDraft {
  form: PaperForm;
  sections: readonly DraftSection[];
  /** As typed; only for own settings. */
  minutes: string;
}

/** Subjects of the UTME and the WASSCE, to choose from. Students can type others. */
export const SUBJECTS = [
  ...['Agricultural Science', 'Biology', 'Chemistry', 'Christian Religious Studies', 'Civic Education'],
  ...[
    'Commerce',
    'Economics',
    'English Language',
    'French',
    'Further Mathematics',
    'Geography',
    'Government',
  ],
  ...['Hausa', 'History', 'Igbo', 'Islamic Studies', 'Literature in English', 'Mathematics', 'Physics'],
  ...['Principles of Accounts', 'Yoruba'],
];

let lastId = 0;

export function newSection(subject = ''): DraftSection {
  lastId += 1;
  return { id: lastId, subject, questions: '20', material: [] };
}

/** The draft with another form. Subjects and material stay, as far as the form has room for them. */
export function withForm(draft: ExamDraft, form: PaperForm): ExamDraft {
  const named = draft.sections.filter(({ subject, material }) => subject !== '' || material.length > 0);
  const english = named.find(({ subject }) => subject === USE_OF_ENGLISH) ?? newSection(USE_OF_ENGLISH);
  const others = named.filter((section) => section !== english);
  const blank = Array.from({ length: UTME.otherSubjects }, () => newSection());
  if (form === 'utme') {
    return { ...draft, form, sections: [english, ...[...others, ...blank].slice(0, UTME.otherSubjects)] };
  }
  const used = english.material.length > 0 ? [english, ...others] : others;
  const sections = [...used, newSection()].slice(0, form === 'waec' ? 1 : Math.max(1, used.length));
  return { ...draft, form, sections };
}

export const FIRST_DRAFT: ExamDraft = withForm({ form: 'utme', sections: [], minutes: '30' }, 'utme');

/** The paper that a draft describes. Own settings that are not valid numbers count as 0. */
export function paperOf({ form, sections, minutes }: ExamDraft): Paper {
  const [first, ...others] = sections.map(({ subject }) => subject.trim());
  if (form === 'utme') return utmePaper(others);
  if (form === 'waec') return waecPaper(first ?? '');
  return {
    form,
    sections: sections.map(({ subject, questions }) => ({
      subject: subject.trim(),
      questions: wholeNumber(questions),
    })),
    minutes: wholeNumber(minutes),
  };
}

function wholeNumber(typed: string): number {
  return /^\d{1,4}$/.test(typed.trim()) ? Number(typed) : 0;
}

export type DraftProblems = { minutes?: string; questions?: string; subjects?: Record<number, string> };

/** What has to be corrected before the exam can begin; empty if nothing. */
export function problemsOf(draft: ExamDraft): DraftProblems {
  const subjects: Record<number, string> = {};
  const seen = new Set<string>();
  for (const { id, subject, material } of draft.sections) {
    const name = subject.trim().toLowerCase();
    if (name === '' && material.length > 0) subjects[id] = 'Name the subject.';
    else if (name !== '' && seen.has(name)) subjects[id] = 'This subject is already in the exam.';
    seen.add(name);
  }
  const { minutes, questions } = OWN_PAPER;
  const paper = paperOf(draft);
  const isOwn = draft.form === 'own';
  const total = countQuestions(paper);
  return {
    ...(Object.keys(subjects).length > 0 && { subjects }),
    ...(isOwn &&
      (paper.minutes < minutes.min || paper.minutes > minutes.max) && {
        minutes: `Choose ${minutes.min} to ${minutes.max} minutes.`,
      }),
    ...(isOwn &&
      (total < questions.min || total > questions.max) && {
        questions: `An exam has ${questions.min} to ${questions.max} questions in all.`,
      }),
  };
}
