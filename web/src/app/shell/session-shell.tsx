import { SessionSdks } from '@/firebase/session-sdks.tsx';
import { DashboardShell } from './dashboard-shell.tsx';

/** The shell of a signed-in student, with the SDKs that its pages use. */
export function SessionShell() {
  return (
    <SessionSdks>
      <DashboardShell />
    </SessionSdks>
  );
}
