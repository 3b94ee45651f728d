import { Link } from 'react-router-dom';
import type { LucideIcon } from '@/ui/icons.ts';
import type { Place } from './places.ts';

const ITEM_CLASS =
  'group flex min-h-bar w-full flex-col items-center justify-center gap-1 text-[min(0.75rem,4.2vw)] font-semibold text-ink-soft color-transition hover:text-ink aria-[current=page]:text-brand-ink rail:min-h-0 rail:text-[min(0.75rem,14px)] lg:min-h-10 lg:flex-row lg:justify-start lg:gap-3 lg:rounded-full lg:px-3 lg:text-base lg:hover:bg-sunken lg:aria-[current=page]:bg-brand-tint lg:narrow:px-0';

interface NavItemProps extends Place {
  isHere?: boolean;
  /** What pressing it does, for one without an address. */
  onPress?: (() => void) | undefined;
  /** Shown when the mouse rests on it, where the side bar has only icons. */
  hint?: string | undefined;
}

/** A link of the main navigation, or a button. */
export function NavItem({ to, label, icon, isHere, onPress, hint }: NavItemProps) {
  const content = (
    <>
      <ItemIcon icon={icon} />
      <span className="lg:narrow:sr-only">{label}</span>
    </>
  );
  return (
    <li>
      {to ? (
        <Link
          to={to}
          title={hint}
          aria-current={isHere ? 'page' : undefined}
          // Also on the current page, where the router does nothing.
          onClick={() => scrollTo(0, 0)}
          className={ITEM_CLASS}
        >
          {content}
        </Link>
      ) : (
        <button type="button" title={hint} onClick={onPress} className={ITEM_CLASS}>
          {content}
        </button>
      )}
    </li>
  );
}

function ItemIcon({ icon: Icon }: { icon: LucideIcon }) {
  return (
    <span className="grid h-[28px] w-[48px] place-items-center rounded-full color-transition group-aria-[current=page]:bg-brand-tint lg:w-6 lg:narrow:w-12">
      <Icon aria-hidden className="size-[20px]" />
    </span>
  );
}
