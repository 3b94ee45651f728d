import { beforeAll, describe, expect, test } from 'vitest';
import {
  addReports,
  type CoverageReport,
  countConditions,
  coverageGaps,
  unconditional,
} from '../support/rule-coverage.ts';
import { RULES_PROJECTS, readCoverage, readFirestoreRules } from '../support/rules-emulator.ts';

/** Runs last (vitest.config.ts): the reports hold what every other file has shown. */
describe('the rules, after all their tests', () => {
  let report: CoverageReport;
  beforeAll(async () => {
    // One after the other: the emulator works each out from every request that there was, some 300 MB of them.
    const reports: CoverageReport[] = [];
    for (const project of RULES_PROJECTS) reports.push(await readCoverage(project));
    report = addReports(reports);
  }, 180_000);

  test('are the ones in the repository, whole', () => {
    expect(report.rules.files[0].content).toBe(readFirestoreRules());
    const { reported, written } = countConditions(report);
    expect(reported).toBe(written);
  });

  test('have no allow without a condition', () => {
    expect(unconditional(readFirestoreRules())).toEqual([]);
  });

  test('have seen every condition true and false', () => {
    expect(coverageGaps(report)).toEqual([]);
  });
});
