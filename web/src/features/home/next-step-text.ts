import { NEXT_STEP, type NextStep } from '@akada/domain/home/next-step';
import { endTime } from '@akada/domain/planner/planner';
import { plural, quantity } from '@akada/domain/text/plural';
import { relativeTime } from '@/lib/relative-time.ts';

/** How the step is chosen, in one sentence: the order of nextStep in domain/. */
export const STEP_RULE = `Akada picks a running exam or session, then what is due today or within ${quantity(NEXT_STEP.urgentHours, 'hour')}, then due cards, what is due tomorrow, your next session, and other tasks; with none of these, you plan your day.`;

/** What to do. */
export function stepTitle(step: NextStep): string {
  switch (step.kind) {
    case 'exam':
      return step.exam.title;
    case 'session':
      return step.session.title;
    case 'assignment':
      return step.assignment.title;
    case 'task':
      return step.task.title;
    case 'cards':
      return `Review ${quantity(step.count, 'card')}`;
    case 'plan':
      return 'Plan your day';
  }
}

/** Why, and how long it takes. */
export function stepReason(step: NextStep, now: Date): string {
  const streak = step.keepsStreak ? ' Keeps your streak.' : '';
  return `${reason(step, now)} ${lengthOf(step)}.${streak}`;
}

function reason(step: NextStep, now: Date): string {
  switch (step.kind) {
    case 'exam':
      return 'Its time is running.';
    case 'assignment':
      return step.isToday ? 'Due today.' : 'Due tomorrow.';
    case 'session': {
      const { start_time, duration } = step.session;
      return step.isOn
        ? `On your schedule until ${endTime(start_time, duration)}.`
        : `Starts at ${start_time}.`;
    }
    case 'task': {
      const { due_date } = step.task;
      return `${due_date < now ? 'Was due' : 'Due'} ${relativeTime(due_date, now)}.`;
    }
    case 'cards':
      return `${plural(step.count, 'It is', 'They are')} due now.`;
    case 'plan':
      return 'Nothing is planned or due.';
  }
}

function lengthOf(step: NextStep): string {
  const { kind, minutes } = step;
  const length = quantity(minutes, 'minute');
  if (kind === 'exam' || (kind === 'session' && step.isOn)) return `${length} left`;
  if (kind === 'task' || kind === 'assignment') return `Start with ${length}`;
  return `About ${length}`;
}
