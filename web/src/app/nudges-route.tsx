import { saveSettings } from '@/features/account/api/use-settings.ts';
import { timedId } from '@/features/focus/has-timer.ts';
import { NudgesPage } from '@/features/nudges/nudges-page.tsx';
import { useStudent } from '@/firebase/auth-session.tsx';
import { useBackgroundNudges, useShell } from './shell/use-shell.ts';

/** The nudges page, with the shell's data. */
export function NudgesRoute() {
  const { uid } = useStudent();
  const { points, account, settings } = useShell();
  useBackgroundNudges('all');
  return (
    <NudgesPage
      points={points}
      account={account}
      settings={settings.settings.nudges}
      cancelledUntil={settings.settings.cancelled_until}
      readTimedId={() => timedId(uid)}
      canSet={settings.isKnown}
      mayNotify={settings.settings.notifications}
      onSettings={(nudges) => saveSettings(uid, settings, { nudges })}
    />
  );
}
