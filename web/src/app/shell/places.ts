import { AiIcon, HomeIcon, type LucideIcon, PlannerIcon, QuizIcon, VaultIcon } from '@/ui/icons.ts';

export interface Place {
  /** Its address; null for the focus timer, which opens on the page. */
  to: string | null;
  label: string;
  icon: LucideIcon;
}

/** The five sections of the bottom bar, in the order of the side bar. */
export const SECTIONS: readonly Place[] = [
  { to: '/dashboard', label: 'Home', icon: HomeIcon },
  { to: '/dashboard/planner', label: 'Planner', icon: PlannerIcon },
  { to: '/dashboard/ai-lab', label: 'AI Lab', icon: AiIcon },
  { to: '/dashboard/vault', label: 'Library', icon: VaultIcon },
  { to: '/dashboard/quiz', label: 'Quiz', icon: QuizIcon },
];
