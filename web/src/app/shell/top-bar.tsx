import { CircleUserRound } from 'lucide-react';
import { Link } from 'react-router-dom';
import { NotificationBell } from '@/features/notifications/notification-bell.tsx';
import { BrandMark } from '@/ui/brand.tsx';
import { buttonClass } from '@/ui/button.tsx';
import { StreakChip } from './streak-chip.tsx';
import type { ShellData } from './use-shell.ts';

/** The bar above every page: the name, the streak, the bell, the way to the profile. */
export function TopBar({ uid, points }: { uid: string } & Pick<ShellData, 'points'>) {
  return (
    <header className="fixed inset-x-0 top-0 z-30 border-b border-line bg-paper/95 backdrop-blur">
      <div className="flex h-16 items-center gap-1 px-4 sm:px-6">
        <Link to="/dashboard" className="mr-auto flex items-center gap-2.5 text-xl font-bold">
          <BrandMark className="size-9" /> Akada
        </Link>
        <StreakChip points={points} />
        <NotificationBell uid={uid} />
        <Link
          to="/dashboard/profile"
          aria-label="Profile"
          title="Profile"
          className={buttonClass('quiet', 'icon')}
        >
          <CircleUserRound aria-hidden className="size-6" />
        </Link>
      </div>
    </header>
  );
}
