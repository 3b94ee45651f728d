import { dayOf, weekOf } from '@akada/domain/days/day';
import { DEFAULT_ZONE } from '@akada/domain/days/zone';
import type { QuerySpec } from '@akada/domain/documents/query-spec';
import { nextTasksQuery, weekEntriesQuery } from '@akada/domain/planner/queries';
import { DEMO_STUDENT } from '@akada/emulators/seed/demo';
import { demoEntries, demoTasks } from '@akada/emulators/seed/planner-data';
import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { findBrowser } from '../browser/support/find-browser.ts';
import { buildBarePage } from './bare-page/build-bare-page.ts';
import { isOver, OWN_DATA } from './budgets.ts';
import { type Hosting, startHosting } from './hosting.ts';
import { type OwnDataVisit, timeToOwnData } from './own-data-visit.ts';
import type { Say } from './part.ts';
import { DEMO, type Session, sessionOf } from './session.ts';

/** A page on which a student waits for their own data. */
interface Screen {
  name: string;
  path: string;
  /** The query that the bare page reads. */
  query: QuerySpec;
  /** The titles of which one must be on the screen. */
  titles: readonly string[];
}

/** The median times of a screen, in milliseconds. */
export interface OwnData {
  floor: number;
  first: number;
  again: number;
  /** The largest layout shift of its first visits. */
  cls: number;
}

const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 1 };

/**
 * Measures when a student's own data are on the screen of a phone on a slow network: on a first visit, beside a bare page
 * that only reads them, and on a repeat visit. Visits alternate, so that other work on the machine slows down all alike.
 *
 * @param runs how often each visit is made; the median counts
 */
export async function benchOwnData(
  browser: Browser,
  runs: number,
  say: Say,
): Promise<{ of: ReadonlyMap<string, OwnData>; over: string[] }> {
  const screens = screensOf(new Date());
  say(`\nOwn data on the screen, network and processor slowed, median of ${runs}`);
  const bare = await buildBarePage(Object.fromEntries(screens.map(({ path, query }) => [path, query])));
  const [floor, ours] = await Promise.all([startHosting(bare.folder), startHosting()]);
  const phones = await chromium.launch(await trusting(floor, ours));
  const of = new Map<string, OwnData>();
  try {
    const session = await sessionOf(browser, { baseURL: ours.origin, ignoreHTTPSErrors: true }, DEMO);
    for (const screen of screens) {
      of.set(screen.name, await measureScreen(phones, { floor, ours }, session, screen, runs, say));
    }
  } finally {
    await phones.close();
    await Promise.all([floor.close(), ours.close(), bare.throwAway()]);
  }
  const over = [...of].flatMap(([name, figures]) => overOf(figures).map((what) => `${name} ${what}`));
  return { of, over };
}

function screensOf(now: Date): readonly Screen[] {
  const today = dayOf(now, DEFAULT_ZONE);
  const week = weekOf(today);
  return [
    {
      name: 'Home',
      path: '/dashboard',
      query: nextTasksQuery(DEMO_STUDENT.uid),
      titles: [...demoTasks(now).values()]
        .filter(({ status }) => status !== 'completed')
        .map(({ title }) => title),
    },
    {
      name: 'Planner',
      path: '/dashboard/planner',
      query: weekEntriesQuery(DEMO_STUDENT.uid, week[0] ?? today, week[6] ?? today),
      titles: [...demoEntries(today).values()].filter(({ date }) => date === today).map(({ title }) => title),
    },
  ];
}

/** A browser that trusts the certificates; ignoring every certificate error would keep it from caching. */
async function trusting(...hostings: readonly Hosting[]) {
  const { executablePath, args } = await findBrowser();
  const keys = hostings.map(({ fingerprint }) => fingerprint).join(',');
  return { executablePath, args: [...args, `--ignore-certificate-errors-spki-list=${keys}`] };
}

async function measureScreen(
  phones: Browser,
  { floor, ours }: { floor: Hosting; ours: Hosting },
  session: Session,
  { name, path, titles }: Screen,
  runs: number,
  say: Say,
): Promise<OwnData> {
  const found: Record<'floor' | 'first' | 'again', OwnDataVisit[]> = { floor: [], first: [], again: [] };
  const known = await phoneThatKnows(phones, ours, session, path);
  const visitOnce = async (hosting: Hosting) => {
    const context = await phones.newContext({
      ...PHONE,
      storageState: at(hosting, session),
      serviceWorkers: 'block',
    });
    const visit = await timeToOwnData(context, hosting.origin + path, titles);
    await context.close();
    return visit;
  };
  for (let run = 0; run < runs; run += 1) {
    found.floor.push(await visitOnce(floor));
    found.first.push(await visitOnce(ours));
    found.again.push(await timeToOwnData(known, ours.origin + path, titles));
  }
  await known.close();
  const figures = {
    floor: medianOf(found.floor),
    first: medianOf(found.first),
    again: medianOf(found.again),
    cls: Math.max(...found.first.map(({ cls }) => cls)),
  };
  const times = (visits: OwnDataVisit[]) => visits.map(({ shown }) => Math.round(shown)).join(' ');
  say(
    `  ${name}: first visit ${figures.first} ms (${times(found.first)}), ` +
      `${(figures.first / figures.floor).toFixed(2)} times the bare page's ${figures.floor} (${times(found.floor)}), ` +
      `at most ${OWN_DATA.timesFloor}; repeat visit ${figures.again} (${times(found.again)}), ` +
      `at most ${OWN_DATA.again}; layout shift ${figures.cls}`,
  );
  return figures;
}

/** A phone on which the app was open before, with its service worker and documents. */
async function phoneThatKnows(
  phones: Browser,
  ours: Hosting,
  session: Session,
  path: string,
): Promise<BrowserContext> {
  const context = await phones.newContext({ ...PHONE, storageState: at(ours, session) });
  const page = await context.newPage();
  await page.goto(ours.origin + path);
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active?.state === 'activated');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.close();
  return context;
}

/** The session as another origin stores it. */
function at({ origin }: Hosting, session: Session): Session {
  return { ...session, origins: session.origins.map((stored) => ({ ...stored, origin })) };
}

function medianOf(visits: readonly OwnDataVisit[]): number {
  const sorted = visits.map(({ shown }) => shown).sort((a, b) => a - b);
  return Math.round(sorted[Math.floor(sorted.length / 2)] ?? Number.NaN);
}

function overOf({ floor, first, again }: OwnData): string[] {
  return [
    ...(isOver(first / floor, OWN_DATA.timesFloor)
      ? [`shows own data after ${(first / floor).toFixed(2)} times the bare page's time`]
      : []),
    ...(isOver(again, OWN_DATA.again) ? [`shows own data after ${again} ms on a repeat visit`] : []),
  ];
}
