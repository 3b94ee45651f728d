import type { Browser } from '@playwright/test';
import type { Flags } from 'lighthouse';
import { askLighthouse, type Figures } from './ask-lighthouse.ts';
import { type Hosting, startHosting } from './hosting.ts';
import { newPhone, type Phone, withPhone } from './phone.ts';
import type { Route } from './routes.ts';
import { type Session, sessionsIn } from './session.ts';

/**
 * A `first` visit finds the session in the browser, and else nothing; `again` finds everything that the first has
 * left; a `slowed` one is a first one, with a network that is really slow and not worked out to be so.
 */
export type VisitKind = 'first' | 'again' | 'slowed';

const FLAGS: Record<VisitKind, Flags> = {
  first: {},
  // Else the cache of scripts is emptied first; what is in IndexedDB stays either way.
  again: { disableStorageReset: true },
  // It takes longer until all is there, and the processor has been idle for the 5 seconds that Lighthouse wants.
  slowed: { throttlingMethod: 'devtools', maxWaitForLoad: 45_000 },
};

/** The visits that are made one after the other on one phone, for each phone. */
const USUAL: readonly VisitKind[][] = [['first']];
const DAILY: readonly VisitKind[][] = [['first', 'again'], ['slowed']];

/** The figures of the run with the middle score for speed. */
export interface Measured extends Figures {
  /** The score of every run, from the lowest. */
  runs: number[];
}

export interface Visits {
  /** How often each visit is made. */
  runs: number;
  onMeasured: (route: Route, kind: VisitKind, measured: Measured) => void;
  /** Visits on one phone that failed, and are made again, or are missing in what was measured. */
  onFailed: (route: Route, kinds: readonly VisitKind[], error: unknown, isRepeated: boolean) => void;
}

/** Lets Lighthouse visit each route, on a simulated phone, over HTTP/2. */
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
    // Only when all of one phone's are there: those that failed are made again, with the ones before them.
    for (const [kind, figures] of made) found[kind].push(figures);
  };
  for (let run = 0; run < runs; run++) {
    for (const kinds of route.daily ? DAILY : USUAL) {
      // Once more: a browser that dies on a busy machine says nothing of the page.
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
  if (!middle) throw new Error('no run at all');
  return { ...middle, runs: sorted.map(({ score }) => score) };
}
