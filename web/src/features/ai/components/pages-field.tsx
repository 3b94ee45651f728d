import { TextField } from '@/ui/field.tsx';
import { SelectField } from '@/ui/select-field.tsx';
import type { PdfFacts } from '../api/pdf-facts.ts';
import type { PageLimit, TypedPages } from '../study-source.ts';

const ALL = 'all';
const RANGE = 'range';

interface PagesFieldProps {
  facts: PdfFacts;
  pages: TypedPages;
  /** How many pages can be used at a time; null while unknown. */
  limit: PageLimit | null;
  onChange: (pages: TypedPages) => void;
}

/** Chooses all pages of a PDF, one of its chapters, or a range. */
export function PagesField({ facts, pages, limit, onChange }: PagesFieldProps) {
  const most = Math.min(facts.pages, limit?.pages ?? facts.pages);
  const fits = most === facts.pages;
  const chapter = facts.chapters.findIndex(
    ({ from, to }) => pages?.from === String(from) && pages.to === String(to),
  );
  const chosen = pages === null ? ALL : chapter >= 0 ? String(chapter) : RANGE;

  function choose(value: string) {
    if (value === ALL) return onChange(null);
    const range = value === RANGE ? { from: 1, to: most } : facts.chapters[Number(value)];
    if (range) onChange({ from: String(range.from), to: String(range.to) });
  }

  return (
    <div className="grid gap-3 sm:grid-cols-[minmax(0,2fr)_1fr_1fr]">
      <SelectField
        label="Pages to use"
        value={chosen}
        options={[
          {
            value: ALL,
            label: fits ? (facts.pages === 2 ? 'Both pages' : `All ${facts.pages} pages`) : 'Choose a part',
          },
          ...facts.chapters.map(({ title, from, to }, index) => ({
            value: String(index),
            label: from === to ? `${title} (p. ${from})` : `${title} (p. ${from} to ${to})`,
          })),
          { value: RANGE, label: 'A range of pages' },
        ]}
        onChange={({ target }) => choose(target.value)}
      />
      {pages !== null && (
        <>
          <PageNumber
            label="From page"
            value={pages.from}
            max={facts.pages}
            onChange={(from) => onChange({ ...pages, from })}
          />
          <PageNumber
            label="To page"
            value={pages.to}
            max={facts.pages}
            onChange={(to) => onChange({ ...pages, to })}
          />
        </>
      )}
    </div>
  );
}

interface PageNumberProps {
  label: string;
  value: string;
  max: number;
  onChange: (value: string) => void;
}

function PageNumber({ label, value, max, onChange }: PageNumberProps) {
  return (
    <TextField
      label={label}
      type="number"
      inputMode="numeric"
      min={1}
      max={max}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
