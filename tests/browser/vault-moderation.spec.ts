import { sharedCollections } from '@akada/domain/documents/paths';
import { createStudent, db } from './support/backend.ts';
import { openSection } from './support/navigation.ts';
import { expect, FIRST_CALL, test } from './support/test.ts';
import {
  createPng,
  createUniqueWord,
  listedFiles,
  openVault,
  reportFile,
  searchVault,
  shareFiles,
  writeEstablishedStudents,
} from './support/vault.ts';

test('a file that three students report is hidden until a moderator restores it', async ({
  page,
  browser,
}) => {
  test.slow();
  const word = createUniqueWord();
  const contributor = await createStudent();
  await openVault(page, contributor);
  await shareFiles(page, [createPng(`${word}.png`)]);
  const { docs } = await db.collection(sharedCollections.vault).where('user_id', '==', contributor.uid).get();
  const fileId = docs[0]?.id ?? '';
  const reporters = [(await createStudent('Ngozi')).uid, (await createStudent('Sade')).uid];
  const moderator = await createStudent('Tobi', { moderator: true });
  await writeEstablishedStudents([...reporters, moderator.uid]);
  await reportFile(reporters, fileId);

  const context = await browser.newContext();
  const other = await context.newPage();
  await openVault(other, moderator);
  await searchVault(other, word);

  await test.step('the third report hides it', async () => {
    const report = async () => {
      await other
        .getByRole('button', { name: `Report ${word}` })
        .first()
        .click();
      await other.getByLabel('Reason').selectOption('spam');
      await other.getByLabel('Details').fill('Not what it says.');
      await other.getByRole('button', { name: 'Report', exact: true }).click();
    };
    await report();
    await expect(other.getByText('Thank you. A moderator will review it.')).toBeVisible();
    await report();
    await expect(other.getByText(/You've already reported this file/)).toBeVisible();
    await other.getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(async () => (await docs[0]?.ref.get())?.get('hidden'), FIRST_CALL).toBe(true);
    await other.reload();
    await expect(other.getByText('No files found')).toBeVisible();
  });

  await test.step('its contributor sees that it is hidden, and why', async () => {
    await page.getByRole('link', { name: 'My uploads' }).click();
    const row = page.getByRole('list', { name: 'My uploads' }).getByRole('listitem');
    await expect(row.filter({ hasText: word })).toContainText('Hidden');
    await expect(row.getByText(/It was reported/)).toBeVisible();
    await expect(row.getByRole('button', { name: /^(Copy link to|Share)/ })).toHaveCount(0);
  });

  await test.step('the notification opens the file with the appeal', async () => {
    await page.getByRole('button', { name: /^Notifications/ }).click();
    await page.getByRole('link', { name: /Your file is hidden/ }).click();
    const viewer = page.getByRole('dialog', { name: word });
    await expect(viewer.getByText(/It was reported/)).toBeVisible();
    await viewer.getByRole('button', { name: `Appeal for ${word}` }).click();
    await expect(page.getByRole('dialog', { name: 'Appeal' }).getByLabel('About')).toHaveValue(
      `file:${fileId}`,
    );
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'Appeal' })).toHaveCount(0);
    await viewer.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('the contributor appeals, and then sees the open request instead of the form', async () => {
    await page.getByRole('button', { name: `Appeal for ${word}` }).click();
    const form = page.getByRole('dialog', { name: 'Appeal' });
    await expect(form.getByLabel('Subject')).toHaveValue(`Appeal: ${word}`);
    await expect(form.getByLabel('About')).toHaveValue(`file:${fileId}`);
    await form.getByLabel('Why should it be listed again?').fill('I drew it myself.');
    await form.getByRole('button', { name: 'Send' }).click();
    await page.getByRole('button', { name: 'See your request' }).click(FIRST_CALL);
    const request = page.getByRole('dialog', { name: 'Your request' });
    await expect(request).toContainText('I drew it myself.');
    await expect(request).toContainText(word);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: /^Appeal for/ })).toHaveCount(0);
  });

  await test.step('the contributor renames it, and it stays hidden', async () => {
    await page.getByRole('button', { name: `Edit ${word}` }).click();
    await page.getByRole('dialog', { name: 'Edit file' }).getByLabel('Name').fill(`${word} renamed`);
    await page.getByRole('button', { name: 'Save' }).click();
    const row = page.getByRole('list', { name: 'My uploads' }).getByRole('listitem');
    await expect(row).toContainText(`${word} renamed`);
    await expect(row.getByText('Hidden', { exact: true })).toBeVisible();
    expect((await docs[0]?.ref.get())?.get('hidden')).toBe(true);
  });

  await test.step('a student cannot open the moderation page', async () => {
    await page.goto('/dashboard/vault/moderation');
    await expect(
      page.getByRole('button', { name: 'Go Home' }).or(page.getByRole('link', { name: 'Go Home' })),
    ).toBeVisible();
  });

  await test.step('a moderator restores it', async () => {
    await searchVault(other, '');
    await other.getByRole('link', { name: 'Moderation' }).click();
    const card = other.getByRole('listitem').filter({ hasText: word });
    await expect(card.getByText('3 reports')).toBeVisible(FIRST_CALL);
    await expect(card.getByText(/Not what it says/)).toContainText(`Reported as “${word}”`);
    for (const name of ['Ngozi', 'Sade', 'Tobi']) {
      await expect(card.getByText(`by ${name}, weight 1, 0 upheld, 0 rejected`)).toBeVisible();
    }
    await expect(card.getByRole('heading', { name: `${word} renamed` })).toBeVisible(FIRST_CALL);
    await card.getByRole('button', { name: 'Restore' }).click();
    await expect(other.getByText('File listed again')).toBeVisible(FIRST_CALL);
    await expect(card).toHaveCount(0);
    await openSection(other, 'Library');
    await searchVault(other, word);
    await expect(listedFiles(other)).toHaveCount(1);
  });
  await context.close();
});
