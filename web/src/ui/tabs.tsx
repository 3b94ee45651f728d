import { Link } from 'react-router-dom';

interface TabLinksProps<Id extends string> {
  label: string;
  tabs: readonly { id: Id; label: string }[];
  /** The id of the open tab. */
  value: Id;
  /** The address of a tab. */
  addressOf: (id: Id) => string;
  /** For tabs that are too many for a phone in the usual size. */
  isDense?: boolean;
}

/** The tabs of a page, as links: each has an address, so Back, reload and shared links open the right one. */
export function TabLinks<Id extends string>({ label, tabs, value, addressOf, isDense }: TabLinksProps<Id>) {
  return (
    <nav
      aria-label={label}
      className="mb-3 flex w-full flex-wrap gap-1 rounded-3xl bg-sunken p-1 sm:mb-5 sm:w-fit"
    >
      {tabs.map((tab) => (
        <Link
          key={tab.id}
          to={addressOf(tab.id)}
          aria-current={tab.id === value ? 'page' : undefined}
          className={`${isDense ? 'px-2 text-xs sm:text-sm' : 'px-3 text-sm'} grid min-h-10 grow place-items-center rounded-full font-semibold whitespace-nowrap text-ink-soft color-transition hover:text-ink aria-[current=page]:bg-raised aria-[current=page]:text-ink aria-[current=page]:shadow-card sm:min-w-28 sm:px-4`}
        >
          {tab.label}
        </Link>
      ))}
    </nav>
  );
}
