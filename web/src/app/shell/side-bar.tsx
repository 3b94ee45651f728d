import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { SIDE_BAR_KEY, SIDE_BAR_WIDTHS, showSideBarWidth } from '@/lib/side-bar-width.ts';
import { usePersistedChoice } from '@/lib/use-persisted-choice.ts';
import { CollapseIcon, ExpandIcon } from '@/ui/icons.ts';
import { sectionAt } from '../page-paths.ts';
import { MORE_PLACES, OWN_PLACES } from './more-places.ts';
import { NavItem } from './nav-item.tsx';
import { SECTIONS } from './places.ts';

const LIST_CLASS = 'hidden gap-1 lg:grid';
const NEXT_LIST_CLASS = `${LIST_CLASS} mt-2 border-t border-line pt-2`;

/** The side bar of a desktop: every section, the student's own pages, and a button that leaves only the icons. */
export function SideBar({ onFocus }: { onFocus: () => void }) {
  const section = sectionAt(useLocation().pathname);
  const [width, setWidth] = usePersistedChoice(SIDE_BAR_KEY, SIDE_BAR_WIDTHS);
  const isNarrow = width === 'narrow';
  useEffect(() => {
    showSideBarWidth(width);
  }, [width]);
  return [SECTIONS, MORE_PLACES, OWN_PLACES].map((places, index) => (
    <ul key={places[0]?.label} className={index === 0 ? LIST_CLASS : NEXT_LIST_CLASS}>
      {places.map((place) => (
        <NavItem
          key={place.label}
          {...place}
          isHere={place.to === section}
          onPress={onFocus}
          hint={isNarrow ? place.label : undefined}
        />
      ))}
      {places === OWN_PLACES && (
        <NavItem
          to={null}
          label={isNarrow ? 'Expand' : 'Collapse'}
          icon={isNarrow ? ExpandIcon : CollapseIcon}
          onPress={() => setWidth(isNarrow ? 'full' : 'narrow')}
          hint={isNarrow ? 'Expand' : undefined}
        />
      )}
    </ul>
  ));
}
