import { ProfilePage } from '@/features/account/profile-page.tsx';
import { PlansSection } from '@/features/plans/plans-section.tsx';
import { useShell } from './shell/use-shell.ts';

/** The profile, with the plan that the shell has read. */
export function ProfileRoute() {
  return <ProfilePage plans={<PlansSection account={useShell().account} />} />;
}
