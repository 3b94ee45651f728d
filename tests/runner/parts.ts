import { APP_IS_READY, checks, type Outcome, playwright, vitest } from './commands.ts';
import { sampledFunctions, sampledJourneys, sampledRules, sampledUnits } from './samples.ts';

export interface Part {
  /** What must be running: nothing, the emulators, or the emulators with the built app. */
  needs: 'nothing' | 'suite' | 'app';
  /** Whether it keeps Firestore's emulator busy for minutes, so that its code is worth compiling. */
  isLong?: boolean;
  run: (env: Record<string, string>) => Promise<Outcome>;
}

/** The projects that the compiler checks. The service worker has other globals than the app. */
const PROJECTS = [
  'domain',
  'engine',
  'engine/golden',
  'engine/lexicon',
  'engine/training',
  'functions',
  'web',
  'web/tsconfig.worker.json',
  'emulators',
  'admin',
  'tests',
];

export const PARTS = {
  types: { needs: 'nothing', run: () => checks(PROJECTS.map(compiler)) },
  lint: {
    needs: 'nothing',
    run: () =>
      checks([
        ['biome', 'check', '--error-on-warnings', '.'],
        ['knip', '--no-progress', '--treat-config-hints-as-errors'],
      ]),
  },
  unit: { needs: 'nothing', run: (env) => vitest(['unit', 'web*'], env) },
  /** The files with properties, such as random plans, run in part. */
  'unit-sample': { needs: 'nothing', run: sampledUnits },
  rules: { needs: 'suite', run: (env) => vitest(['rules'], env) },
  /** A twelfth of the cases of `rules`, another one each day. */
  'rules-sample': { needs: 'suite', run: sampledRules },
  /** What the requests of `rules` have shown, so it runs after that part, in one suite with it. */
  coverage: { needs: 'suite', isLong: true, run: (env) => vitest(['coverage'], env) },
  functions: { needs: 'suite', run: (env) => vitest(['functions'], env) },
  /** A quarter of the files of `functions`, another one each day. */
  'functions-sample': { needs: 'suite', run: sampledFunctions },
  long: { needs: 'suite', run: (env) => vitest(['long'], env) },
  /** The journeys that `npm test` runs, out of those of `browser`. */
  core: { needs: 'app', run: (env) => playwright(env, ['--grep', '@core']) },
  browser: { needs: 'app', run: playwright },
  /** Those of `core`, and a third of the others, another one each day. */
  'browser-sample': { needs: 'app', run: sampledJourneys },
  deep: { needs: 'suite', isLong: true, run: (env) => vitest(['deep'], env) },
  /** The journeys in Firefox and WebKit, which must be installed. */
  engines: { needs: 'app', run: (env) => vitest(['engines'], { ...env, ...APP_IS_READY }) },
} as const satisfies Record<string, Part>;

export type PartName = keyof typeof PARTS;

/** Checks one project. The compiler stores what hasn't changed, so that the next check takes a third of the time. */
function compiler(project: string): string[] {
  const buildInfo = `.akada/types/${project.replaceAll('/', '-')}.tsbuildinfo`;
  // Several checkers resolve the same types again, and another project is checked at the same time.
  const oneChecker = ['--checkers', '1'];
  return ['tsc', '-p', project, ...oneChecker, '--incremental', '--tsBuildInfoFile', buildInfo];
}
