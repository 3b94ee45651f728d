import { type ComponentType, useState } from 'react';
import { IconButton } from './button.tsx';
import { MoreIcon } from './icons.ts';
import { LOAD_MESSAGES } from './lazy-part.tsx';
import { toast } from './toast.tsx';

/** What the button tells its menu. */
export interface LoadedMenu {
  /** Whether a key, and not the mouse, loaded it. */
  isByKey?: boolean;
}

interface MenuButtonProps<Props> {
  /** The button's name, which the menu's own button has too. */
  label: string;
  /** Loads the menu, which takes the place of this button. */
  load: () => Promise<ComponentType<Props & LoadedMenu>>;
  menu: Props;
}

/** A button with three dots, whose menu loads when it is first pressed. */
export function MenuButton<Props extends object>({ label, load, menu }: MenuButtonProps<Props>) {
  const [Menu, setMenu] = useState<ComponentType<Props & LoadedMenu> | null>(null);
  const [isByKey, setIsByKey] = useState(false);
  if (Menu) return <Menu {...menu} isByKey={isByKey} />;
  return (
    <IconButton
      label={label}
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={({ detail }) => {
        // A click by a key counts no presses.
        setIsByKey(detail === 0);
        load().then(
          (Loaded) => setMenu(() => Loaded),
          (error) => {
            console.warn('a menu could not be loaded', error);
            toast.error(LOAD_MESSAGES.offline);
          },
        );
      }}
    >
      <MoreIcon aria-hidden className="size-4" />
    </IconButton>
  );
}
