import { readFileSync, writeFileSync } from 'node:fs';
import { arch, cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';
import { utcDay } from '@akada/domain/days/day';
import { ROOT } from '@akada/emulators/paths';
import { EVERY_PAGE, PAGE_BUDGETS, SLOWED } from './budgets.ts';
import type { LighthousePart } from './lighthouse.ts';
import type { Part } from './part.ts';
import { ROUTES, type Route } from './routes.ts';
import { KB, type Weight } from './weigh.ts';

const PAGE = join(ROOT, 'docs/performance.md');
const BEGIN = '<!-- measured by npm run bench: -->';
const END = '<!-- end of what is measured -->';

const GIB = 2 ** 30;

/** The measured figures in the table. */
export interface Measured {
  documents: Part<number>;
  weights: Part<Weight>;
  lighthouse: LighthousePart;
  /** The number of Lighthouse's runs, of which the median counts. */
  runs: number;
  /** Milliseconds. */
  saveToRow: number;
  /** The browser's version. */
  chromium: string;
}

const HEADS = [
  'route',
  'JS KB',
  'scripts',
  'CSS KB',
  'score',
  'LCP ms',
  'TBT ms',
  'CLS',
  'access.',
  'best pr.',
  'SEO',
  'documents',
  'again: score',
  'LCP ms',
  'slowed: score',
  'FCP ms',
];

/** Replaces the table in docs/performance.md. */
export function writeTable(measured: Measured): void {
  const text = readFileSync(PAGE, 'utf8');
  const [before, rest] = text.split(BEGIN);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined) throw new Error(`${PAGE} lacks "${BEGIN}" or "${END}"`);
  writeFileSync(PAGE, `${before}${BEGIN}\n\n${tableOf(measured)}\n\n${END}${after}`);
}

/** Returns the table with its date and machine. */
export function tableOf(measured: Measured): string {
  const machine = [
    `${cpus().length} cores (${cpus()[0]?.model.trim()}, ${arch()})`,
    `${Math.round(totalmem() / GIB)} GiB`,
    `Node ${process.versions.node}`,
    `Chromium ${measured.chromium}`,
    `load ${loadavg()[0]?.toFixed(1)}`,
  ];
  return [
    `${utcDay(new Date())}: ${machine.join(', ')}. Lighthouse: the median of ${measured.runs} ${measured.runs === 1 ? 'run' : 'runs'}. Save to the row: ${measured.saveToRow.toFixed(0)} ms.`,
    '',
    line(HEADS),
    line(HEADS.map((_, index) => (index === 0 ? '---' : '---:'))),
    ...ROUTES.map((route) => rowOf(route, measured)),
  ].join('\n');
}

function rowOf(route: Route, { weights, documents, lighthouse }: Measured): string {
  const budget = PAGE_BUDGETS[route.budget];
  const weight = weights.of.get(route);
  const first = lighthouse.of.get(route);
  const again = lighthouse.again.get(route);
  const slowed = lighthouse.slowed.get(route);
  return line([
    `${route.name} \`${route.path}\``,
    atMost(weight && inKB(weight.javaScript), budget.javaScript),
    weight?.scripts ?? '',
    atMost(weight && inKB(weight.css), EVERY_PAGE.css),
    atLeast(first?.score, budget.score),
    atMost(first?.lcp, budget.lcp),
    first?.tbt ?? '',
    withBudget(first?.cls, EVERY_PAGE.cls, first !== undefined && first.cls >= EVERY_PAGE.cls),
    atLeast(first?.accessibility, EVERY_PAGE.accessibility),
    atLeast(first?.bestPractices, EVERY_PAGE.bestPractices),
    atLeast(first?.seo, EVERY_PAGE.seo),
    atMost(documents.of.get(route), route.reads),
    again?.score ?? '',
    again?.lcp ?? '',
    atLeast(slowed?.score, SLOWED.score),
    atMost(slowed?.fcp, SLOWED.fcp),
  ]);
}

function atMost(figure: number | undefined, budget: number | null): string {
  return withBudget(figure, budget, budget !== null && figure !== undefined && figure > budget);
}

function atLeast(figure: number | undefined, budget: number | null): string {
  return withBudget(figure, budget, budget !== null && figure !== undefined && figure < budget);
}

/** The figure with its budget, in bold where it misses the budget. */
function withBudget(figure: number | undefined, budget: number | null, isMissed: boolean): string {
  if (figure === undefined) return '';
  return `${isMissed ? `**${figure}**` : figure}${budget === null ? '' : ` / ${budget}`}`;
}

/** Kilobytes with one decimal. */
function inKB(bytes: number): number {
  return Math.round((bytes / KB) * 10) / 10;
}

function line(cells: readonly (string | number)[]): string {
  return `| ${cells.join(' | ')} |`;
}
