import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { LoginCard } from '@/features/auth/components/login-card.tsx';
import { BrandMark } from '@/ui/brand.tsx';
import { buttonClass } from '@/ui/button.tsx';
import { AddIcon, NotificationsIcon, StreakIcon } from '@/ui/icons.ts';
import { PageSkeleton } from '@/ui/skeleton.tsx';
import {
  CHIP_CLASS,
  FRAME_CLASS,
  MAIN_CLASS,
  SEARCH_CLASS,
  SearchLabel,
  TopBarFrame,
} from '../shell/frame.tsx';
import { MainNav } from '../shell/main-nav.tsx';
import { SideBar } from '../shell/side-bar.tsx';
import type { Picture } from './early.ts';

/**
 * The HTML that is shown before the app has loaded. The build renders it from the app's own components, so that both
 * look the same. It is inert: nothing in it can be pressed or typed into, and screen readers skip it.
 */
export function pictures(): Record<Picture, string> {
  return {
    visitor: draw(<LoginCard busy={false} />),
    student: draw(<StudentFrame />),
    other: draw(
      <div className="grid min-h-dvh place-items-center">
        <BrandMark className="size-16" />
      </div>,
    ),
  };
}

function StudentFrame() {
  return (
    <div className={FRAME_CLASS}>
      <TopBarFrame>
        <span className={`${buttonClass('quiet')} ${SEARCH_CLASS}`}>
          <SearchLabel />
        </span>
        <span className={CHIP_CLASS}>
          <StreakIcon className="size-[18px]" />
          <span className="min-w-[2ch]" />
        </span>
        <span className={buttonClass('quiet', 'icon')}>
          <AddIcon className="size-[20px]" />
        </span>
        <span className={buttonClass('quiet', 'icon')}>
          <NotificationsIcon className="size-[20px]" />
        </span>
        <span className={buttonClass('quiet', 'icon')}>
          <span className="size-[36px] rounded-full bg-brand-tint" />
        </span>
      </TopBarFrame>
      <MainNav sideBar={<SideBar onFocus={() => {}} />} />
      <div className={MAIN_CLASS}>
        {/* Room for four lines, so that nothing moves when the font loads. */}
        <div className="first-tip mb-6 h-36 overflow-hidden">
          <p className="font-semibold text-ink-soft">Study tip of the day</p>
          <p data-tip className="mt-1 text-lg font-bold" />
        </div>
        <PageSkeleton />
      </div>
    </div>
  );
}

function draw(shown: ReactNode): string {
  const html = renderToStaticMarkup(<MemoryRouter initialEntries={['/nowhere']}>{shown}</MemoryRouter>);
  return (
    html
      // No inputs: text typed before the app has loaded would be lost.
      .replace(
        /<input[^>]*? placeholder="([^"]*)"[^>]*?class="([^"]*)"[^>]*>/g,
        '<p class="$2 text-ink-soft">$1</p>',
      )
      .replace(/<(\/?)(?:button|label|form)\b/g, '<$1div')
      .replace(/<link [^>]*>/g, '')
      .replace(/ (?:for|id|type|role|tabindex|aria-[a-z]+|novalidate|disabled|data-discover)="[^"]*"/gi, '')
  );
}
