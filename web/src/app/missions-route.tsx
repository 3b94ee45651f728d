import { MissionsPage } from '@/features/points/missions-page.tsx';
import { useShell } from './shell/use-shell.ts';

/** Missions, with the shell's data. */
export function MissionsRoute() {
  const { points } = useShell();
  return <MissionsPage points={points} />;
}
