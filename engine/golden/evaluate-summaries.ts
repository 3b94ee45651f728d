import { BARS, percent, type ToolReport } from './bars.ts';
import { pointFaults, sectionFaults, tableFaults } from './faults/point-faults.ts';
import { folded, type GoldenText } from './read-golden.ts';
import { cramSheetOf, type SummaryText, summaryOf } from './run-tools.ts';

/**
 * The share of the key sentences that are in the points: the mean of the sections' shares, so that a long section doesn't
 * hide a short one that was left out.
 */
export function coverageOf(points: readonly string[], key: GoldenText['key']): number {
  const shares = key.map((lines) => 1 - missingFrom(points, lines).length / lines.length);
  return shares.reduce((sum, share) => sum + share, 0) / Math.max(1, shares.length);
}

/** The key sentences whose marked words don't occur together in any point. */
function missingFrom(points: readonly string[], key: readonly string[]): string[] {
  const all = points.map(folded);
  return key.filter((line) => !all.some((point) => hasKey(point, line)));
}

/** Whether a folded text has all marked words of a key sentence. */
export function hasKey(text: string, line: string): boolean {
  return line.split(' … ').every((part) => text.includes(folded(part)));
}

export function summaryFailures({ headings, points }: SummaryText, golden: GoldenText): string[] {
  return [...pointsFailures(points, golden), ...sectionFaults(headings, golden)];
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
      covered: percent(coverageOf(points, golden.key)),
      failures: failures.length,
    })),
    failures: results.flatMap(({ golden, failures }) =>
      failures.map((failure) => `${golden.name}: ${failure}`),
    ),
    details: [],
  };
}
