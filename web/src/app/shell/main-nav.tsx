import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { sectionAt } from '../page-paths.ts';
import { NavItem } from './nav-item.tsx';
import { SECTIONS } from './places.ts';

/** The order of the bottom bar (docs/product.md, App shell). */
const BOTTOM_BAR = [0, 3, 2, 1, 4].flatMap((index) => SECTIONS[index] ?? []);

/**
 * The main navigation: the five sections in a bottom bar on a phone, and on a rail at the side when it is held sideways.
 * On a desktop it is the side bar.
 */
export function MainNav({ sideBar }: { sideBar: ReactNode }) {
  const section = sectionAt(useLocation().pathname);
  return (
    <nav
      aria-label="Main"
      // The padding at its end on a desktop leaves room for the small focus timer.
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] rail:inset-x-auto rail:top-bar rail:left-0 rail:w-[80px] rail:overflow-y-auto rail:border-t-0 rail:border-r lg:inset-x-auto lg:top-bar lg:left-0 lg:w-side lg:overflow-y-auto lg:border-t-0 lg:border-r lg:bg-transparent lg:px-4 lg:pt-3 lg:pb-20"
    >
      <ul className="mx-auto grid max-w-lg grid-cols-5 rail:h-full rail:grid-cols-1 lg:hidden">
        {BOTTOM_BAR.map((place) => (
          <NavItem key={place.label} {...place} isHere={place.to === section} />
        ))}
      </ul>
      {sideBar}
    </nav>
  );
}
