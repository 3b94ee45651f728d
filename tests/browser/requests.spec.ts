import { answerTicket } from '@akada/admin/ticket-desk';
import { addDays, startOfDay, utcDay } from '@akada/domain/days/day';
import { MS_PER_DAY } from '@akada/domain/days/durations';
import { documentPaths, sharedCollections } from '@akada/domain/documents/paths';
import { CURRENCY, PRICES } from '@akada/domain/payments/payments';
import type { Payment } from '@akada/domain/payments/schemas';
import type { Page } from '@playwright/test';
import { grantPlan } from './support/account.ts';
import { createStudent, db, type Student } from './support/backend.ts';
import { openSection } from './support/navigation.ts';
import { expect, FIRST_CALL, signIn, test } from './support/test.ts';
import { createUniqueWord } from './support/vault.ts';

const DATE = new Intl.DateTimeFormat('en-NG', { dateStyle: 'long' });

async function openProfile(page: Page, student: Student): Promise<void> {
  await signIn(page, student);
  await openSection(page, 'Profile');
}

async function openRequests(page: Page) {
  await page.getByRole('button', { name: 'My Requests' }).click();
  return page.getByRole('dialog', { name: 'My Requests' });
}

const ticketsOf = async ({ uid }: Student) =>
  (await db.collection(sharedCollections.tickets).where('user_id', '==', uid).get()).docs;

/** Creates payments for a student, newest first and a minute apart; they have failed unless `change` says otherwise. */
async function pay({ uid }: Student, count: number, change: Partial<Payment> = {}): Promise<void> {
  const batch = db.batch();
  for (let index = 0; index < count; index += 1) {
    const reference = `akada_${index}_${uid}`;
    batch.set(db.doc(documentPaths.payment(reference)), {
      ...{ user_id: uid, plan: 'pro', amount: PRICES.pro + index, currency: CURRENCY, status: 'failed' },
      ...{ payment_reference: reference, flutterwave_tx_ref: reference, payment_method: null },
      ...{ transaction_id: null, paid_at: null, verified_at: null, refunded_at: null },
      ...{ lifetime_slot: null, problem: null, created_at: new Date(Date.now() - index * 60_000) },
      ...change,
    } satisfies Payment);
  }
  await batch.commit();
}

test('a student requests a tool, sees the request and reads the answer', async ({ page }) => {
  test.slow();
  const student = await createStudent();
  await openProfile(page, student);

  await test.step('nothing is asked at first', async () => {
    await expect((await openRequests(page)).getByText('No requests yet')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'My Requests' })).toBeFocused();
  });

  await openSection(page, 'AI Lab');
  await page.getByRole('button', { name: 'Request Tool' }).click();
  await page.getByLabel('What should it do?').fill('Draw the bones of the hand.');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect.poll(async () => (await ticketsOf(student)).length).toBe(1);

  await openSection(page, 'Profile');
  const requests = await openRequests(page);
  const row = requests.getByRole('listitem');
  await expect(row).toHaveText(/Tool request.*In review.*Draw the bones of the hand\./);

  await test.step('support answers, and the open dialog shows it', async () => {
    const [ticket] = await ticketsOf(student);
    const answer = { id: ticket?.id ?? '', status: 'upheld', words: 'Good idea: we will build it.' } as const;
    await answerTicket(db, answer, new Date());
    await expect(row).toHaveText(/Accepted.*Our answer.*Good idea: we will build it\./);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /Notifications/ }).click();
    await expect(page.getByText('Tool request: accepted')).toBeVisible();
  });
});

test('a student writes to support, also about a payment, and reads the answer', async ({ page }) => {
  test.slow();
  const student = await createStudent();
  await pay(student, 1);
  await openProfile(page, student);
  await page.getByRole('button', { name: 'Payment History' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Contact support' }).click();

  const form = page.getByRole('dialog', { name: 'Contact support' });
  await expect(form.getByLabel('About')).toHaveValue(`payment:akada_0_${student.uid}`);
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(form.getByText('Enter a subject and what we can help with.')).toBeVisible();
  await form.getByLabel('Subject').fill('Charged, but no plan');
  await form.getByLabel('What can we help with?').fill('My bank took the money.');
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText("Sent. You'll find our answer in My Requests.")).toBeVisible(FIRST_CALL);

  const requests = await openRequests(page);
  const row = requests.getByRole('listitem');
  await expect(row).toHaveText(/Support request.*In review.*Charged, but no plan.*My bank took/);
  const [ticket] = await ticketsOf(student);
  const words = 'We granted your plan.';
  await answerTicket(db, { id: ticket?.id ?? '', status: 'closed', words }, new Date());
  await expect(row).toHaveText(/Answered.*Our answer.*We granted your plan\./);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /Notifications/ }).click();
  await expect(page.getByText('Support request: answered')).toBeVisible();
});

test('a refund request needs a reason, and a rejected one links to support', async ({ page }) => {
  const student = await createStudent();
  await pay(student, 1, { status: 'verified', paid_at: new Date(), verified_at: new Date() });
  await openProfile(page, student);
  await page.getByRole('button', { name: 'Payment History' }).click();
  await page.getByRole('button', { name: 'Request a refund' }).click();
  await page.getByLabel('Why do you want a refund?').fill('I bought the wrong plan.');
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByText('Refund requested, a support ticket has been created')).toBeVisible();
  const [ticket] = await ticketsOf(student);
  const words = 'The 30 days are over.';
  await answerTicket(db, { id: ticket?.id ?? '', status: 'rejected', words }, new Date());

  await page.getByRole('button', { name: 'See your request' }).click();
  const request = page.getByRole('dialog', { name: 'Your request' });
  await expect(request).toContainText('I bought the wrong plan.');
  await expect(request).toContainText('The 30 days are over.');
  await request.getByRole('button', { name: 'Contact support' }).click();
  await expect(page.getByRole('dialog', { name: 'Contact support' }).getByLabel('About')).toHaveValue(
    `payment:akada_0_${student.uid}`,
  );
});

test('reports are listed with the moderator’s decision, in pages of twenty', async ({ page }) => {
  const student = await createStudent();
  const word = createUniqueWord();
  const batch = db.batch();
  for (let index = 0; index < 22; index += 1) {
    batch.set(db.doc(documentPaths.report(`${word}${index}`, student.uid)), {
      ...{ type: 'report', user_id: student.uid, file_id: `${word}${index}`, reason: 'spam' },
      ...{ status: index === 0 ? 'upheld' : 'rejected', details: `Number ${index}.` },
      created_at: new Date(Date.now() - index * MS_PER_DAY),
    });
  }
  await batch.commit();
  await openProfile(page, student);

  const requests = await openRequests(page);
  const rows = requests.getByRole('listitem');
  await expect(rows).toHaveCount(20);
  await expect(rows.first()).toHaveText(/File report.*Accepted.*spam.*Number 0\..*has removed the file/);
  await expect(rows.nth(1)).toHaveText(/Declined.*It stays/);
  await requests.getByRole('button', { name: 'Show more' }).click();
  await expect(rows).toHaveCount(22);
  await expect(rows.last()).toContainText('Number 21.');
  await expect(requests.getByRole('button', { name: 'Show more' })).toHaveCount(0);
});

test('Payment History shows more than twenty payments, and a dispute is under My Requests', async ({
  page,
}) => {
  test.slow();
  const student = await createStudent();
  await pay(student, 25);
  await openProfile(page, student);
  await page.getByRole('button', { name: 'Payment History' }).click();
  const history = page.getByRole('dialog', { name: 'Payment History' });
  await expect(history.getByRole('listitem')).toHaveCount(20);
  await history.getByRole('button', { name: 'Show more' }).click();
  await expect(history.getByRole('listitem')).toHaveCount(25);
  await expect(history.getByRole('listitem').last()).toContainText('₦5,024');
  await expect(history.getByRole('button', { name: 'Show more' })).toHaveCount(0);

  await history.getByRole('button', { name: 'Dispute' }).last().click();
  await expect(page.getByText('Dispute Initiated, a support ticket has been created')).toBeVisible(
    FIRST_CALL,
  );
  await page.keyboard.press('Escape');
  await expect((await openRequests(page)).getByRole('listitem')).toHaveText(
    /Disputed payment.*In review.*Pro plan, ₦5,024.*akada_24_.*₦5,024/,
  );

  await test.step('disputing it again shows the first request', async () => {
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Payment History' }).click();
    await history.getByRole('button', { name: 'Show more' }).click();
    await expect(history.getByRole('listitem')).toHaveCount(25);
    await history.getByRole('button', { name: 'Dispute' }).last().click();
    const request = page.getByRole('dialog', { name: 'Your request' });
    await expect(request.getByRole('listitem')).toHaveText(/Disputed payment.*In review.*akada_24_/);
    await expect(history).toHaveCount(0);
    expect(await ticketsOf(student)).toHaveLength(1);
  });
});

test('a student cancels a plan, gets no reminders of its end, and undoes that', async ({ page }) => {
  const student = await createStudent();
  const ends = startOfDay(addDays(utcDay(new Date()), 3));
  await grantPlan(student, 'pro', ends);
  await openProfile(page, student);
  const warning = page.getByText(/Your Pro plan ends/);
  await expect(warning).toBeVisible();

  await page.getByRole('button', { name: 'Cancel plan' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel Pro?' });
  await expect(dialog.getByText('never renews automatically', { exact: false })).toBeVisible();
  await expect(dialog.getByText(`You keep Pro until ${DATE.format(ends)}.`)).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel plan' }).click();

  const cancelled = page.getByText(`Cancelled. Ends on ${DATE.format(ends)}; we won't remind you.`);
  await expect(cancelled).toBeVisible();
  await expect(warning).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Cancel plan' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Remind me again' })).toBeFocused();
  const stored = async () =>
    (await db.doc(documentPaths.settings(student.uid)).get()).get('cancelled_until')?.toDate();
  await expect.poll(stored).toEqual(ends);

  await test.step('it holds after a reload, and a payment that moves the end undoes it', async () => {
    await page.reload();
    await expect(cancelled).toBeVisible();
    await grantPlan(student, 'pro', new Date(ends.getTime() + MS_PER_DAY));
    await expect(warning).toBeVisible();
    await grantPlan(student, 'pro', ends);
    await expect(cancelled).toBeVisible();
  });

  await page.getByRole('button', { name: 'Remind me again' }).click();
  await expect(warning).toBeVisible();
  await expect.poll(stored).toBeUndefined();
});

test('a link opens the plans, closing them cleans the address, and Back returns to the page before', async ({
  page,
}) => {
  const student = await createStudent();
  await signIn(page, student);
  await openSection(page, 'Journal');
  await page.getByRole('link', { name: 'pro plan' }).first().click();
  const plans = page.getByRole('dialog', { name: 'Plans' });
  await expect(plans).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/profile\?plans=1$/);
  await page.keyboard.press('Escape');
  await expect(plans).toHaveCount(0);
  await expect(page).toHaveURL(/\/dashboard\/profile$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/dashboard\/journal$/);

  await test.step('left open, Back closes it', async () => {
    await page.getByRole('link', { name: 'pro plan' }).first().click();
    await expect(plans).toBeVisible();
    await page.goBack();
    await expect(plans).toHaveCount(0);
    await expect(page).toHaveURL(/\/dashboard\/journal$/);
  });
});
