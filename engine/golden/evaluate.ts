/** `npm run eval`: measures the study engine on the golden set, and fails if a tool misses a bar. */
import { Console } from 'node:console';
import type { ToolReport } from './bars.ts';
import { evaluateDevelopment, evaluateLast } from './evaluate-all.ts';
import { goldenTexts } from './read-golden.ts';

const out = new Console(process.stdout);

function print(part: string, { tool, rows, failures, details }: ToolReport): void {
  out.log(`\n${tool}, ${part}`);
  out.table(rows);
  for (const failure of failures) out.log(`FAILED ${tool}: ${failure}`);
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
  out.table(Object.fromEntries(reports.map(({ tool, failures }) => [tool, { failures: failures.length }])));
}
process.exitCode = parts.some(([, reports]) => reports.some(({ failures }) => failures.length > 0)) ? 1 : 0;
