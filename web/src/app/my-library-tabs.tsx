import { TabLinks } from '@/ui/tabs.tsx';

const TABS = [
  { id: 'library', label: 'Offline files' },
  { id: 'notes', label: 'My Notes' },
] as const;

/** The parts of what is the student's own in the library. */
export function MyLibraryTabs({ open }: { open: (typeof TABS)[number]['id'] }) {
  return (
    <TabLinks label="My Library" tabs={TABS} value={open} addressOf={(id) => `/dashboard/vault?view=${id}`} />
  );
}
