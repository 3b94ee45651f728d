import { TestRunner, vi } from 'vitest';

/** What each file loads again: the modules that tests replace, and those of the app, which may have loaded them. */
const LOADED_AGAIN = /^mock:|\/web\/src\/|\/node_modules\/reactfire\//;

interface LoadedModule {
  promise: unknown;
  exports: unknown;
  mockedExports?: unknown;
  evaluated: boolean;
  importers: Set<string>;
}

/**
 * Runs files whose tests replace modules in one worker, with one jsdom and one copy of the packages. A worker for each file
 * takes twice as long. Before each file it drops the app's modules, as Vitest's `resetModules` does, and restores the clock
 * and the globals.
 */
export default class FreshModules extends TestRunner {
  onBeforeCollect(): void {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    // biome-ignore lint/complexity/useLiteralKeys: TypeScript allows a private member only in brackets.
    const loaded: Map<string, LoadedModule> = this['workerState'].evaluatedModules.idToModuleMap;
    for (const [id, module] of loaded) {
      if (!LOADED_AGAIN.test(id)) continue;
      module.promise = undefined;
      module.exports = undefined;
      module.mockedExports = undefined;
      module.evaluated = false;
      module.importers.clear();
    }
  }
}
