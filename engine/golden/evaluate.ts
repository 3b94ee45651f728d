/**
 * `npm run eval`: measures the study engine on the golden set, and fails if a tool misses a bar. Known misses are printed
 * apart, but they fail too.
 */
import { Console } from 'node:console';
import type { ToolReport } from './bars.ts';
import { compareMisses } from './compare-misses.ts';
import { evaluateDevelopment, evaluateLast } from './evaluate-all.ts';
import { KNOWN_MISSES } from './known-misses.ts';
import { goldenTexts } from './read-golden.ts';

const out = new Console(process.stdout);

function print(part: string, report: ToolReport): void {
  const { tool, rows, details } = report;
  const { known, unexpected } = compareMisses(report, KNOWN_MISSES);
  out.log(`\n${tool}, ${part}`);
  out.table(rows);
  for (const failure of unexpected) out.log(`FAILED ${tool}: ${failure}`);
  for (const failure of known) out.log(`MISSED ${tool}: ${failure}`);
  for (const detail of details) out.log(`${tool}: ${detail}`);
}

const texts = goldenTexts();
const parts = [
  ['texts and problems used to build the engine', evaluateDevelopment(texts)],
  ['texts and problems written last', evaluateLast(texts)],
] as const;
for (const [part, reports] of parts) for (const report of reports) print(part, report);

out.log('\nFailures');
for (const [part, reports] of parts) {
  if (reports.length === 0) continue;
  out.log(`${part}:`);
  out.table(
    Object.fromEntries(
      reports.map((report) => {
        const { known, unexpected } = compareMisses(report, KNOWN_MISSES);
        return [report.tool, { failures: unexpected.length, 'known misses': known.length }];
      }),
    ),
  );
}
process.exitCode = parts.some(([, reports]) => reports.some(hasFailed)) ? 1 : 0;

function hasFailed(report: ToolReport): boolean {
  const { known, unexpected } = compareMisses(report, KNOWN_MISSES);
  return known.length + unexpected.length > 0;
}
