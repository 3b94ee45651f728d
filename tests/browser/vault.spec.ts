import { documentPaths } from '@akada/domain/documents/paths';
import { lagosDay } from '@akada/emulators/seed/days';
import { expectNoAxeFindings } from './support/axe.ts';
import { createStudent, db, readDocuments } from './support/backend.ts';
import { CORE, expect, FIRST_CALL, fillSignIn, test } from './support/test.ts';
import {
  countOwnFiles,
  createPdf,
  createPng,
  createUniqueWord,
  listedFiles,
  openVault,
  searchVault,
  shareFiles,
} from './support/vault.ts';

test('two files and a note are shared, found, opened, downloaded and deleted', async ({
  page,
  context,
  browser,
}) => {
  test.slow();
  const word = createUniqueWord();
  const student = await createStudent('Ṣadé Ọlábísí');
  await openVault(page, student);

  await test.step('share two files, one with another name, a subject and tags', async () => {
    await page.getByRole('button', { name: 'Share Files' }).click();
    await page
      .getByLabel('Files to upload')
      .first()
      .setInputFiles([
        await createPdf(`${word} osmosis.pdf`, 'Water crosses the membrane.'),
        createPng(`${word}.png`),
      ]);
    const queue = page.getByRole('list', { name: 'Files to upload' });
    await expect(
      queue.getByRole('listitem').filter({ has: page.getByLabel('Name', { exact: true }) }),
    ).toHaveCount(2);
    await expect(queue.locator('img')).toHaveCount(2);
    await expect(queue.getByLabel('Name').first()).toHaveValue(`${word} osmosis`);
    await queue.getByLabel('Name').nth(1).fill(`Rainfall ${word}`);
    await page.getByLabel('Subject', { exact: false }).nth(2).fill('Geography');
    await page.getByLabel('Tags').nth(1).fill('climate, climate, ,june');
    await page.getByLabel('Tags').nth(1).press('Enter');
    await page.getByRole('button', { name: 'Upload (2)' }).click();
    await expect(page.getByText('File uploaded successfully!')).toBeVisible(FIRST_CALL);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('write a note', async () => {
    await page.getByRole('button', { name: 'Create Note' }).first().click();
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Create Note' })).toBeDisabled();
    await page.getByLabel('Title').fill(`Diffusion ${word}`);
    await page
      .getByLabel('Content')
      .fill(
        '# Diffusion\n\n- from **much**\n- to little\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\nIt takes $t = x^2$.',
      );
    await page.getByRole('dialog').getByRole('button', { name: 'Create Note' }).click();
    await expect(page.getByText('Note created successfully!')).toBeVisible(FIRST_CALL);
    await expect(page.getByText('being checked')).toHaveCount(0, FIRST_CALL);
  });

  await test.step('find them by the start of a word, by two words, by the contributor and by a tag', async () => {
    await searchVault(page, word.slice(0, 7).toUpperCase());
    await expect(listedFiles(page)).toHaveCount(3, FIRST_CALL);
    await searchVault(page, word.slice(2, 9));
    await expect(listedFiles(page)).toHaveCount(3);
    await searchVault(page, `${word} smosi`);
    await expect(listedFiles(page)).toHaveCount(1);
    await searchVault(page, `${word} membrane`);
    await expect(listedFiles(page)).toHaveText([/osmosis/]);
    await searchVault(page, `june ${word} olabisi`);
    await expect(listedFiles(page)).toHaveText([/Rainfall/]);
    await searchVault(page, word);
    await page.getByRole('button', { name: 'Filters' }).click();
    await page.getByLabel('Category').selectOption('media');
    await expect(listedFiles(page)).toHaveText([/Rainfall/]);
    await page.getByLabel('Category').selectOption('all');
    await page.getByLabel('Sort').selectOption('name');
    await expect(listedFiles(page)).toHaveText([/Diffusion/, /Rainfall/, /osmosis/]);
    await page.getByRole('button', { name: 'List', exact: true }).click();
    await page.reload();
    await expect(page.getByRole('button', { name: 'List', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(listedFiles(page)).toHaveText([/Diffusion/, /Rainfall/, /osmosis/]);
    await page.getByRole('button', { name: 'Grid' }).click();
  });

  await test.step('the results are in view below the search, and a tag finds the same', async () => {
    await expect(page.getByText('Total Files')).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Recently Added' })).toBeHidden();
    await listedFiles(page)
      .filter({ hasText: 'Rainfall' })
      .getByRole('link', { name: 'Show files tagged climate' })
      .click();
    await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('climate');
    await expect(listedFiles(page).filter({ hasText: word })).toHaveCount(1);
    await expect(page.getByRole('searchbox', { name: 'Search' })).toBeInViewport();
    await expect(listedFiles(page).first().getByRole('link').first()).toBeInViewport();
    await page.goBack();
    await expect(listedFiles(page)).toHaveCount(3);
  });

  await test.step('a link opens one of them for another student after signing in', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await listedFiles(page)
      .filter({ hasText: 'Diffusion' })
      .getByRole('button', { name: /^Copy link/ })
      .click();
    await expect(page.getByText('Link copied')).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const elsewhere = await browser.newContext();
    const other = await elsewhere.newPage();
    await other.goto(link);
    await fillSignIn(other, await createStudent());
    await expect(other.getByRole('dialog', { name: `Diffusion ${word}` })).toBeVisible(FIRST_CALL);
    await elsewhere.close();
  });

  await test.step('open the PDF and the note', async () => {
    await page
      .getByRole('link', { name: `${word} osmosis` })
      .last()
      .click();
    await expect(page.getByText('Page 1 of 1')).toBeVisible(FIRST_CALL);
    await expect(page.getByText('Water crosses the membrane.')).toBeAttached();
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page
      .getByRole('link', { name: `Diffusion ${word}` })
      .last()
      .click();
    await expect(
      page.getByRole('dialog').getByRole('heading', { name: 'Diffusion', exact: true }),
    ).toBeVisible();
    await expect(page.getByRole('dialog').getByRole('cell', { name: '2' })).toBeVisible();
    await expect(page.getByRole('dialog').locator('.katex')).toBeVisible(FIRST_CALL);
    const bookmark = page.getByRole('button', { name: `Bookmark Diffusion ${word}` });
    await bookmark.click();
    await expect(bookmark).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(
      listedFiles(page).filter({ hasText: 'osmosis' }).getByText('1 view', { exact: true }),
    ).toBeVisible(FIRST_CALL);
  });

  await test.step('download one', async () => {
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      page
        .getByRole('button', { name: `Download Rainfall ${word}` })
        .first()
        .click(),
    ]);
    await expect.poll(() => tab.url(), FIRST_CALL).toContain(`${word}.png`);
    await tab.close();
    await expect(
      listedFiles(page).filter({ hasText: 'Rainfall' }).getByText('1 download', { exact: true }),
    ).toBeVisible(FIRST_CALL);
  });

  await test.step('My uploads shows all three as listed, and opens one', async () => {
    await searchVault(page, '');
    await page.getByRole('link', { name: 'My uploads' }).click();
    const rows = page.getByRole('list', { name: 'My uploads' }).getByRole('listitem');
    await expect(rows).toHaveText([/Diffusion/, /Rainfall|osmosis/, /Rainfall|osmosis/]);
    await expect(rows.getByText('Listed')).toHaveCount(3);
    await rows.filter({ hasText: 'Diffusion' }).getByRole('link').click();
    await expect(page.getByRole('dialog').getByRole('cell', { name: '2' })).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('the note is edited there, and found by its new details and its text', async () => {
    const rows = page.getByRole('list', { name: 'My uploads' }).getByRole('listitem');
    await rows.filter({ hasText: 'Diffusion' }).getByRole('button', { name: /^Edit/ }).click();
    const form = page.getByRole('dialog', { name: 'Edit note' });
    await form.getByLabel('Title').fill(`Diffusion ${word}, part 2`);
    await form.getByLabel('Description').fill(`For week 3.\nOf the mock ${word}exam.`);
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Changes saved')).toBeVisible();
    await expect(rows.filter({ hasText: 'part 2' })).toHaveCount(1);
    await page.getByRole('link', { name: 'Community', exact: true }).click();
    await expect(async () => {
      await searchVault(page, `${word}exam`);
      await expect(listedFiles(page)).toHaveText([/part 2/], { timeout: 2_000 });
    }).toPass(FIRST_CALL);
    await listedFiles(page).getByRole('link').first().click();
    await expect(page.getByRole('dialog').getByText(/For week 3\./)).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).click();
    await searchVault(page, word);
    await expect(listedFiles(page)).toHaveCount(3);
  });

  await test.step('the note is bookmarked, opens from Bookmarks, and is removed again', async () => {
    await searchVault(page, '');
    await page.getByRole('link', { name: 'Bookmarks' }).click();
    const rows = page.getByRole('list', { name: 'Bookmarks' }).getByRole('listitem');
    await expect(rows).toHaveText([/Diffusion/]);
    await rows.getByRole('link').click();
    await expect(page.getByRole('dialog').getByRole('cell', { name: '2' })).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).click();
    await rows.getByRole('button', { name: /^Remove bookmark/ }).click();
    await expect(page.getByText('No bookmarks yet')).toBeVisible();
    await expect.poll(() => readDocuments(student.uid, 'bookmarks')).toEqual([]);
    await page.getByRole('link', { name: 'Community Study Vault' }).click();
    await searchVault(page, word);
    await expect(listedFiles(page)).toHaveCount(3);
  });

  await test.step('delete all three', async () => {
    for (const left of [2, 1, 0]) {
      await listedFiles(page)
        .first()
        .getByRole('button', { name: /^Delete/ })
        .click();
      await page
        .getByRole('alertdialog', { name: 'Delete file?' })
        .getByRole('button', { name: 'Delete' })
        .click();
      await expect(listedFiles(page)).toHaveCount(left);
    }
    await expect.poll(() => countOwnFiles(student.uid), FIRST_CALL).toEqual({ items: 0, objects: 0 });
  });
});

test('another student can vote for a file and withdraw the vote, but not delete the file', async ({
  page,
  browser,
}) => {
  test.slow();
  const word = createUniqueWord();
  await openVault(page, await createStudent());
  await shareFiles(page, [createPng(`${word}.png`)]);

  const context = await browser.newContext();
  const other = await context.newPage();
  const tobi = await createStudent('Tobi');
  await openVault(other, tobi);
  await searchVault(other, word);
  await expect(listedFiles(other)).toHaveCount(1);
  // A phone has no tooltip to say why it is disabled.
  await expect(other.getByRole('button', { name: `Delete ${word}` })).toHaveCount(0);
  const desktop = await browser.newContext({
    isMobile: false,
    hasTouch: false,
    viewport: { width: 1280, height: 800 },
  });
  const wide = await desktop.newPage();
  await openVault(wide, tobi);
  await searchVault(wide, word);
  await expect(wide.getByRole('button', { name: `Delete ${word}` }).first()).toBeDisabled();
  await expect(wide.getByTitle('Only the contributor can delete this').first()).toBeVisible();
  await desktop.close();

  await listedFiles(other).getByRole('link').first().click();
  const helpful = other.getByRole('dialog').getByRole('button', { name: /^Helpful/ });
  await helpful.click();
  await expect(helpful).toHaveAttribute('aria-pressed', 'true');
  await expect(helpful).toHaveAccessibleName(/1 vote$/);
  await other.getByRole('button', { name: 'Close' }).click();
  await expect(listedFiles(other).getByText('1 helpful vote')).toBeVisible();
  await other.getByRole('button', { name: 'Filters' }).click();
  await other.getByLabel('Sort').selectOption('Most Helpful');
  await expect(listedFiles(other)).toHaveCount(1);
  const rowOfOwner = page.getByRole('list', { name: 'My uploads' }).getByRole('listitem');
  await page.getByRole('link', { name: 'My uploads' }).click();
  await expect(rowOfOwner).toContainText('1 helpful vote');
  await rowOfOwner.getByRole('link').click();
  await expect(page.getByRole('dialog').getByRole('button', { name: `Edit ${word}` })).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('button', { name: /^Helpful/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Close' }).click();

  await listedFiles(other).getByRole('link').first().click();
  await helpful.click();
  await expect(helpful).toHaveAttribute('aria-pressed', 'false');
  await expect(rowOfOwner).toContainText('0 helpful votes');
  await context.close();
});

test("a file whose contents don't match its name is removed, and its contributor notified", async ({
  page,
  expectedErrors,
}) => {
  // Playwright's tracer requests the failed preview again.
  expectedErrors.push(/Connecting to 'blob:/);
  test.slow();
  const student = await createStudent();
  const word = createUniqueWord();
  await openVault(page, student);
  await page.getByRole('button', { name: 'Share Files' }).click();
  const buffer = Buffer.from('<!doctype html><script>alert(1)</script>');
  await page
    .getByLabel('Files to upload')
    .first()
    .setInputFiles([{ name: `${word}.png`, mimeType: 'image/png', buffer }]);
  await page.getByRole('button', { name: 'Upload (1)' }).click();

  await expect(page.getByText(/wasn't listed/)).toBeVisible(FIRST_CALL);
  await expect.poll(() => countOwnFiles(student.uid), FIRST_CALL).toEqual({ items: 0, objects: 0 });
  await page.getByRole('button', { name: /Notifications/ }).click();
  await expect(page.getByRole('dialog').getByText(word)).toBeVisible();
});

test('code in names, tags and notes is shown as text', async ({ page }) => {
  test.slow();
  const word = createUniqueWord();
  const attack = '<img src=x onerror="window.broken=1">';
  await openVault(page, await createStudent(attack));
  await page.getByRole('button', { name: 'Create Note' }).first().click();
  await page.getByLabel('Title').fill(`${word} ${attack}`);
  await page
    .getByLabel('Content')
    .fill(
      `${attack}\n\n<script>window.broken=1</script>\n\n[press me](javascript:window.broken=1)\n\n![far](https://example.com/x.png)`,
    );
  await page.getByRole('dialog').getByRole('button', { name: 'Create Note' }).click();
  await expect(page.getByText('being checked')).toHaveCount(0, FIRST_CALL);
  await searchVault(page, word);
  await page.getByRole('link', { name: word }).last().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('press me')).toBeVisible();
  await expect(dialog.locator('img, script')).toHaveCount(0);
  await expect(dialog.getByRole('link', { name: 'press me' })).toHaveCount(0);
  expect(await page.evaluate(() => 'broken' in window)).toBe(false);
});

test('on the free plan the fourth PDF of a day is refused before it is uploaded', CORE, async ({ page }) => {
  const student = await createStudent();
  const day = lagosDay(new Date());
  await openVault(page, student);
  await page.getByRole('button', { name: 'Share Files' }).waitFor();
  await db.doc(documentPaths.usage(student.uid, day, 'pdf_uploads')).set({
    feature_name: 'pdf_uploads',
    usage_date: day,
    usage_count: 3,
    last_file_id: 'another',
  });
  await page.getByRole('button', { name: 'Share Files' }).click();
  await page
    .getByLabel('Files to upload')
    .first()
    .setInputFiles([await createPdf('Fourth.pdf', 'four')]);
  await page.getByRole('button', { name: 'Upload (1)' }).click();

  await expect(page.getByText(/the free plan has 3 PDF uploads a day/)).toBeVisible();
  expect(await countOwnFiles(student.uid)).toEqual({ items: 0, objects: 0 });
});

test("closing a file keeps the list's position, and one Back leaves the list", async ({ page }) => {
  await openVault(page, await createStudent());
  await expect(listedFiles(page)).toHaveCount(24);
  await listedFiles(page).nth(20).scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1_000);
  await listedFiles(page).nth(20).getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // Compares what is visible: rows out of view have estimated heights.
  await expect(listedFiles(page).nth(20)).toBeInViewport();

  await test.step('on a desktop the file opens beside the list', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const first = listedFiles(page).nth(2).getByRole('heading');
    const second = listedFiles(page).nth(5).getByRole('heading');
    // Rows out of view have no inner text.
    const [opened, name] = [(await first.textContent()) ?? '', (await second.textContent()) ?? ''];
    await first.getByRole('link').press('Enter');
    await expect(page.getByRole('heading', { name: opened, level: 2 })).toBeFocused();
    await second.getByRole('link').click();
    await expect(page.getByRole('region', { name, exact: true })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expectNoAxeFindings(page, 'a file beside the list');
    await page.getByRole('heading', { name, level: 2 }).press('Escape');
    await expect(second.getByRole('link')).toBeFocused();
  });

  await page.goBack();
  await page.waitForURL('**/dashboard');
});
