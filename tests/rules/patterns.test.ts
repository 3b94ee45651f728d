import { AVATAR, FULL_NAME_MAX, PLANS, type Plan } from '@akada/domain/account/account';
import { AI_LIMITS } from '@akada/domain/ai/ai';
import { DEVICE_RESULT_LIMITS, DEVICE_TOOLS } from '@akada/domain/ai/device-results';
import { CARD_TAG_LIMITS, DECK_COLORS, DECK_LIMITS } from '@akada/domain/cards/decks';
import { FIT_LIMITS, WEIGHT_BOUNDS } from '@akada/domain/cards/fit-limits';
import { REVIEW_LIMITS } from '@akada/domain/cards/review-limits';
import { DAY_PATTERN } from '@akada/domain/days/day';
import { DEFAULT_ZONE, offsetAt, ZONE_PATTERN } from '@akada/domain/days/zone';
import { FOCUS_LIMITS } from '@akada/domain/focus/focus';
import { DAY_MINUTES } from '@akada/domain/focus/schemas';
import { JOURNAL_LIMITS } from '@akada/domain/journal/journal';
import { FREE_PDF_UPLOADS } from '@akada/domain/payments/plans';
import { PLANNER_LIMITS, TIME_PATTERN } from '@akada/domain/planner/planner';
import { QUOTAS } from '@akada/domain/quotas/quotas';
import { SETUP_LIMITS } from '@akada/domain/setup/setup';
import { VISIBLE_PATTERN } from '@akada/domain/text/text';
import { VAULT_LIMITS } from '@akada/domain/vault/vault';
import { expect, test } from 'vitest';
import { readFirestoreRules } from '../support/rules/emulator.ts';

/** A pattern between quotes in the rules. */
const quoted = (pattern: string) => pattern.replaceAll('\\', '\\\\');

/** A limit by plan in the syntax of the rules. */
const byPlan = (limits: Record<Plan, number>) =>
  `{${PLANS.map((plan) => `'${plan}': ${limits[plan]}`).join(', ')}}[currentPlan()]`;

/** The characters before a stored file's name: 13 digits of the time and an underscore. */
const TIME_PREFIX_LENGTH = 14;

test.each([
  ['DAY_PATTERN', `.matches('${quoted(DAY_PATTERN)}')`],
  ['TIME_PATTERN', `.matches('${quoted(TIME_PATTERN)}')`],
  ['ZONE_PATTERN', `data.zone.matches('${quoted(ZONE_PATTERN)}')`],
  ['DEFAULT_ZONE', `account.get('utc_offset', ${offsetAt(new Date(), DEFAULT_ZONE)})`],
  ['VISIBLE_PATTERN', `.matches('(?s).*${quoted(VISIBLE_PATTERN)}.*')`],
  [
    'VISIBLE_PATTERN in each line',
    `.matches('.*${quoted(VISIBLE_PATTERN)}.*(\\n.*${quoted(VISIBLE_PATTERN)}.*)*')`,
  ],
  ['JOURNAL_LIMITS in its lists', `, ${JOURNAL_LIMITS.items}, ${JOURNAL_LIMITS.item})`],
  ['VAULT_LIMITS in the tags', `isLineList(data.tags, ${VAULT_LIMITS.tags}, ${VAULT_LIMITS.tag})`],
  ['VAULT_LIMITS.storedName', `parts[5].size() <= ${TIME_PREFIX_LENGTH + VAULT_LIMITS.storedName}`],
  ['VAULT_LIMITS.pages', `data.pages <= ${VAULT_LIMITS.pages}`],
  ['FULL_NAME_MAX', `isText(data.full_name, ${FULL_NAME_MAX})`],
  ['AVATAR.folder', `'${AVATAR.folder}/' + uid + '?v='`],
  ['FOCUS_LIMITS.focus', `data.minutes <= ${FOCUS_LIMITS.focus.max}`],
  ['DAY_MINUTES', `data.days[day] <= ${DAY_MINUTES}`],
  ['PLANNER_LIMITS.focusMinutes', `data.focus_minutes <= ${PLANNER_LIMITS.focusMinutes}`],
  ['AI_LIMITS.title', `isText(data.title, ${AI_LIMITS.title})`],
  ['DECK_LIMITS.cards', `data.cards <= ${DECK_LIMITS.cards}`],
  ['DECK_LIMITS.subject', `isOptionalText(data, 'subject', ${DECK_LIMITS.subject})`],
  [
    'SETUP_LIMITS in the subjects',
    `isLineList(data.subjects, ${SETUP_LIMITS.subjects}, ${SETUP_LIMITS.subject})`,
  ],
  ['SETUP_LIMITS.exam', `isText(exam.title, ${SETUP_LIMITS.exam})`],
  ['CARD_TAG_LIMITS', `isLineList(data.tags, ${CARD_TAG_LIMITS.tags}, ${CARD_TAG_LIMITS.tag})`],
  ['DECK_COLORS', `data.color in [${DECK_COLORS.map((color) => `'${color}'`).join(', ')}]`],
  ['REVIEW_LIMITS.sitting.reviews', `data.count <= ${REVIEW_LIMITS.sitting.reviews}`],
  ['REVIEW_LIMITS.sitting.characters', `data.reviews.size() <= ${REVIEW_LIMITS.sitting.characters}`],
  ['REVIEW_LIMITS.newADay', `data.new_cards_a_day <= ${REVIEW_LIMITS.newADay.max}`],
  [
    'REVIEW_LIMITS.retention',
    `data.desired_retention >= ${REVIEW_LIMITS.retention.min} && data.desired_retention <= ${REVIEW_LIMITS.retention.max}`,
  ],
  ['FIT_LIMITS', `isWithin(fit.reviews, ${FIT_LIMITS.reviews}, ${FIT_LIMITS.most})`],
  ['FIT_LIMITS.error', `isWithin(fit.error, 0, ${FIT_LIMITS.error})`],
  ['the number of WEIGHT_BOUNDS', `weights.size() == ${WEIGHT_BOUNDS.length}`],
  ['AI_LIMITS.toolRequest', `isText(data.details, ${AI_LIMITS.toolRequest})`],
  ['DEVICE_TOOLS', `data.tool in [${DEVICE_TOOLS.map((tool) => `'${tool}'`).join(', ')}]`],
  ['DEVICE_RESULT_LIMITS.input', `data.input.size() <= ${DEVICE_RESULT_LIMITS.input}`],
  ['DEVICE_RESULT_LIMITS.bytes', `data.result.toUtf8().size() <= ${DEVICE_RESULT_LIMITS.bytes}`],
  ['DEVICE_RESULT_LIMITS.stored', `data.results <= ${DEVICE_RESULT_LIMITS.stored}`],
  ['QUOTAS.filesADay', `data.files <= ${byPlan(QUOTAS.filesADay)}`],
  ['FREE_PDF_UPLOADS', `.usage_count <= ${FREE_PDF_UPLOADS}`],
])('firestore.rules has the value of %s in domain', (_, expression) => {
  expect(readFirestoreRules()).toContain(expression);
});

test('firestore.rules has the bounds of each weight', () => {
  const rules = readFirestoreRules();
  for (const [index, [min, max]] of WEIGHT_BOUNDS.entries()) {
    expect(rules).toContain(`isWithin(weights[${index}], ${min}, ${max})`);
  }
});
