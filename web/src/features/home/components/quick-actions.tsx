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
export function QuickActions({ className }: { className?: string }) {
  return (
    <section aria-labelledby="quick-actions" className={className}>
      <h2 id="quick-actions" className="mb-3 font-bold">
        Quick Actions
      </h2>
      <ul className="grid grid-pairs gap-3 sm:grid-cols-3 lg:grid-cols-6">
        {ACTIONS.map(({ label, to, icon: Icon }) => (
          <li key={label}>
            <Link
              to={to}
              className="flex h-full flex-col gap-3 rounded-card border border-line bg-surface p-4 text-sm font-semibold shadow-card transition-colors hover:bg-sunken"
            >
              <Icon aria-hidden className="size-5 text-brand-ink" />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
