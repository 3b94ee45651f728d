import type { VaultStats } from '@akada/domain/vault/schemas';
import { queryTokens, SEARCH_LIMITS } from '@akada/domain/vault/search';
import {
  NO_FILTER,
  TYPE_LABELS,
  type VAULT_CATEGORIES,
  VAULT_SORTS,
  type VaultFilter,
  type VaultSort,
} from '@akada/domain/vault/vault';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useDebouncedInput } from '@/lib/use-debounced-input.ts';
import { Button, IconButton } from '@/ui/button.tsx';
import { TextField } from '@/ui/field.tsx';
import { FilterIcon, GridViewIcon, ListViewIcon, RemoveIcon } from '@/ui/icons.ts';
import { SelectField } from '@/ui/select-field.tsx';

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
  /** For the subject options; null until loaded. */
  stats: VaultStats | null;
  /** Null where neither a grid nor a list is shown. */
  view: View | null;
  onChange: (changed: Partial<VaultFilter>) => void;
  onView: (view: View) => void;
}

/** Search, category, subject, order, and grid or list. On a phone the filters open below the search. */
export function FilterBar({ filter, stats, view, onChange, onView }: FilterBarProps) {
  const [typed, setTyped] = useDebouncedInput(filter.search, (search) => onChange({ search }));
  const known = stats?.subjects.map(({ subject }) => subject) ?? [];
  const subjects =
    filter.subject === 'all' || known.includes(filter.subject) ? known : [filter.subject, ...known];
  const bar = useRef<HTMLElement>(null);
  useResultsInView(bar, filter);
  const [isOpen, setOpen] = useState(false);
  const choices = isOpen ? '' : 'max-sm:hidden';
  const chosen = [filter.category !== 'all', filter.subject !== 'all', filter.sort !== NO_FILTER.sort];
  const count = chosen.filter(Boolean).length;
  return (
    <search
      ref={bar}
      className="grid scroll-mt-24 grid-pairs items-end gap-3 @4xl/page:grid-cols-[2fr_1fr_1fr_1fr_auto]"
    >
      <div className="col-span-full max-sm:-order-1 @4xl/page:col-span-1">
        <TextField
          label="Search"
          type="search"
          placeholder="Search by title, subject, or contributor..."
          value={typed}
          hint={
            typed.trim() && !queryTokens(typed)
              ? `Type at least ${SEARCH_LIMITS.shortest} letters`
              : undefined
          }
          onChange={({ target }) => setTyped(target.value)}
        />
      </div>
      <Button
        look="secondary"
        size="sm"
        aria-expanded={isOpen}
        className="self-center max-sm:-order-1 justify-self-start sm:hidden"
        onClick={() => setOpen(!isOpen)}
      >
        <FilterIcon aria-hidden className="size-4" /> {count > 0 ? `Filters (${count})` : 'Filters'}
      </Button>
      <div className={choices}>
        <SelectField
          label="Category"
          value={filter.category}
          options={CATEGORIES}
          onChange={({ target }) => onChange({ category: target.value as VaultFilter['category'] })}
        />
      </div>
      <div className={choices}>
        <SelectField
          label="Subject"
          value={filter.subject}
          options={[
            { value: 'all', label: 'All Subjects' },
            ...subjects.map((subject) => ({ value: subject, label: subject })),
          ]}
          onChange={({ target }) => onChange({ subject: target.value })}
        />
      </div>
      <div className={choices}>
        <SelectField
          label="Sort"
          value={filter.sort}
          options={SORTS}
          onChange={({ target }) => onChange({ sort: target.value as VaultSort })}
        />
      </div>
      {view && <ViewSwitch view={view} onView={onView} />}
      {filter.type !== 'all' && (
        <Button
          look="secondary"
          size="sm"
          aria-label={`Show all types, not only ${TYPE_LABELS[filter.type]}`}
          className="col-span-full justify-self-start"
          onClick={() => onChange({ type: 'all' })}
        >
          Only {TYPE_LABELS[filter.type]} <RemoveIcon aria-hidden className="size-4" />
        </Button>
      )}
    </search>
  );
}

function ViewSwitch({ view, onView }: { view: View; onView: FilterBarProps['onView'] }) {
  return (
    <fieldset className="flex justify-end max-sm:-order-1">
      <legend className="sr-only">View</legend>
      <IconButton
        label="Grid"
        aria-pressed={view === 'grid'}
        className="aria-pressed:bg-sunken aria-pressed:text-ink"
        onClick={() => onView('grid')}
      >
        <GridViewIcon aria-hidden className="size-5" />
      </IconButton>
      <IconButton
        label="List"
        aria-pressed={view === 'list'}
        className="aria-pressed:bg-sunken aria-pressed:text-ink"
        onClick={() => onView('list')}
      >
        <ListViewIcon aria-hidden className="size-5" />
      </IconButton>
    </fieldset>
  );
}

/** Scrolls the bar and the first results into view when a filter changes. */
function useResultsInView(
  bar: RefObject<HTMLElement | null>,
  { search, category, type, subject }: VaultFilter,
) {
  const narrowing = [search, category, type, subject].join('\n');
  const before = useRef(narrowing);
  useLayoutEffect(() => {
    if (before.current === narrowing) return;
    before.current = narrowing;
    const top = bar.current?.getBoundingClientRect().top ?? 0;
    if (top < 0 || top > innerHeight / 3) bar.current?.scrollIntoView();
  }, [bar, narrowing]);
}
