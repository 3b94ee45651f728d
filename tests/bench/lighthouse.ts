import { loadavg } from 'node:os';
import type { Browser } from '@playwright/test';
import { EVERY_PAGE, isFarUnder, PAGE_BUDGETS, SLOWED } from './budgets.ts';
import type { Part, Say } from './part.ts';
import type { Route } from './routes.ts';
import { type Measured, type VisitKind, visitRoutes } from './visits.ts';

/** Of first visits, and of the others where they were made. */
export interface LighthousePart extends Part<Measured> {
  again: ReadonlyMap<Route, Measured>;
  slowed: ReadonlyMap<Route, Measured>;
}

const NAMES: Record<VisitKind, string> = { first: '', again: ', again', slowed: ', really slowed' };

/**
 * Lighthouse's figures of each route.
 *
 * @param runs how often each visit is made
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
      say(`  ${names}: a run failed${isRepeated ? ', and is made once more' : ' twice'}: ${reason}`);
      if (!isRepeated) over.push(`${names} was not measured in each run`);
    },
  });
  return { of: found.first, again: found.again, slowed: found.slowed, over };
}

/**
 * The times are said, and only a score far under its budget fails: they are noisy. What Lighthouse finds to be so or
 * not so is not.
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
    ...(cls >= EVERY_PAGE.cls ? [`moves by ${cls} as it loads`] : []),
    ...(lowest < 0 ? [`fails ${failed.join(', ')}`] : []),
  ];
}
