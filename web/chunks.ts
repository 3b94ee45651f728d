import type { Plugin } from 'vite';

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
