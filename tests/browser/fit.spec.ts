import { REVIEW_LIMITS } from '@akada/domain/cards/review-limits';
import type { ReviewSitting } from '@akada/domain/cards/schemas';
import { documentPaths } from '@akada/domain/documents/paths';
import { forgetfulLog, REVIEWS_EACH } from '../../web/src/features/cards/fit/fixtures.ts';
import { waitForOpenAccount } from './support/account.ts';
import { expectNoAxeFindings } from './support/axe.ts';
import { createStudent, db, type Student } from './support/backend.ts';
import { expectDialogToFit } from './support/large-text.ts';
import { openSection } from './support/navigation.ts';
import { expect, FIRST_CALL, signIn, test } from './support/test.ts';

const CARDS = 100;
const REVIEWS = CARDS * REVIEWS_EACH;
const WEIGHTS = 21;

/** A student who forgets faster than most people, with a log of reviews. */
async function createForgetfulStudent(): Promise<Student> {
  const student = await createStudent();
  const lines = forgetfulLog(CARDS, 1.5).split('\n');
  const { reviews: most } = REVIEW_LIMITS.sitting;
  const now = new Date();
  for (let from = 0; from < lines.length; from += most) {
    const reviews = lines.slice(from, from + most);
    await db.doc(documentPaths.reviewSitting(student.uid, `sitting-${from}`)).set({
      ...{ started_at: now, updated_at: now, count: reviews.length, reviews: reviews.join('\n') },
    } satisfies ReviewSitting);
  }
  return student;
}

test('a student fits the spacing of flashcards to their reviews, and goes back to the usual one', async ({
  page,
}) => {
  const student = await createForgetfulStudent();
  await signIn(page, student);
  await waitForOpenAccount(student.uid);
  await openSection(page, 'Profile');
  await page.getByRole('button', { name: 'Fit to my reviews' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(`You have ${REVIEWS} reviews.`)).toBeVisible(FIRST_CALL);
  await expectNoAxeFindings(page, 'the start of a fit');
  await dialog.getByRole('button', { name: 'Fit now' }).click();
  await expect(dialog.getByText('Your flashcards are now spaced by your own reviews.')).toBeVisible(
    FIRST_CALL,
  );
  await expectDialogToFit(page, 'the result of a fit');
  await expectNoAxeFindings(page, 'the result of a fit');
  const stored = async () =>
    (await db.doc(documentPaths.settings(student.uid)).get()).get('fsrs_fit.weights')?.length;
  await expect.poll(stored, FIRST_CALL).toBe(WEIGHTS);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText(`Fitted to ${REVIEWS} of your reviews`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Fit again' })).toBeFocused();

  await page.getByRole('button', { name: 'Use the usual spacing' }).click();
  await expect(page.getByText('Flashcards follow how fast most people forget.')).toBeVisible();
  await expect.poll(stored, FIRST_CALL).toBeUndefined();
});
