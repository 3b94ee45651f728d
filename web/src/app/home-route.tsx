import { HomePage } from '@/features/home/home-page.tsx';
import { useShell } from './shell/use-shell.ts';

/** Home, with what the shell has read. */
export function HomeRoute() {
  return <HomePage points={useShell().points} />;
}
