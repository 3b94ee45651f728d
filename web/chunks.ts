/**
 * How the build is split into chunks. By default Home needs 50 of them. Rolldown's own merging by size (`entriesAware`)
 * got it down to 20, but with 90 KB that Home does not use: it merges what is small rather than what is used together.
 */
import type { Plugin, Rolldown } from 'vite';

const FIRESTORE = /@firebase[\\/](firestore|webchannel-wrapper)/;
/** Modules small enough to merge; larger ones get their own chunk. */
const SMALL = /(web|domain)[\\/]src|clsx|lucide-react/;

/** Whether the page or part in this file imports the module. */
type Uses = (file: string) => boolean;

/**
 * Groups of small modules by their users; the first match applies. A module that only one page uses stays in its chunk.
 */
const GROUPS: readonly { name: string; isUsed: (by: Uses) => boolean }[] = [
  { name: 'ui', isUsed: (by) => by('login-page.tsx') && (by('session-shell.tsx') || by('home-route.tsx')) },
  { name: 'forms', isUsed: (by) => by('login-page.tsx') && by('tasks-tab.tsx') },
  { name: 'auth', isUsed: (by) => by('login-page.tsx') },
  {
    name: 'shell',
    isUsed: (by) =>
      by('session-shell.tsx') ||
      (by('home-route.tsx') && ['planner-route.tsx', 'tasks-tab.tsx', 'deadlines-tab.tsx'].some(by)),
  },
  {
    name: 'tools',
    isUsed: (by) => by('ai-tool-route.tsx') && (by('home-route.tsx') || by('planner-route.tsx')),
  },
  { name: 'nudges', isUsed: (by) => by('background-nudges.tsx') && by('nudges-route.tsx') },
  { name: 'home', isUsed: (by) => by('home-route.tsx') },
  { name: 'planner', isUsed: (by) => by('planner-route.tsx') },
];

/** One chunk for the start, one for Firestore, and one for each group of small modules. */
export const codeSplitting: Rolldown.CodeSplittingOptions = {
  groups: [
    { name: 'initial', tags: ['$initial'], priority: GROUPS.length + 2 },
    { name: 'firestore', test: FIRESTORE, priority: GROUPS.length + 1 },
    ...GROUPS.map(({ name, isUsed }, index) => ({
      debugName: name,
      priority: GROUPS.length - index,
      test: SMALL,
      name: (id: string, graph: Rolldown.ChunkingContext) => {
        if (isEntry(id, graph)) return null;
        const entries = [...entriesThatInclude(id, graph)];
        return entries.length > 1 && isUsed((file) => entries.some((entry) => entry.endsWith(`/${file}`)))
          ? name
          : null;
      },
    })),
  ],
};

/** Whether a module is imported dynamically. */
function isEntry(id: string, graph: Rolldown.ChunkingContext): boolean {
  return (graph.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0;
}

/** The dynamically imported modules that include this one. */
function entriesThatInclude(id: string, graph: Rolldown.ChunkingContext): Set<string> {
  const seen = new Set([id]);
  // Iterating over a set includes the items added during the iteration.
  for (const one of seen) {
    for (const importer of graph.getModuleInfo(one)?.importers ?? []) seen.add(importer);
  }
  return new Set([...seen].filter((one) => isEntry(one, graph)));
}

/**
 * Imports every icon from its own file. Through lucide's index all pages would share one module, and each would load the
 * icons of all the others.
 */
export function iconsApart(): Plugin {
  return {
    name: 'icons-apart',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: /web[\\/]src/, code: "from 'lucide-react'" },
      handler: (code) => ({
        code: code.replace(/import \{([^}]+)\} from 'lucide-react';/g, (whole, names: string) => {
          const imports = names
            .split(',')
            .map((name) => name.trim())
            .filter((name) => name !== '' && !name.startsWith('type '))
            .map((name) => {
              const [icon = '', as = icon] = name.split(' as ');
              return `import ${as} from 'lucide-react/icons/${fileOfIcon(icon)}';`;
            });
          // Keeps the number of lines, for the source map.
          return imports.join(' ') + '\n'.repeat(whole.split('\n').length - 1);
        }),
        map: null,
      }),
    },
  };
}

/** `FileX2` is in file-x-2. An icon that is named differently fails the build, since there is no such file. */
function fileOfIcon(name: string): string {
  return name.replace(/(?!^)(?:[A-Z]|\d+)/g, (start) => `-${start}`).toLowerCase();
}
