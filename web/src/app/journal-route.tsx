import { JournalPage } from '@/features/journal/journal-page.tsx';
import { useShell } from './shell/use-shell.ts';

/** The journal, with the shell's data. */
export function JournalRoute() {
  return <JournalPage account={useShell().account} />;
}
