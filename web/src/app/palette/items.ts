import { AI_TOOLS } from '@akada/domain/ai/tools';
import { findByTitle } from '@akada/domain/text/match-title';
import { QUIZ_ENTRIES } from '@/features/quiz/entries.ts';
import { relativeTime } from '@/lib/relative-time.ts';
import { longDay } from '@/lib/time.ts';
import {
  AddToPlannerIcon,
  AiIcon,
  FlashcardsIcon,
  GoToIcon,
  type LucideIcon,
  NoteIcon,
  OtherFileIcon,
  SearchIcon,
  TasksIcon,
} from '@/ui/icons.ts';
import { CREATIONS, type Creatable } from '../shell/creatables.ts';
import { MORE_PLACES, OWN_PLACES } from '../shell/more-places.ts';
import { SECTIONS } from '../shell/places.ts';
import type { QuickFormTarget } from '../shell/quick-form.tsx';
import type { Thing } from './own-things.ts';

/** What choosing an item does. */
type Choice = { to: string } | { create: Creatable } | { edit: QuickFormTarget };

export interface Item {
  /** Unique in the list. */
  id: string;
  title: string;
  /** Tells it from others of the same title. */
  detail?: string;
  icon: LucideIcon;
  choice: Choice;
}

export interface Group {
  label: string;
  items: Item[];
}

/** How many items of a kind a search shows. */
const MOST = 5;

/** Pages that are part of a section. */
const INNER_PAGES: readonly [title: string, to: string][] = [
  ['Tasks', '/dashboard/planner?tab=tasks'],
  ['Deadlines', '/dashboard/planner?tab=deadlines'],
  ['Missions', '/dashboard/missions'],
  ['My uploads', '/dashboard/vault?view=uploads'],
  ['My notes', '/dashboard/vault?view=notes'],
  ['Offline files', '/dashboard/vault?view=library'],
  ['Bookmarks', '/dashboard/vault?view=bookmarks'],
  ['Settings and theme', '/dashboard/profile'],
];

const goTo = (title: string, to: string, icon: LucideIcon): Item => ({ id: to, title, icon, choice: { to } });

const PLACES: readonly Item[] = [...SECTIONS, ...MORE_PLACES, ...OWN_PLACES].flatMap(({ to, label, icon }) =>
  to === null ? [] : goTo(label, to, icon),
);

const PAGES: readonly Item[] = [
  ...PLACES,
  ...QUIZ_ENTRIES.map(({ title, to, icon }) => goTo(title, to, icon)),
  ...INNER_PAGES.map(([title, to]) => goTo(title, to, GoToIcon)),
  ...AI_TOOLS.map(({ id, title }) => goTo(title, `/ai/${id}`, AiIcon)),
];

const CREATE: readonly Item[] = CREATIONS.map(({ kind, command, icon }) => ({
  id: kind,
  title: command,
  icon,
  choice: { create: kind },
}));

const KINDS = [
  ['task', 'Tasks'],
  ['entry', 'Schedule'],
  ['note', 'Notes'],
  ['deck', 'Decks'],
  ['file', 'Files'],
] as const satisfies readonly [Thing['kind'], string][];

/**
 * What the search shows: without a search what can be created and the places, else what fits it.
 *
 * @param things what this device has of the student's
 */
export function groupsFor(search: string, things: readonly Thing[]): Group[] {
  const text = search.trim();
  const groups: Group[] = text
    ? [
        { label: 'Go to', items: findByTitle(PAGES, text).slice(0, MOST) },
        ...KINDS.map(([kind, label]) => ({
          label,
          items: findByTitle(
            things.filter((thing) => thing.kind === kind),
            text,
          )
            .slice(0, MOST)
            .map(itemOf),
        })),
        { label: 'Create', items: findByTitle(CREATE, text) },
        { label: 'Library', items: [searchVault(text)] },
      ]
    : [
        { label: 'Create', items: [...CREATE] },
        { label: 'Go to', items: [...PLACES] },
      ];
  return groups.filter(({ items }) => items.length > 0);
}

function searchVault(search: string): Item {
  const to = `/dashboard/vault?${new URLSearchParams({ search })}`;
  return goTo(`Search all shared files for “${search}”`, to, SearchIcon);
}

function itemOf(thing: Thing): Item {
  const { id, title } = thing;
  switch (thing.kind) {
    case 'task': {
      const { task } = thing;
      const detail = task.status === 'completed' ? 'Completed' : `Due ${relativeTime(task.due_date)}`;
      return { id, title, detail, icon: TasksIcon, choice: { edit: { form: 'task', task } } };
    }
    case 'entry': {
      const { entry } = thing;
      const detail = `${longDay(entry.date)}, ${entry.start_time}`;
      return { id, title, detail, icon: AddToPlannerIcon, choice: { edit: { form: 'entry', entry } } };
    }
    case 'note':
      return { id, title, icon: NoteIcon, choice: { to: `/dashboard/vault?view=notes&note=${id}` } };
    case 'deck':
      return { id, title, icon: FlashcardsIcon, choice: { to: `/dashboard/decks?deck=${id}` } };
    case 'file': {
      const view = thing.isOffline ? 'view=library&' : '';
      const detail = thing.isOffline ? 'On this device' : undefined;
      const to = `/dashboard/vault?${view}file=${id}`;
      return { id, title, ...(detail && { detail }), icon: OtherFileIcon, choice: { to } };
    }
  }
}
