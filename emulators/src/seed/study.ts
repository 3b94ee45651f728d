/** What the demo student studied. */
import { deviceResultSchema, deviceResultsUsageSchema } from '@akada/domain/ai/device-results-schemas';
import {
  cardSchema,
  deckSchema,
  reviewSittingSchema,
  reviewSummarySchema,
} from '@akada/domain/cards/schemas';
import { documentPaths } from '@akada/domain/documents/paths';
import { focusMonthSchema, focusSessionSchema } from '@akada/domain/focus/schemas';
import { nudgeStateSchema } from '@akada/domain/nudges/schemas';
import { attemptSchema, questionSetSchema, storedCountSchema } from '@akada/domain/practice/schemas';
import { demoCards } from './decks-data.ts';
import { demoDeviceResults } from './device-results-data.ts';
import { demoFocusMonths, demoFocusSessions } from './focus-data.ts';
import { demoNudges } from './nudges-data.ts';
import { demoPractice } from './practice-data.ts';
import type { Setter } from './setter.ts';

/** Writes decks with their reviews, practices and mock exams. */
export function writeLearning(set: Setter, uid: string, now: Date): void {
  const { decks, cards, sittings, summary } = demoCards(now);
  for (const [id, deck] of decks) set(documentPaths.deck(uid, id), deckSchema, deck);
  for (const [id, card] of cards) set(documentPaths.card(uid, id), cardSchema, card);
  for (const [id, sitting] of sittings) {
    set(documentPaths.reviewSitting(uid, id), reviewSittingSchema, sitting);
  }
  set(documentPaths.reviewSummary(uid), reviewSummarySchema, summary);
  const { sets, attempts, counts } = demoPractice(now);
  for (const [id, one] of sets) set(documentPaths.questionSet(uid, id), questionSetSchema, one);
  for (const [id, attempt] of attempts) set(documentPaths.attempt(uid, id), attemptSchema, attempt);
  for (const [kind, count] of counts) set(documentPaths.storedCount(uid, kind), storedCountSchema, count);
}

/** Writes results of AI tools on the device, nudges and focus sessions. */
export function writeStudy(set: Setter, uid: string, now: Date): void {
  const results = demoDeviceResults(now);
  for (const [id, result] of results) set(documentPaths.deviceResult(uid, id), deviceResultSchema, result);
  set(documentPaths.deviceResultsUsage(uid), deviceResultsUsageSchema, {
    ...{
      feature_name: 'device_results',
      results: results.size,
      last_result_id: [...results.keys()].at(-1) ?? '',
    },
  });
  for (const nudge of demoNudges(now)) {
    set(documentPaths.nudge(uid, nudge.day, nudge.kind), nudgeStateSchema, nudge);
  }
  for (const [id, session] of demoFocusSessions(now)) {
    set(documentPaths.focusSession(uid, id), focusSessionSchema, session);
  }
  for (const [month, minutes] of demoFocusMonths(now)) {
    set(documentPaths.focusMonth(uid, month), focusMonthSchema, minutes);
  }
}
