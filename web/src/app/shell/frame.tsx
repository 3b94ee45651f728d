import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { BrandMark } from '@/ui/brand.tsx';

/** Around the bars and the page. */
export const FRAME_CLASS = 'min-h-dvh pt-16 pb-24 lg:pb-10 lg:pl-56';
/** Around the page. */
export const MAIN_CLASS = 'outline-none mx-auto max-w-6xl px-4 pt-6 sm:px-6 lg:px-8';
/** The streak in the bar. */
export const CHIP_CLASS =
  'flex min-h-11 items-center gap-1.5 rounded-full bg-marigold-tint px-3.5 font-bold text-marigold-ink tabular-nums';

/** The bar above every page, with what is at its end. */
export function TopBarFrame({ children }: { children: ReactNode }) {
  return (
    <header className="fixed inset-x-0 top-0 z-30 border-b border-line bg-paper/95 backdrop-blur">
      <div className="flex h-16 items-center gap-1 px-4 sm:px-6">
        <Link to="/dashboard" className="mr-auto flex items-center gap-2.5 text-xl font-bold">
          <BrandMark className="size-9" /> Akada
        </Link>
        {children}
      </div>
    </header>
  );
}
