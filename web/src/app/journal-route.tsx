import { JournalPage } from '@/features/journal/journal-page.tsx';
import { useShell } from './shell/use-shell.ts';

/** The journal, with the plan that the shell has read. */
export function JournalRoute() {
  return <JournalPage account={useShell().account} />;
}
