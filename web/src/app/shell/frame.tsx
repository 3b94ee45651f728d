import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { BrandMark } from '@/ui/brand.tsx';
import { SearchIcon } from '@/ui/icons.ts';

/** The element around the bars and the page. */
export const FRAME_CLASS =
  'min-h-dvh pt-bar pb-[calc(var(--bar)+32px)] rail:pb-6 rail:pl-[80px] lg:pb-10 lg:pl-side';
/** The page's `<main>`. */
export const MAIN_CLASS = '@container/page outline-none mx-auto max-w-6xl px-[16px] pt-6 sm:px-6 lg:px-8';
/** The streak chip. */
export const CHIP_CLASS =
  'flex min-h-[44px] items-center gap-[4px] rounded-full bg-marigold-tint px-[12px] font-bold text-marigold-ink tabular';
/** The search button, which a narrow phone has behind the student's picture. */
export const SEARCH_CLASS =
  'hidden! min-w-[44px] @min-[26rem]:inline-flex! lg:min-w-52 lg:justify-start lg:bg-sunken lg:text-sm lg:font-normal';

/** What the search button shows. */
export function SearchLabel() {
  return (
    <>
      <SearchIcon aria-hidden className="size-[20px] shrink-0" />
      <span className="hidden lg:contents">
        Search <kbd className="ml-auto hidden font-sans text-xs pointer-fine:inline">Ctrl K</kbd>
      </span>
    </>
  );
}

/** The top bar, with `children` at its end. */
export function TopBarFrame({ children }: { children: ReactNode }) {
  return (
    <header className="fixed inset-x-0 top-0 z-30 border-b border-line bg-paper">
      <div className="@container flex h-bar items-center gap-[4px] px-[16px] sm:px-[24px]">
        <Link
          to="/dashboard"
          aria-label="Akada"
          className="mr-auto flex items-center gap-[8px] text-xl font-bold"
        >
          <BrandMark className="size-[36px]" />
          {/* With large text on a small screen only the logo fits. */}
          <span className="hidden @min-[19rem]:inline">Akada</span>
        </Link>
        {children}
      </div>
    </header>
  );
}
