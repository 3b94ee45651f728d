import { Dialog } from '@/ui/dialog.tsx';
import { CREATIONS, type Creatable } from './creatables.ts';
import { PLACE_CLASS, PLACE_ICON_CLASS } from './more-sheet.tsx';

interface CreateSheetProps {
  onCreate: (kind: Creatable) => void;
  onClose: () => void;
}

/** What can be created from every page; each opens its form. */
export function CreateSheet({ onCreate, onClose }: CreateSheetProps) {
  return (
    <Dialog title="Create" onClose={onClose}>
      <ul className="grid grid-pairs gap-3">
        {CREATIONS.map(({ kind, label, icon: Icon }) => (
          <li key={kind}>
            <button type="button" className={PLACE_CLASS} onClick={() => onCreate(kind)}>
              <Icon aria-hidden className={PLACE_ICON_CLASS} />
              {label}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
