import * as Primitive from '@radix-ui/react-tabs';
import type { ReactNode } from 'react';

interface Tab {
  id: string;
  label: string;
  content: ReactNode;
}

/** Tabs; only the open one is mounted, so only what it shows is read. */
export function Tabs({
  label,
  tabs,
  value,
  onChange,
}: {
  label: string;
  tabs: readonly Tab[];
  value: string;
  onChange: (id: string) => void;
}) {
  return (
    <Primitive.Root value={value} onValueChange={onChange}>
      <Primitive.List
        aria-label={label}
        className="mb-5 flex w-full gap-1 overflow-x-auto rounded-full bg-sunken p-1 sm:w-fit"
      >
        {tabs.map((tab) => (
          <Primitive.Trigger
            key={tab.id}
            value={tab.id}
            className="min-h-10 grow rounded-full px-3 text-sm whitespace-nowrap sm:px-4 font-semibold text-ink-soft transition-colors hover:text-ink data-[state=active]:bg-raised data-[state=active]:text-ink data-[state=active]:shadow-card sm:min-w-28"
          >
            {tab.label}
          </Primitive.Trigger>
        ))}
      </Primitive.List>
      {tabs.map((tab) => (
        <Primitive.Content key={tab.id} value={tab.id}>
          {tab.content}
        </Primitive.Content>
      ))}
    </Primitive.Root>
  );
}
