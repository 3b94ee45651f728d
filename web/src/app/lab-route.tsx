import { LabPage } from '@/features/ai/lab-page.tsx';
import { useShell } from './shell/use-shell.ts';

/** The AI Lab, with the shell's data. */
export function LabRoute() {
  const { account } = useShell();
  return <LabPage account={account} />;
}
