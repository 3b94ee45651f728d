import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { exportData, withoutTriggers } from './hub.ts';
import { DATA_DIR, SEED_STAMP } from './paths.ts';
import { LauncherError, messageOf } from './say.ts';
import { isExport, type Suite } from './suite.ts';

/** Writes the demo data; see `seed/seed.ts`. */
export type Seed = (options: { projectId: string; now: Date }) => Promise<void>;

/**
 * Whether the demo data must be written: there is none, or it is dated by an earlier day.
 *
 * @param stamp what `.akada/seed.json` holds, or undefined
 * @param hasData whether there is data to go with it
 */
export function needsSeed(stamp: string | undefined, hasData: boolean, now: Date): boolean {
  if (stamp === undefined || !hasData) return true;
  try {
    return (JSON.parse(stamp) as { day?: string }).day !== lagosDay(now);
  } catch {
    return true;
  }
}

/**
 * Seeds a running suite when it is due, and saves the result at once, so that not even a crash has the
 * next start take older data for today's.
 *
 * @returns whether it did
 * @throws LauncherError when the seed fails
 */
export async function seedOnceADay(suite: Suite, seed: Seed, now: Date): Promise<boolean> {
  const stamp = existsSync(SEED_STAMP) ? readFileSync(SEED_STAMP, 'utf8') : undefined;
  if (!needsSeed(stamp, isExport(DATA_DIR), now)) return false;
  Object.assign(process.env, suite.env);
  try {
    await withoutTriggers(suite.origins.hub, () => seed({ projectId: suite.projectId, now }));
    await exportData(suite.origins.hub, DATA_DIR);
  } catch (error) {
    throw new LauncherError(`The seed failed: ${messageOf(error)} (npm run reset starts over).`);
  }
  writeFileSync(SEED_STAMP, `${JSON.stringify({ day: lagosDay(now) })}\n`);
  return true;
}

/** The demo students are in Lagos. */
function lagosDay(date: Date): string {
  return date.toLocaleDateString('sv', { timeZone: 'Africa/Lagos' });
}
