import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { binaryPathVariable, findEmulator, type Program, realWorld } from './find-emulators.ts';
import { findJava, pathWith } from './find-java.ts';
import type { Service } from './modes.ts';
import { say } from './say.ts';

export interface Programs {
  /** The services that can be started: all but a `pubsub` that is not on the machine. */
  services: Service[];
  /** What tells firebase-tools where the programs and Java are. */
  env: Record<string, string>;
}

/**
 * Finds Java and the emulators that these services need.
 *
 * @throws LauncherError naming what is missing and what to do
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
    if (emulator.by === 'download') say(`The ${name} emulator is downloaded once …`);
    if (emulator.by === 'nobody') {
      missing.add(name);
      say(`No ${name} emulator on this machine: left out (schedules are then run by hand).`);
    }
  }
  return { services: services.filter((name) => !missing.has(name)), env };
}

function javac(): string {
  const ofHome = process.env.JAVA_HOME && join(process.env.JAVA_HOME, 'bin', 'javac');
  return ofHome && existsSync(ofHome) ? ofHome : 'javac';
}
