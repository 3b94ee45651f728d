import { Link } from 'react-router-dom';
import { FocusIcon } from '@/ui/icons.ts';
import { MORE_PLACES } from './places.ts';

const PLACE_CLASS =
  'flex h-full min-h-12 w-full items-center gap-3 rounded-card border border-line bg-surface px-4 py-2 text-left text-sm font-semibold shadow-card transition-colors hover:bg-sunken';
const ICON_CLASS = 'size-5 shrink-0 text-brand-ink';

/** Links on Home to the sections that the bottom bar does not have, on screens without a side bar. */
export function MorePlaces({ onFocus }: { onFocus: () => void }) {
  return (
    <nav aria-labelledby="more-places" className="sm:col-span-2 lg:hidden">
      <h2 id="more-places" className="mb-3 font-bold">
        More
      </h2>
      <ul className="grid grid-pairs gap-3">
        {MORE_PLACES.map(({ to, label, icon: Icon }) => (
          <li key={to}>
            <Link to={to} className={PLACE_CLASS}>
              <Icon aria-hidden className={ICON_CLASS} />
              {label}
            </Link>
          </li>
        ))}
        <li>
          <button type="button" onClick={onFocus} className={PLACE_CLASS}>
            <FocusIcon aria-hidden className={ICON_CLASS} />
            Focus timer
          </button>
        </li>
      </ul>
    </nav>
  );
}
