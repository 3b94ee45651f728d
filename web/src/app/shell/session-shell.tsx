import { SessionSdks } from '@/firebase/session-sdks.tsx';
import { DashboardShell, type DashboardShellProps } from './dashboard-shell.tsx';

/** The shell of a signed-in student, with the SDKs that its pages use. */
export function SessionShell(props: DashboardShellProps) {
  return (
    <SessionSdks>
      <DashboardShell {...props} />
    </SessionSdks>
  );
}
