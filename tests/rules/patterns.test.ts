import { DAY_PATTERN } from '@akada/domain/day';
import { JOURNAL_LIMITS } from '@akada/domain/journal';
import { TIME_PATTERN } from '@akada/domain/planner';
import { VISIBLE_PATTERN } from '@akada/domain/text';
import { expect, test } from 'vitest';
import { readRules } from '../support/rules-emulator.ts';

/** How a pattern is written between quotes in the rules. */
const quoted = (pattern: string) => pattern.replaceAll('\\', '\\\\');

test.each([
  ['DAY_PATTERN', `.matches('${quoted(DAY_PATTERN)}')`],
  ['TIME_PATTERN', `.matches('${quoted(TIME_PATTERN)}')`],
  ['VISIBLE_PATTERN', `.matches('(?s).*${quoted(VISIBLE_PATTERN)}.*')`],
  [
    'VISIBLE_PATTERN in each line',
    `.matches('.*${quoted(VISIBLE_PATTERN)}.*(\\n.*${quoted(VISIBLE_PATTERN)}.*)*')`,
  ],
  [
    'JOURNAL_LIMITS.item in each line',
    `.matches('.{1,${JOURNAL_LIMITS.item}}(\\n.{1,${JOURNAL_LIMITS.item}})*')`,
  ],
])('firestore.rules asks for %s of domain in its own words', (_, expression) => {
  expect(readRules()).toContain(expression);
});
