import type { Browser } from '@playwright/test';
import type { Flags } from 'lighthouse';
import { askLighthouse, type Figures } from './ask-lighthouse.ts';
import { type Hosting, startHosting } from './hosting.ts';
import { newPhone, type Phone, withPhone } from './phone.ts';
import type { Route } from './routes.ts';
import { type Session, sessionsIn } from './session.ts';

/**
 * A `first` visit finds only the session in the browser; an `again` visit also finds what the first one cached; a
 * `slowed` visit is a first one with a throttled network instead of a simulated one.
 */
export type VisitKind = 'first' | 'again' | 'slowed';

const FLAGS: Record<VisitKind, Flags> = {
  first: {},
  // By default Lighthouse empties the cache of scripts; IndexedDB stays in any case.
  again: { disableStorageReset: true },
  // Loading takes longer, and Lighthouse waits for 5 seconds of idle CPU.
  slowed: { throttlingMethod: 'devtools', maxWaitForLoad: 45_000 },
};

/** The visits on each phone, one after the other. */
const USUAL: readonly VisitKind[][] = [['first']];
const DAILY: readonly VisitKind[][] = [['first', 'again'], ['slowed']];

/** The figures of the run with the median performance score. */
export interface Measured extends Figures {
  /** The scores of all runs, in ascending order. */
  runs: number[];
}

export interface Visits {
  /** How often each visit is made. */
  runs: number;
  onMeasured: (route: Route, kind: VisitKind, measured: Measured) => void;
  /** Called for failed visits on one phone, which are repeated once and then left out. */
  onFailed: (route: Route, kinds: readonly VisitKind[], error: unknown, isRepeated: boolean) => void;
}

/** Measures each route with Lighthouse on a simulated phone over HTTP/2. */
export async function visitRoutes(browser: Browser, routes: readonly Route[], visits: Visits): Promise<void> {
  const hosting = await startHosting();
  try {
    const sessionFor = sessionsIn(browser, { baseURL: hosting.origin, ignoreHTTPSErrors: true });
    for (const route of routes) await visitRoute(route, hosting, await sessionFor(route), visits);
  } finally {
    await hosting.close();
  }
}

async function visitRoute(
  route: Route,
  hosting: Hosting,
  session: Session,
  { runs, onMeasured, onFailed }: Visits,
): Promise<void> {
  const found: Record<VisitKind, Figures[]> = { first: [], again: [], slowed: [] };
  const visit = async (kinds: readonly VisitKind[]) => {
    const made: [VisitKind, Figures][] = [];
    await onNewPhone(async (phone) => {
      for (const kind of kinds) {
        const figures = await withPhone(phone, hosting, kind === 'again' ? undefined : session, (port) =>
          askLighthouse(`${hosting.origin}${route.path}`, port, FLAGS[kind]),
        );
        made.push([kind, figures]);
      }
    });
    // Counted only when all visits on the phone succeeded: a failed one is repeated with those before it.
    for (const [kind, figures] of made) found[kind].push(figures);
  };
  for (let run = 0; run < runs; run++) {
    for (const kinds of route.daily ? DAILY : USUAL) {
      // Repeated once: a crash on a busy machine says nothing about the page.
      await visit(kinds)
        .catch((error: unknown) => {
          onFailed(route, kinds, error, true);
          return visit(kinds);
        })
        .catch((error: unknown) => onFailed(route, kinds, error, false));
    }
  }
  for (const [kind, figures] of Object.entries(found) as [VisitKind, Figures[]][]) {
    if (figures.length > 0) onMeasured(route, kind, medianOf(figures));
  }
}

async function onNewPhone(work: (phone: Phone) => Promise<void>): Promise<void> {
  const phone = await newPhone();
  try {
    await work(phone);
  } finally {
    await phone.throwAway();
  }
}

function medianOf(turns: readonly Figures[]): Measured {
  const sorted = [...turns].sort((a, b) => a.score - b.score || b.lcp - a.lcp);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (!middle) throw new Error('no run succeeded');
  return { ...middle, runs: sorted.map(({ score }) => score) };
}
