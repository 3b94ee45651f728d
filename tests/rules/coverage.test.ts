import { beforeAll, describe, expect, test } from 'vitest';
import {
  addReports,
  type CoverageReport,
  countConditions,
  coverageGaps,
  unconditional,
} from '../support/rule-coverage.ts';
import { emulatorUrl, RULES_PROJECTS, readRules } from '../support/rules-emulator.ts';

/** Runs last (vitest.config.ts): the reports hold what every other file has shown. */
describe('the rules, after all their tests', () => {
  let report: CoverageReport;
  beforeAll(async () => {
    // The emulator works each out from every request that there was.
    const reports = await Promise.all(
      RULES_PROJECTS.map(async (project) => (await fetch(emulatorUrl('ruleCoverage', project))).json()),
    );
    report = addReports(reports as CoverageReport[]);
  }, 180_000);

  test('are the ones in the repository, whole', () => {
    expect(report.rules.files[0].content).toBe(readRules());
    const { reported, written } = countConditions(report);
    expect(reported).toBe(written);
  });

  test('have no allow without a condition', () => {
    expect(unconditional(readRules())).toEqual([]);
  });

  test('have seen every condition true and false', () => {
    expect(coverageGaps(report)).toEqual([]);
  });
});
