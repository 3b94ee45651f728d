/**
 * How the build is cut into files. Cut by itself it makes 50 for Home; rolldown's own merging by size (`entriesAware`)
 * gave Home 20 and 90 KB that it does not use, as it puts together what is small and not what is used together.
 */
import type { Plugin, Rolldown } from 'vite';

const FIRESTORE = /@firebase[\\/](firestore|webchannel-wrapper)/;
/** Small modules; what is large has a file of its own wherever it is used. */
const SMALL = /(web|domain)[\\/]src|clsx|lucide-react/;

/** Whether the page, or the part, in this file needs a module. */
type Uses = (file: string) => boolean;

/** What small modules are put together, by who uses them: the first that fits. What one page alone uses stays there. */
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

/** What the start needs in one file, Firestore in another, and the small modules by the pages that use them. */
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
        const entries = [...entriesAbove(id, graph)];
        return entries.length > 1 && isUsed((file) => entries.some((entry) => entry.endsWith(`/${file}`)))
          ? name
          : null;
      },
    })),
  ],
};

/** Whether a module is loaded by itself, when it is needed. */
function isEntry(id: string, graph: Rolldown.ChunkingContext): boolean {
  return (graph.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0;
}

/** The modules that are loaded by themselves and bring this one with them. */
function entriesAbove(id: string, graph: Rolldown.ChunkingContext): Set<string> {
  const seen = new Set([id]);
  // A set that is gone through also gives what is added meanwhile.
  for (const one of seen) {
    for (const importer of graph.getModuleInfo(one)?.importers ?? []) seen.add(importer);
  }
  return new Set([...seen].filter((one) => isEntry(one, graph)));
}

/**
 * Has every icon imported from its own file. Through lucide's index each of 1,600 would count as used by whoever
 * uses one, and a page would load the icons of all of them.
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
          // As many lines as before, for the source map.
          return imports.join(' ') + '\n'.repeat(whole.split('\n').length - 1);
        }),
        map: null,
      }),
    },
  };
}

/** `FileX2` is in file-x-2. A name that does not follow this stops the build, as there is no such file. */
function fileOfIcon(name: string): string {
  return name.replace(/(?!^)(?:[A-Z]|\d+)/g, (start) => `-${start}`).toLowerCase();
}
