import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Service } from '../modes.ts';
import { printLine } from '../terminal.ts';
import { binaryPathVariable, findEmulator, type Program, realWorld } from './find-emulators.ts';
import { findJava, pathWith } from './find-java.ts';

export interface Programs {
  /** The services that can be started: all, except `pubsub` when it is not installed. */
  services: Service[];
  /** Environment variables that point firebase-tools to the programs and Java. */
  env: Record<string, string>;
}

/**
 * Finds Java and the emulators that these services need.
 *
 * @throws CommandError naming what is missing and what to do
 */
export async function findPrograms(services: readonly Service[]): Promise<Programs> {
  const wanted = services.filter((name): name is Program & Service =>
    ['firestore', 'storage', 'pubsub'].includes(name),
  );
  if (wanted.length === 0) return { services: [...services], env: {} };
  const java = await findJava();
  const world = realWorld(javac());
  const found = await Promise.all(
    wanted.map(async (name) => ({ name, emulator: await findEmulator(name, world) })),
  );
  const env: Record<string, string> = { PATH: pathWith(java) };
  const missing = new Set<Service>();
  for (const { name, emulator } of found) {
    if ('path' in emulator) env[binaryPathVariable(name)] = emulator.path;
    if (emulator.by === 'download') printLine(`Downloading the ${name} emulator (once) …`);
    if (emulator.by === 'none') {
      missing.add(name);
      printLine(`No ${name} emulator found. Starting without it; schedules don't run.`);
    }
  }
  return { services: services.filter((name) => !missing.has(name)), env };
}

function javac(): string {
  const ofHome = process.env.JAVA_HOME && join(process.env.JAVA_HOME, 'bin', 'javac');
  return ofHome && existsSync(ofHome) ? ofHome : 'javac';
}
