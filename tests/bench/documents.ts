import type { Browser } from '@playwright/test';
import type { Part, Say } from './part.ts';
import type { Route } from './routes.ts';
import { documentsOf, readsOfScreen } from './screens.ts';
import { studentFor } from './session.ts';

/** Measures the documents that a visit to each route reads, besides those of the shell. */
export async function benchDocuments(
  browser: Browser,
  baseURL: string,
  routes: readonly Route[],
  say: Say,
): Promise<Part<number>> {
  say('\nDocuments read with a cold cache (and by the shell)');
  const of = new Map<Route, number>();
  const over: string[] = [];
  for (const route of routes) {
    const student = studentFor(route);
    if (!student || route.reads === null) continue;
    const { own, shell } = await readsOfScreen(browser, baseURL, route, student);
    const documents = documentsOf(own);
    of.set(route, documents);
    const parts = own.map((read) => `${read.documents} ${read.what.split('/').at(-1)}`).join(', ');
    say(`  ${route.name}: ${documents}, at most ${route.reads} (+${documentsOf(shell)}): ${parts}`);
    if (documents > route.reads) over.push(`${route.name} reads ${documents} documents`);
  }
  return { of, over };
}
