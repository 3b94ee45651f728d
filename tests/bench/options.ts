import { parseArgs } from 'node:util';
import { ROUTES, type Route } from './routes.ts';

const PARTS = [
  'documents',
  'javascript',
  'lighthouse',
  'own-data',
  'save',
  'boards',
  'vault',
  'engine',
  'lists',
  'learning',
] as const;
type PartName = (typeof PARTS)[number];

/** How often Lighthouse visits a page; the median counts. */
const RUNS = 3;

export interface Options {
  parts: ReadonlySet<PartName>;
  routes: readonly Route[];
  runs: number;
  /** Whether every route is measured, as the table needs. */
  isWhole: boolean;
}

/**
 * Reads the options of the command line.
 *
 * @throws Error that lists the choices when an argument is unknown
 */
export function readOptions(args: string[]): Options {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { route: { type: 'string', multiple: true }, runs: { type: 'string' } },
  });
  const parts = PARTS.filter((part) => positionals.length === 0 || positionals.includes(part));
  const unknown = positionals.filter((name) => !(PARTS as readonly string[]).includes(name));
  if (unknown.length > 0) {
    throw new Error(`unknown part: ${unknown.join(', ')}; the parts are ${PARTS.join(', ')}`);
  }
  const routes = values.route ? values.route.map(routeNamed) : ROUTES;
  const runs = values.runs === undefined ? RUNS : Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs must be a number, not ${values.runs}`);
  return {
    parts: new Set(parts),
    routes,
    runs,
    isWhole: routes === ROUTES,
  };
}

function routeNamed(name: string): Route {
  const route = ROUTES.find((each) => each.name === name || each.path === name);
  if (!route) {
    throw new Error(
      `unknown route: ${name}; the routes are ${ROUTES.map((each) => `"${each.name}"`).join(', ')}`,
    );
  }
  return route;
}
