import { TabLinks } from '@/ui/tabs.tsx';

const TABS = [
  { id: 'library', label: 'Offline files' },
  { id: 'notes', label: 'My Notes' },
] as const;

/** The tabs of My Library: offline files and notes. */
export function MyLibraryTabs({ open }: { open: (typeof TABS)[number]['id'] }) {
  return (
    <TabLinks label="My Library" tabs={TABS} value={open} addressOf={(id) => `/dashboard/vault?view=${id}`} />
  );
}
