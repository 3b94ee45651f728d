import { Link } from 'react-router-dom';
import { AiIcon, FlashcardsIcon, MissionsIcon, SummarizerIcon, TasksIcon, VaultIcon } from '@/ui/icons.ts';

const ACTIONS = [
  { label: 'Summarize PDF', to: '/ai/summarizer', icon: SummarizerIcon },
  { label: 'Generate Flashcards', to: '/ai/flashcards', icon: FlashcardsIcon },
  { label: 'Create Study Plan', to: '/ai/planner', icon: AiIcon },
  { label: 'Explore PDF Library', to: '/dashboard/vault?type=pdf', icon: VaultIcon },
  { label: 'Smart Task Manager', to: '/dashboard/planner?tab=tasks', icon: TasksIcon },
  { label: 'View Missions', to: '/dashboard/missions', icon: MissionsIcon },
];

/** Links to six common actions (docs/product.md, Home). */
export function QuickActions() {
  return (
    <section aria-labelledby="quick-actions">
      <h2 id="quick-actions" className="mb-2 font-bold">
        Quick Actions
      </h2>
      <ul className="grid grid-pairs gap-2 sm:flex sm:flex-wrap">
        {ACTIONS.map(({ label, to, icon: Icon }) => (
          <li key={label}>
            <Link
              to={to}
              className="flex h-full min-h-11 items-center gap-2 rounded-2xl border border-line bg-surface px-3.5 text-sm font-semibold color-transition hover:bg-sunken"
            >
              <Icon aria-hidden className="size-4.5 shrink-0 text-brand-ink" />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
