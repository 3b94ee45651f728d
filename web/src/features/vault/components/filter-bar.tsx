import type { VaultStats } from '@akada/domain/schemas/vault';
import { type VAULT_CATEGORIES, VAULT_SORTS, type VaultFilter, type VaultSort } from '@akada/domain/vault';
import { SEARCH_LIMITS, searchToken } from '@akada/domain/vault-search';
import { LayoutGrid, List } from 'lucide-react';
import { IconButton } from '@/ui/button.tsx';
import { SelectField, TextField } from '@/ui/field.tsx';
import { useTyped } from '@/ui/use-typed.ts';

export const VIEWS = ['grid', 'list'] as const;
export type View = (typeof VIEWS)[number];

const CATEGORIES = [
  { value: 'all', label: 'All Categories' },
  { value: 'notes', label: 'Notes' },
  { value: 'media', label: 'Media' },
  { value: 'presentations', label: 'Presentations' },
  { value: 'other', label: 'Other' },
] as const satisfies readonly { value: (typeof VAULT_CATEGORIES)[number] | 'all'; label: string }[];
const SORTS = Object.entries(VAULT_SORTS).map(([value, { label }]) => ({ value, label }));

interface FilterBarProps {
  filter: VaultFilter;
  /** For the subjects to choose from; null while they are not known. */
  stats: VaultStats | null;
  view: View;
  onChange: (changed: Partial<VaultFilter>) => void;
  onView: (view: View) => void;
}

/** Search, category, subject, order, and grid or list. */
export function FilterBar({ filter, stats, view, onChange, onView }: FilterBarProps) {
  const [typed, setTyped] = useTyped(filter.search, (search) => onChange({ search }));
  const known = stats?.subjects.map(({ subject }) => subject) ?? [];
  const subjects =
    filter.subject === 'all' || known.includes(filter.subject) ? known : [filter.subject, ...known];
  return (
    <search className="grid grid-cols-2 items-end gap-3 lg:grid-cols-[2fr_1fr_1fr_1fr_auto]">
      <div className="col-span-2 lg:col-span-1">
        <TextField
          label="Search"
          type="search"
          placeholder="Search by title, subject, or contributor..."
          value={typed}
          hint={
            typed.trim() && !searchToken(typed)
              ? `Type at least ${SEARCH_LIMITS.shortest} letters`
              : undefined
          }
          onChange={({ target }) => setTyped(target.value)}
        />
      </div>
      <SelectField
        label="Category"
        value={filter.category}
        options={CATEGORIES}
        onChange={({ target }) => onChange({ category: target.value as VaultFilter['category'] })}
      />
      <SelectField
        label="Subject"
        value={filter.subject}
        options={[
          { value: 'all', label: 'All Subjects' },
          ...subjects.map((subject) => ({ value: subject, label: subject })),
        ]}
        onChange={({ target }) => onChange({ subject: target.value })}
      />
      <SelectField
        label="Sort"
        value={filter.sort}
        options={SORTS}
        onChange={({ target }) => onChange({ sort: target.value as VaultSort })}
      />
      <fieldset className="flex justify-end">
        <legend className="sr-only">View</legend>
        <IconButton
          label="Grid"
          aria-pressed={view === 'grid'}
          className="aria-pressed:bg-sunken aria-pressed:text-ink"
          onClick={() => onView('grid')}
        >
          <LayoutGrid aria-hidden className="size-5" />
        </IconButton>
        <IconButton
          label="List"
          aria-pressed={view === 'list'}
          className="aria-pressed:bg-sunken aria-pressed:text-ink"
          onClick={() => onView('list')}
        >
          <List aria-hidden className="size-5" />
        </IconButton>
      </fieldset>
    </search>
  );
}
