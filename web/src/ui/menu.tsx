import * as Primitive from '@radix-ui/react-dropdown-menu';
import { clsx } from 'clsx';
import { useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Link } from 'react-router-dom';
import { IconButton } from './button.tsx';
import { type LucideIcon, MoreIcon } from './icons.ts';
import type { LoadedMenu } from './menu-button.tsx';

export interface MenuItem {
  label: string;
  icon: LucideIcon;
  /** What it does, or the address that it leads to. */
  action: (() => void) | string;
  /** Whether it deletes something; only such items are red. */
  isDestructive?: boolean;
}

interface MenuProps extends LoadedMenu {
  /** The name of the button that opens the menu. */
  label: string;
  items: readonly MenuItem[];
}

const ITEM_CLASS =
  'flex min-h-11 flex-nowrap! items-center gap-3 rounded-xl px-3 font-semibold outline-none data-highlighted:bg-sunken';

/** A button with a menu that is open at first: it takes the place of the button that was pressed to load it. */
export function Menu({ label, items, isByKey = false }: MenuProps) {
  const [isOpen, setIsOpen] = useState(true);
  const button = useRef<HTMLButtonElement>(null);
  const chosen = useRef<(() => void) | null>(null);
  const focusesFirst = useRef(isByKey);
  return (
    <Primitive.Root open={isOpen} onOpenChange={setIsOpen} modal={false}>
      <Primitive.Trigger
        ref={button}
        asChild
        // Radix opens it when touched, which a finger that scrolls does too.
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => setIsOpen(true)}
      >
        <IconButton label={label}>
          <MoreIcon aria-hidden className="size-4" />
        </IconButton>
      </Primitive.Trigger>
      {/* A tap beside the menu only closes it. */}
      {isOpen && createPortal(<div className="fixed inset-0 z-30" />, document.body)}
      <Primitive.Portal container={document.querySelector('main')}>
        <Primitive.Content
          align="end"
          sideOffset={4}
          collisionPadding={12}
          onFocus={({ target }) => {
            // Radix does this later, but it could not hear the key that loaded the menu.
            if (focusesFirst.current) target.querySelector<HTMLElement>('[role="menuitem"]')?.focus();
            focusesFirst.current = false;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            button.current?.focus();
            // Only now is the rest of the page usable again, such as for a dialog.
            const action = chosen.current;
            chosen.current = null;
            action?.();
          }}
          className="z-40 min-w-40 animate-fade rounded-2xl border border-line bg-surface p-1.5 shadow-card"
        >
          {items.map(({ label: name, icon: Icon, action, isDestructive }) =>
            typeof action === 'string' ? (
              <Primitive.Item key={name} asChild>
                <Link to={action} className={ITEM_CLASS}>
                  <Icon aria-hidden className="size-4 shrink-0" /> {name}
                </Link>
              </Primitive.Item>
            ) : (
              <Primitive.Item
                key={name}
                onSelect={() => {
                  chosen.current = action;
                }}
                className={clsx(ITEM_CLASS, isDestructive && 'text-danger')}
              >
                <Icon aria-hidden className="size-4 shrink-0" /> {name}
              </Primitive.Item>
            ),
          )}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
