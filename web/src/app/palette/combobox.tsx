import { quantity } from '@akada/domain/text/plural';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { CONTROL_CLASS } from '@/ui/control-class.ts';
import type { Group, Item } from './items.ts';

interface ComboboxProps {
  search: string;
  groups: readonly Group[];
  onSearch: (search: string) => void;
  onChoose: (item: Item) => void;
}

/** A search field with a list below it. The focus stays in the field; the arrow keys move through the list. */
export function Combobox({ search, groups, onSearch, onChoose }: ComboboxProps) {
  const id = useId();
  const [chosen, setChosen] = useState<string | null>(null);
  const items = groups.flatMap((group) => group.items);
  const active = items.find((item) => item.id === chosen) ?? items[0];
  const optionId = (item: Item) => `${id}-${item.id}`;
  const activeId = active && optionId(active);
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  function move(by: number) {
    const index = active ? items.indexOf(active) : 0;
    setChosen(items.at((index + by) % items.length)?.id ?? null);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter') {
      if (active) onChoose(active);
    } else return;
    event.preventDefault();
  }

  return (
    <>
      <input
        type="text"
        role="combobox"
        aria-label="Search"
        aria-expanded
        aria-autocomplete="list"
        aria-controls={`${id}-list`}
        aria-activedescendant={activeId}
        placeholder="Search, go to or create"
        autoComplete="off"
        enterKeyHint="go"
        value={search}
        onChange={({ target }) => {
          setChosen(null);
          onSearch(target.value);
        }}
        onKeyDown={onKeyDown}
        className={CONTROL_CLASS}
      />
      <p role="status" className="sr-only">
        {search.trim() && quantity(items.length, 'result')}
      </p>
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label="Results"
        // Reached with the arrow keys from the field, but axe asks that what scrolls can have the focus.
        tabIndex={-1}
        className="mt-3 h-[55dvh] overflow-y-auto sm:h-96"
      >
        {groups.map((group) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a list box
          <div key={group.label} role="group" aria-labelledby={`${id}-${group.label}`} className="mb-2">
            <p id={`${id}-${group.label}`} className="px-3 py-1 text-sm font-semibold text-ink-soft">
              {group.label}
            </p>
            {group.items.map((item) => (
              <Option
                key={item.id}
                id={optionId(item)}
                item={item}
                isActive={item === active}
                onPoint={() => setChosen(item.id)}
                onChoose={() => onChoose(item)}
              />
            ))}
          </div>
        ))}
      </div>
    </>
  );
}

interface OptionProps {
  id: string;
  item: Item;
  isActive: boolean;
  onPoint: () => void;
  onChoose: () => void;
}

function Option({ id, item: { title, detail, icon: Icon }, isActive, onPoint, onChoose }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      onMouseMove={onPoint}
      onClick={onChoose}
      className="flex min-h-11 cursor-pointer items-center gap-3 rounded-xl px-3 py-1.5 aria-selected:bg-brand-tint"
    >
      <Icon aria-hidden className="size-5 shrink-0 text-brand-ink" />
      <span className="min-w-0 grow">
        <span className="block font-medium wrap-anywhere">{title}</span>
        {detail && <span className="block text-sm text-ink-soft">{detail}</span>}
      </span>
    </div>
  );
}
