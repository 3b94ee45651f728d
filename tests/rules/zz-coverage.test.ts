import { beforeAll, describe, expect, test } from 'vitest';
import {
  type CoverageReport,
  countConditions,
  coverageGaps,
  unconditional,
} from '../support/rule-coverage.ts';
import { emulatorUrl, RULES_PROJECT, readRules } from '../support/rules-emulator.ts';

/** Runs last (vitest.config.ts): the report holds what every other file has shown. */
describe('the rules, after all their tests', () => {
  let report: CoverageReport;
  beforeAll(async () => {
    report = (await (await fetch(emulatorUrl('ruleCoverage', RULES_PROJECT))).json()) as CoverageReport;
    // The emulator works it out from every request that there was.
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
