import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { DATA_DIR, SEED_STAMP } from '../paths.ts';
import { exportData, withoutTriggers } from '../suite/hub.ts';
import { isExport, type Suite } from '../suite/start-suite.ts';
import { CommandError, errorMessage } from '../terminal.ts';

/** Writes the demo data; see `seed/seed.ts`. */
export type Seed = (options: { projectId: string; now: Date }) => Promise<void>;

/**
 * Whether the demo data must be written: there is none, or it was written on an earlier day.
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
 * Seeds a running suite if needed and exports the data at once, so that after a crash the stamp still matches the data.
 *
 * @returns whether it did
 * @throws CommandError when the seed fails
 */
export async function seedOnceADay(suite: Suite, seed: Seed, now: Date): Promise<boolean> {
  const stamp = existsSync(SEED_STAMP) ? readFileSync(SEED_STAMP, 'utf8') : undefined;
  if (!needsSeed(stamp, isExport(DATA_DIR), now)) return false;
  Object.assign(process.env, suite.env);
  try {
    await withoutTriggers(suite.origins.hub, () => seed({ projectId: suite.projectId, now }));
    await exportData(suite.origins.hub, DATA_DIR);
  } catch (error) {
    throw new CommandError(
      `Writing the demo data failed: ${errorMessage(error)} (to start over: npm run reset)`,
    );
  }
  writeFileSync(SEED_STAMP, `${JSON.stringify({ day: lagosDay(now) })}\n`);
  return true;
}

/** The demo students' zone. */
function lagosDay(date: Date): string {
  return date.toLocaleDateString('sv', { timeZone: 'Africa/Lagos' });
}
