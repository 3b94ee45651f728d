import { readSource } from '../src/reading/read-source.ts';
import { mostWords } from '../src/summary/make-summary.ts';
import { countWords } from '../src/text/text.ts';
import { BARS, percent, type ToolReport } from './bars.ts';
import { bestCoverage } from './best-choice.ts';
import { coverageOf, missingFrom } from './coverage.ts';
import { pointFaults, sectionFaults, tableFaults } from './faults/point-faults.ts';
import type { GoldenText } from './read-golden.ts';
import { cramSheetOf, type SummaryText, summaryOf } from './run-tools.ts';

export function summaryFailures({ headings, points }: SummaryText, golden: GoldenText): string[] {
  const words = wordsIn(points);
  const most = Math.floor(mostWords(readSource([{ text: golden.text }])));
  return [
    ...pointsFailures(points, golden),
    ...(words > most ? [`${words} words, more than ${most}`] : []),
    ...sectionFaults(headings, golden),
  ];
}

function wordsIn(points: readonly string[]): number {
  return points.reduce((sum, point) => sum + countWords(point), 0);
}

/** What misses a bar or is wrong in the points of a summary or a cram sheet. */
function pointsFailures(points: readonly string[], golden: GoldenText): string[] {
  const coverage = coverageOf(points, golden.key);
  const missing = missingFrom(points, golden.key.flat());
  return [
    ...(coverage < BARS.coverage
      ? [`${percent(coverage)} of the key sentences, without: ${missing.join(' | ')}`]
      : []),
    ...pointFaults(points, golden),
    ...tableFaults(points, golden),
  ];
}

export function evaluateSummaries(texts: readonly GoldenText[]): ToolReport {
  return reportOf('Summary', texts, (golden) => {
    const summary = summaryOf(golden.text);
    return { points: summary.points, failures: summaryFailures(summary, golden) };
  });
}

export function evaluateCramSheets(texts: readonly GoldenText[]): ToolReport {
  return reportOf('Cram sheet', texts, (golden) => {
    const points = cramSheetOf(golden.text).flatMap((section) => section.points);
    return { points, failures: pointsFailures(points, golden) };
  });
}

function reportOf(
  tool: string,
  texts: readonly GoldenText[],
  run: (golden: GoldenText) => { points: readonly string[]; failures: readonly string[] },
): ToolReport {
  const results = texts.map((golden) => ({ golden, ...run(golden) }));
  return {
    tool,
    rows: results.map(({ golden, points, failures }) => ({
      text: golden.name,
      sections: golden.key.length,
      'key sentences': golden.key.flat().length,
      points: points.length,
      length: percent(wordsIn(points) / countWords(golden.text)),
      'at best': percent(bestCoverage(golden)),
      covered: percent(coverageOf(points, golden.key)),
      failures: failures.length,
    })),
    failures: results.flatMap(({ golden, failures }) =>
      failures.map((failure) => `${golden.name}: ${failure}`),
    ),
    details: [],
  };
}
