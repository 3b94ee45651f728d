import { loadavg } from 'node:os';
import type { Browser } from '@playwright/test';
import { EVERY_PAGE, isFarUnder, PAGE_BUDGETS, SLOWED } from './budgets.ts';
import type { Part, Say } from './part.ts';
import type { Route } from './routes.ts';
import { type Measured, type VisitKind, visitRoutes } from './visits.ts';

/** The suffix of a route's name for each kind of visit. */
export interface LighthousePart extends Part<Measured> {
  again: ReadonlyMap<Route, Measured>;
  slowed: ReadonlyMap<Route, Measured>;
}

const NAMES: Record<VisitKind, string> = { first: '', again: ', again', slowed: ', throttled' };

/**
 * Measures each route with Lighthouse.
 *
 * @param runs the number of times that each visit is made
 */
export async function benchLighthouse(
  browser: Browser,
  routes: readonly Route[],
  runs: number,
  say: Say,
): Promise<LighthousePart> {
  say(
    `\nLighthouse, simulated phone, HTTP/2, median of ${runs} (load of this machine: ${loadavg()[0]?.toFixed(1)})`,
  );
  const over: string[] = [];
  const found: Record<VisitKind, Map<Route, Measured>> = {
    first: new Map(),
    again: new Map(),
    slowed: new Map(),
  };
  await visitRoutes(browser, routes, {
    runs,
    onMeasured: (route, kind, measured) => {
      found[kind].set(route, measured);
      const { score, fcp, lcp, tbt, cls, accessibility, bestPractices, seo, failed } = measured;
      const name = `${route.name}${NAMES[kind]}`;
      say(
        `  ${name}: ${score} (${measured.runs.join(' ')}), FCP ${fcp} ms, LCP ${lcp} ms, TBT ${tbt} ms, CLS ${cls}, ` +
          `accessibility ${accessibility}, best practices ${bestPractices}, SEO ${seo}`,
      );
      if (failed.length > 0) say(`    fails ${failed.join(', ')}`);
      over.push(...overOf(route, kind, measured).map((what) => `${name} ${what}`));
    },
    onFailed: (route, kinds, error, isRepeated) => {
      const names = kinds.map((kind) => `${route.name}${NAMES[kind]}`).join(' and ');
      const reason = error instanceof Error ? error.message : String(error);
      say(`  ${names}: a run failed${isRepeated ? ' and is repeated' : ' twice'}: ${reason}`);
      if (!isRepeated) over.push(`${names} was not measured in every run`);
    },
  });
  return { of: found.first, again: found.again, slowed: found.slowed, over };
}

/**
 * Times are noisy, so only a score far under its budget fails. The results of other audits are not noisy.
 */
function overOf(route: Route, kind: VisitKind, measured: Measured): string[] {
  const { score, cls, accessibility, bestPractices, seo, failed } = measured;
  const budget = kind === 'slowed' ? SLOWED.score : PAGE_BUDGETS[route.budget].score;
  const lowest = Math.min(
    accessibility - EVERY_PAGE.accessibility,
    bestPractices - EVERY_PAGE.bestPractices,
    seo - EVERY_PAGE.seo,
  );
  return [
    ...(isFarUnder(score, budget) ? [`scores ${score}`] : []),
    ...(cls >= EVERY_PAGE.cls ? [`has a layout shift of ${cls}`] : []),
    ...(lowest < 0 ? [`fails ${failed.join(', ')}`] : []),
  ];
}
