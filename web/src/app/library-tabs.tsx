import { TabLinks } from '@/ui/tabs.tsx';

const TABS = [
  { id: 'community', label: 'Community' },
  { id: 'uploads', label: 'My uploads' },
  { id: 'notes', label: 'My notes' },
  { id: 'library', label: 'Offline' },
] as const;

/** The tabs of the Library: what everyone shares, and the student's own uploads, notes and offline files. */
export function LibraryTabs({ open }: { open: (typeof TABS)[number]['id'] }) {
  return (
    // The page's own gap is enough.
    <div className="-mb-5">
      <TabLinks
        label="Library"
        tabs={TABS}
        value={open}
        addressOf={(id) => (id === 'community' ? '/dashboard/vault' : `/dashboard/vault?view=${id}`)}
        isDense
      />
    </div>
  );
}
