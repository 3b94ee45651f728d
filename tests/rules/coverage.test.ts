import { beforeAll, describe, expect, test } from 'vitest';
import {
  type CoverageReport,
  countConditions,
  coverageGaps,
  mergeReports,
  unconditionalAllows,
} from '../support/rules/coverage.ts';
import { RULES_PROJECTS, readCoverage, readFirestoreRules } from '../support/rules/emulator.ts';

/** Runs last (vitest.config.ts), so that the reports include the requests of every other file. */
describe('firestore.rules, after all rules tests', () => {
  let report: CoverageReport;
  beforeAll(async () => {
    // One after the other: the emulator computes each from every request so far, about 300 MB of them.
    const reports: CoverageReport[] = [];
    for (const project of RULES_PROJECTS) reports.push(await readCoverage(project));
    report = mergeReports(reports);
  }, 600_000);

  test('is the reported text, with every condition', () => {
    expect(report.rules.files[0].content).toBe(readFirestoreRules());
    const { reported, written } = countConditions(report);
    expect(reported).toBe(written);
  });

  test('has no allow without a condition', () => {
    expect(unconditionalAllows(readFirestoreRules())).toEqual([]);
  });

  test('has had every condition true and false', () => {
    expect(coverageGaps(report)).toEqual([]);
  });
});
