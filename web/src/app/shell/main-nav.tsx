import { Link, useLocation } from 'react-router-dom';
import {
  AiIcon,
  FocusIcon,
  HomeIcon,
  type LucideIcon,
  PlannerIcon,
  QuizIcon,
  VaultIcon,
} from '@/ui/icons.ts';
import { sectionAt } from '../page-paths.ts';
import { MORE_PLACES } from './places.ts';

/** The five sections of the bottom bar (docs/product.md, App shell). */
const ITEMS = [
  { to: '/dashboard', label: 'Home', icon: HomeIcon },
  { to: '/dashboard/vault', label: 'Library', icon: VaultIcon },
  { to: '/dashboard/ai-lab', label: 'AI Lab', icon: AiIcon },
  { to: '/dashboard/planner', label: 'Planner', icon: PlannerIcon },
  { to: '/dashboard/quiz', label: 'Quiz', icon: QuizIcon },
];

const ITEM_CLASS =
  'group flex min-h-bar w-full flex-col items-center justify-center gap-1 text-[min(0.75rem,4.2vw)] font-semibold text-ink-soft transition-colors hover:text-ink aria-[current=page]:text-brand-ink rail:min-h-0 rail:text-[min(0.75rem,14px)] lg:min-h-12 lg:flex-row lg:justify-start lg:gap-3 lg:rounded-full lg:px-4 lg:text-base lg:hover:bg-sunken lg:aria-[current=page]:bg-brand-tint';

/**
 * The main navigation: the five sections in a bottom bar on a phone, on a rail at the side when it is held sideways, and
 * all sections in a side bar on a desktop.
 */
export function MainNav({ onFocus }: { onFocus?: () => void }) {
  const section = sectionAt(useLocation().pathname);
  return (
    <nav
      aria-label="Main"
      // The padding at its end on a desktop leaves room for the small focus timer.
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] rail:inset-x-auto rail:top-bar rail:left-0 rail:w-[80px] rail:overflow-y-auto rail:border-t-0 rail:border-r lg:inset-x-auto lg:top-bar lg:left-0 lg:w-56 lg:overflow-y-auto lg:border-t-0 lg:border-r lg:bg-transparent lg:p-4 lg:pb-24"
    >
      <ul className="mx-auto grid max-w-lg grid-cols-5 rail:h-full rail:grid-cols-1 lg:grid-cols-1 lg:gap-1">
        {ITEMS.map((item) => (
          <Item key={item.to} {...item} isHere={item.to === section} />
        ))}
      </ul>
      <ul className="mt-3 hidden gap-1 border-t border-line pt-3 lg:grid">
        {MORE_PLACES.map((item) => (
          <Item key={item.to} {...item} isHere={item.to === section} />
        ))}
        <li>
          <button type="button" onClick={onFocus} className={ITEM_CLASS}>
            <ItemIcon icon={FocusIcon} />
            Focus timer
          </button>
        </li>
      </ul>
    </nav>
  );
}

interface ItemProps {
  to: string;
  label: string;
  icon: LucideIcon;
  isHere: boolean;
}

function Item({ to, label, icon, isHere }: ItemProps) {
  return (
    <li>
      <Link
        to={to}
        aria-current={isHere ? 'page' : undefined}
        // Also on the current page, where the router does nothing.
        onClick={() => scrollTo(0, 0)}
        className={ITEM_CLASS}
      >
        <ItemIcon icon={icon} />
        {label}
      </Link>
    </li>
  );
}

function ItemIcon({ icon: Icon }: { icon: LucideIcon }) {
  return (
    <span className="grid h-[28px] w-[48px] place-items-center rounded-full transition-colors group-aria-[current=page]:bg-brand-tint lg:w-6">
      <Icon aria-hidden className="size-[20px]" />
    </span>
  );
}
