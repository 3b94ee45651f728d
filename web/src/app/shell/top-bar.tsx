import { Link } from 'react-router-dom';
import { NotificationBell } from '@/features/notifications/notification-bell.tsx';
import { useStudent } from '@/firebase/auth-session.tsx';
import { avatarAddress } from '@/firebase/avatar-address.ts';
import { Avatar } from '@/ui/avatar.tsx';
import { Button, buttonClass, IconButton } from '@/ui/button.tsx';
import { AddIcon } from '@/ui/icons.ts';
import { SEARCH_CLASS, SearchLabel, TopBarFrame } from './frame.tsx';
import type { Sheet } from './sheets.tsx';
import { StreakChip } from './streak-chip.tsx';
import type { ShellData } from './use-shell.ts';

interface TopBarProps extends Pick<ShellData, 'points' | 'settings'> {
  onOpen: (sheet: Sheet) => void;
}

/** The top bar: the app's name, search, the streak, what can be created, the bell and the student's picture. */
export function TopBar({ points, settings: { settings }, onOpen }: TopBarProps) {
  const { uid, name } = useStudent();
  // The copy in the points document: reading the profile would cost one more read on every page.
  const picture = points.status === 'ready' ? avatarAddress(points.data?.avatar_url) : null;
  const avatar = <Avatar name={name} src={picture} size="bar" />;
  return (
    <TopBarFrame>
      <Button look="quiet" className={SEARCH_CLASS} aria-label="Search" onClick={() => onOpen('search')}>
        <SearchLabel />
      </Button>
      <StreakChip points={points} />
      <IconButton label="Create" onClick={() => onOpen('create')}>
        <AddIcon aria-hidden className="size-[20px]" />
      </IconButton>
      <NotificationBell uid={uid} showsCount={settings.notifications} />
      <IconButton label="Profile and more" className="lg:hidden" onClick={() => onOpen('more')}>
        {avatar}
      </IconButton>
      <Link
        to="/dashboard/profile"
        aria-label="Profile"
        title="Profile"
        className={`${buttonClass('quiet', 'icon')} max-lg:hidden`}
      >
        {avatar}
      </Link>
    </TopBarFrame>
  );
}
