import type { LucideIcon } from '@/ui/icons.ts';

/** A page of the Quiz tab. */
interface QuizEntry {
  to: string;
  title: string;
  /** What the student does there, in a sentence. */
  text: string;
  icon: LucideIcon;
}

/** The pages of the Quiz tab, in the order in which it lists them (docs/product.md, Quiz). */
export const QUIZ_ENTRIES: readonly QuizEntry[] = [];
