import {
  DecksIcon,
  ExamIcon,
  FlashcardsIcon,
  GoalIcon,
  type LucideIcon,
  PastAttemptsIcon,
} from '@/ui/icons.ts';

/** A page that the Quiz tab lists. */
interface QuizEntry {
  to: string;
  title: string;
  /** What the student does there, in a sentence. */
  text: string;
  icon: LucideIcon;
}

/** The pages that the Quiz tab lists, in its order. */
export const QUIZ_ENTRIES: readonly QuizEntry[] = [
  {
    to: '/dashboard/quiz/practice',
    title: 'Practice',
    text: 'Questions from your own notes and decks, marked instantly.',
    icon: GoalIcon,
  },
  {
    to: '/dashboard/quiz/exam',
    title: 'Exam room',
    text: 'Sit a mock UTME or WAEC paper against the clock.',
    icon: ExamIcon,
  },
  {
    to: '/dashboard/quiz/review',
    title: 'Review',
    text: 'Go through the cards of all your decks that are due today.',
    icon: FlashcardsIcon,
  },
  {
    to: '/dashboard/decks',
    title: 'Decks',
    text: 'Your cards: write, import, edit and export them.',
    icon: DecksIcon,
  },
  {
    to: '/dashboard/quiz/history',
    title: 'History',
    text: 'Your practices and mock exams, and how your scores change.',
    icon: PastAttemptsIcon,
  },
];
