import { BookOpenText, CalendarCheck2, House, Sparkles, Trophy } from 'lucide-react';
import { NavLink } from 'react-router-dom';

const ITEMS = [
  { to: '/dashboard', label: 'Home', icon: House, end: true },
  { to: '/dashboard/vault', label: 'Library', icon: BookOpenText },
  { to: '/dashboard/ai-lab', label: 'AI Lab', icon: Sparkles },
  { to: '/dashboard/planner', label: 'Planner', icon: CalendarCheck2 },
  { to: '/dashboard/quiz', label: 'Quiz', icon: Trophy },
];

/** The five places: at the thumb on a phone, at the side on a desktop. */
export function BottomNav() {
  return (
    <nav
      aria-label="Main"
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] lg:inset-x-auto lg:top-16 lg:left-0 lg:w-56 lg:border-t-0 lg:border-r lg:bg-transparent lg:p-4"
    >
      <ul className="mx-auto grid max-w-lg grid-cols-5 lg:grid-cols-1 lg:gap-1">
        {ITEMS.map(({ to, label, icon: Icon, end = false }) => (
          <li key={to}>
            <NavLink
              to={to}
              end={end}
              // Also where one is already.
              onClick={() => scrollTo(0, 0)}
              className="group flex min-h-16 flex-col items-center justify-center gap-1 text-xs font-semibold text-ink-soft transition-colors hover:text-ink aria-[current=page]:text-brand-ink lg:min-h-12 lg:flex-row lg:justify-start lg:gap-3 lg:rounded-full lg:px-4 lg:text-base lg:hover:bg-sunken lg:aria-[current=page]:bg-brand-tint"
            >
              <span className="grid h-7 w-12 place-items-center rounded-full transition-colors group-aria-[current=page]:bg-brand-tint lg:w-6">
                <Icon aria-hidden className="size-5" />
              </span>
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
