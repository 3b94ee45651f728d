import { APP_IS_READY, checks, type Outcome, vitest } from './commands.ts';
import { filesOf, journeys, rulesCases } from './samples.ts';

export interface Part {
  /** What must be running: nothing, the emulators, or the emulators with the built app. */
  needs: 'nothing' | 'suite' | 'app';
  /** Whether it keeps Firestore's emulator busy for minutes, so that its code is worth compiling. */
  isLong?: boolean;
  /** Runs the whole, or for `parts` greater than 1 one of so many parts of what repeats itself, another one each day. */
  run: (env: Record<string, string>, parts: number) => Promise<Outcome>;
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

/** Files that choose a part of their cases themselves run each day: a part of a part could miss some for ever. */
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
  /** Of the files with properties, such as random plans, a part is enough each day. */
  unit: { needs: 'nothing', run: filesOf(['unit', 'web*'], /(?<!two-devices)\.property\./) },
  rules: { needs: 'suite', run: rulesCases },
  /** What the requests of `rules` have shown, so it runs after the whole of that part, in one suite with it. */
  coverage: { needs: 'suite', isLong: true, run: (env) => vitest(['coverage'], env) },
  functions: {
    needs: 'suite',
    run: filesOf(['functions'], /^tests\/functions\/.*(?<!\.long)\.test|\.suite\./),
  },
  long: { needs: 'suite', run: filesOf(['long'], /(?<!logs)\.long\./) },
  core: { needs: 'app', run: journeys('--grep', '@core') },
  /** The journeys that aren't core. */
  journeys: { needs: 'app', run: journeys('--grep-invert', '@core') },
  /** The golden set of the study engine always runs whole. */
  deep: {
    needs: 'suite',
    isLong: true,
    run: filesOf(['deep'], /^tests\/deep\/(?!golden|fuzz|.*mutants)/),
  },
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
