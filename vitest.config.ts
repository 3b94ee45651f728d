import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { filesLeftOut } from './tests/runner/left-out.ts';
import { RULES_WORKERS } from './tests/support/rules/emulator.ts';

const coverage = 'tests/rules/coverage.test.ts';
/** Tests of functions that repeat something hundreds of times or in many orders. */
const long = 'tests/functions/**/*.long.test.ts';
const suiteSetup = './tests/support/suite-setup.ts';

const WEB_TESTS = readdirSync(new URL('./web/src', import.meta.url), { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.test\.tsx?$/.test(name))
  .map((name) => `web/src/${name}`);

/** Whether a test needs a document: for components, or for something else in a browser. */
const needsDom = (path: string) => path.endsWith('.tsx') || path.endsWith('.dom.test.ts');

/** Whether a test replaces modules, so that it can't share those of the app with others. */
const mocksModules = (path: string) =>
  /\bvi\.(?:mock|doMock|resetModules)\(/.test(readFileSync(new URL(path, import.meta.url), 'utf8'));

/** Packages that see a test's mocks of the SDKs, as our own modules do. */
const MOCKED = ['reactfire'];

/** Reactfire's source map names files that its package lacks, and Vite warns of that in each run. */
const withoutBrokenSourceMap = {
  name: 'without-broken-source-map',
  load: (id: string) =>
    id.endsWith('/reactfire/dist/index.js')
      ? readFileSync(id, 'utf8').replace(/\/\/# sourceMappingURL=.*/, '')
      : undefined,
};

const pathOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * The tests of the web app with or without a document that replace modules, or those that don't. The latter share the app's
 * modules, too.
 */
function webProject({ dom, mocked }: { dom: boolean; mocked: boolean }): TestProjectInlineConfiguration {
  return {
    extends: true,
    plugins: [withoutBrokenSourceMap],
    test: {
      name: ['web', ...(dom ? ['dom'] : []), ...(mocked ? ['mocked'] : [])].join('-'),
      include: WEB_TESTS.filter((path) => needsDom(path) === dom && mocksModules(path) === mocked),
      isolate: false,
      ...(mocked && { runner: './tests/runner/fresh-modules.ts' }),
      setupFiles: [
        './tests/support/fail-on-console-error.ts',
        ...(dom ? ['./tests/support/testing-library.ts'] : []),
      ],
      server: { deps: { inline: MOCKED } },
      ...(dom && { environment: 'jsdom' }),
    },
  };
}

/** One project for each part of `npm test` that Vitest runs; `npm run test:<name>` runs one. */
export default defineConfig({
  resolve: { alias: { '@': pathOf('./web/src') } },
  test: {
    // Left alone, Vitest would spare one of two cores.
    maxWorkers: RULES_WORKERS,
    pool: 'threads',
    // Keeps compiled modules between runs, keyed by the content of each file.
    experimental: { fsModuleCache: true, fsModuleCachePath: '.akada/vitest' },
    // A busy machine is no failure; a test that hangs still ends.
    testTimeout: 60_000,
    // One line for each file: by default the report names every test over 300 ms.
    slowTestThreshold: 30_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    // The Admin SDK would look for Google's machines before it asks the emulators, and wait for their answer.
    env: { METADATA_SERVER_DETECTION: 'none' },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{domain,engine,functions,emulators,admin,tests}/**/*.test.ts'],
          exclude: [
            '**/node_modules/**',
            '**/*.suite.test.ts',
            'tests/{rules,functions,deep,browser,engines}/**',
            ...filesLeftOut(),
          ],
          setupFiles: ['./tests/support/daily-seed.ts'],
          // They change nothing that another file sees, and what they import is loaded once.
          isolate: false,
        },
      },
      webProject({ dom: false, mocked: false }),
      webProject({ dom: false, mocked: true }),
      webProject({ dom: true, mocked: false }),
      webProject({ dom: true, mocked: true }),
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['tests/rules/**/*.test.ts'],
          // The cases of each collection and their tests share a file, so that the mutants import only the cases.
          includeSource: ['tests/rules/**/*.ts'],
          exclude: [coverage],
          globalSetup: [suiteSetup, './tests/support/rules/setup.ts'],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'coverage',
          include: [coverage],
        },
      },
      {
        extends: true,
        test: {
          name: 'functions',
          include: ['tests/functions/**/*.test.ts', '{emulators,admin}/**/*.suite.test.ts'],
          exclude: [long, ...filesLeftOut()],
          globalSetup: [suiteSetup],
          setupFiles: ['./tests/support/logs-setup.ts'],
          // They restore what they replace, and loading the Admin SDK for each file takes a second.
          isolate: false,
          // With two, the processors would be idle while transactions wait for each other.
          maxWorkers: 4,
        },
      },
      {
        extends: true,
        test: {
          name: 'long',
          include: [long],
          exclude: filesLeftOut(),
          globalSetup: [suiteSetup],
          setupFiles: ['./tests/support/logs-setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'deep',
          include: ['tests/deep/**/*.test.ts'],
          exclude: filesLeftOut(),
          globalSetup: [suiteSetup],
          fileParallelism: false,
          // A mutant of a function that every rule calls runs every case, beside four other mutants.
          testTimeout: 1_200_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'engines',
          include: ['tests/engines/**/*.test.ts'],
          globalSetup: ['./tests/browser/support/global-setup.ts'],
          testTimeout: 180_000,
        },
      },
    ],
  },
});
