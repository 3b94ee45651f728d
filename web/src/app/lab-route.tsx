import { LabPage } from '@/features/ai/lab-page.tsx';
import { useShell } from './shell/use-shell.ts';

/** The AI Lab, with what the shell has read. */
export function LabRoute() {
  const { account } = useShell();
  return <LabPage account={account} />;
}
