import type { NudgeKind, NudgeStatus, NudgeTime } from '@akada/domain/nudges/nudges';
import { currentSession } from '@akada/domain/nudges/nudges';
import { endTime } from '@akada/domain/planner/planner';
import { quantity } from '@akada/domain/text/plural';
import { relativeTime } from '@/lib/relative-time.ts';
import type { BadgeTone } from '@/ui/badge.tsx';
import {
  FlashcardsIcon,
  JournalNudgeIcon,
  type LucideIcon,
  PaymentIcon,
  StreakIcon,
  StudySessionIcon,
  TasksIcon,
} from '@/ui/icons.ts';
import type { KnownFacts } from './api/use-facts.ts';

export const NUDGE_LABELS: Record<NudgeKind, { title: string; icon: LucideIcon; go: string }> = {
  plan_session: { title: 'Study session now', icon: StudySessionIcon, go: 'Open the planner' },
  streak_at_risk: { title: 'Streak at risk', icon: StreakIcon, go: 'Complete a task' },
  task_due: { title: 'Task due', icon: TasksIcon, go: 'Open tasks' },
  cards_due: { title: 'Flashcards due', icon: FlashcardsIcon, go: 'Review cards' },
  journal_not_written: { title: 'Journal not written', icon: JournalNudgeIcon, go: 'Go to Journal' },
  plan_expiring: { title: 'Plan ending soon', icon: PaymentIcon, go: 'Open profile' },
};

export const STATUS_LABELS: Record<NudgeStatus, { label: string; tone: BadgeTone }> = {
  pending: { label: 'Pending', tone: 'yellow' },
  snoozed: { label: 'Snoozed', tone: 'blue' },
  done: { label: 'Done', tone: 'green' },
  missed: { label: 'Missed', tone: 'red' },
  dismissed: { label: 'Dismissed', tone: 'plain' },
};

/** The page on which the student can act on a nudge. */
export function nudgeLink(kind: NudgeKind, { deckId }: KnownFacts): string {
  switch (kind) {
    case 'plan_session':
      return '/dashboard/planner';
    case 'streak_at_risk':
    case 'task_due':
      return '/dashboard/planner?tab=tasks';
    case 'cards_due':
      return deckId ? `/dashboard/decks?deck=${deckId}` : '/dashboard/quiz/review';
    case 'journal_not_written':
      return '/dashboard/journal';
    case 'plan_expiring':
      return '/dashboard/profile';
  }
}

/** The text of a pending nudge. */
export function nudgeText(kind: NudgeKind, facts: KnownFacts, { now, minute }: NudgeTime): string {
  switch (kind) {
    case 'plan_session': {
      const session = currentSession(facts.sessions, minute);
      if (!session) return 'A study session on your schedule has started.';
      return `“${session.title}” is on your schedule until ${endTime(session.start_time, session.duration)}.`;
    }
    case 'streak_at_risk':
      return `Your streak of ${quantity(facts.streak, 'day')} ends today. Complete one task to keep it going.`;
    case 'task_due': {
      if (!facts.task) return 'A task is due.';
      const { title, due_date } = facts.task;
      return `“${title}” ${due_date < now ? 'was' : 'is'} due ${relativeTime(due_date)}.`;
    }
    case 'cards_due':
      return 'Some of your flashcards are due for review.';
    case 'journal_not_written':
      return "You haven't written in your journal today.";
    case 'plan_expiring':
      return facts.planEnds ? `Your plan ends ${relativeTime(facts.planEnds)}.` : 'Your plan ends soon.';
  }
}
