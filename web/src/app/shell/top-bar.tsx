import { Link } from 'react-router-dom';
import { NotificationBell } from '@/features/notifications/notification-bell.tsx';
import { useStudent } from '@/firebase/auth-session.tsx';
import { avatarAddress } from '@/firebase/avatar-address.ts';
import { Avatar } from '@/ui/avatar.tsx';
import { buttonClass } from '@/ui/button.tsx';
import { TopBarFrame } from './frame.tsx';
import { StreakChip } from './streak-chip.tsx';
import type { ShellData } from './use-shell.ts';

/** The top bar: the app's name, the streak, the bell and the profile link. */
export function TopBar({ points, settings: { settings } }: Pick<ShellData, 'points' | 'settings'>) {
  const { uid, name } = useStudent();
  // The copy in the points document: reading the profile would cost one more read on every page.
  const picture = points.status === 'ready' ? avatarAddress(points.data?.avatar_url) : null;
  return (
    <TopBarFrame>
      <StreakChip points={points} />
      <NotificationBell uid={uid} showsCount={settings.notifications} />
      <Link
        to="/dashboard/profile"
        aria-label="Profile"
        title="Profile"
        className={buttonClass('quiet', 'icon')}
      >
        <Avatar name={name} src={picture} size="bar" />
      </Link>
    </TopBarFrame>
  );
}
