import type { Browser } from '@playwright/test';
import { EVERY_PAGE, PAGE_BUDGETS } from './budgets.ts';
import type { Part, Say } from './part.ts';
import type { Route } from './routes.ts';
import { sessionsIn } from './session.ts';
import { KB, type Weight, weigh } from './weigh.ts';

/** Measures what a cold visit to each route loads. */
export async function benchJavaScript(
  browser: Browser,
  baseURL: string,
  routes: readonly Route[],
  say: Say,
): Promise<Part<Weight>> {
  say('\nJavaScript of a first visit in KB after gzip (scripts; loaded later when idle), and CSS');
  const sessionFor = sessionsIn(browser, { baseURL });
  const of = new Map<Route, Weight>();
  const over: string[] = [];
  for (const route of routes) {
    const weight = await weigh(browser, { baseURL, storageState: await sessionFor(route) }, route);
    of.set(route, weight);
    const [javaScript, idle, css] = [weight.javaScript, weight.idle, weight.css].map(
      (bytes) => bytes / KB,
    ) as [number, number, number];
    const budget = PAGE_BUDGETS[route.budget].javaScript;
    say(
      `  ${route.name}: ${javaScript.toFixed(1)} (${weight.scripts}; +${idle.toFixed(1)}), ` +
        `${budget === null ? 'no budget' : `budget ${budget}`}; CSS ${css.toFixed(1)}, budget ${EVERY_PAGE.css}`,
    );
    if (budget !== null && javaScript > budget)
      over.push(`${route.name} loads ${javaScript.toFixed(1)} KB of JavaScript`);
    if (css > EVERY_PAGE.css) over.push(`${route.name} loads ${css.toFixed(1)} KB of CSS`);
    if (weight.thirdParties.length > 0) over.push(`${route.name} requests ${weight.thirdParties.join(', ')}`);
  }
  return { of, over };
}
