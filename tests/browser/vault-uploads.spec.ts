import { FILE_TOO_LARGE, MAX_BYTES } from '@akada/domain/files/file-limits';
import { UPLOAD_MESSAGES } from '@akada/domain/vault/uploads';
import type { Locator, Page } from '@playwright/test';
import { createStudent } from './support/backend.ts';
import { expect, FIRST_CALL, NO_NETWORK, test } from './support/test.ts';
import { chooseFiles, countOwnFiles, createMp4, createPng, listedFiles, openVault } from './support/vault.ts';

/** Limits the browser's upload to so many bytes a second, so that the test can observe it. */
async function slowUploads(page: Page, uploadThroughput: number) {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Network.enable');
  const limit = (offline: boolean, throughput: number) =>
    devTools.send('Network.emulateNetworkConditions', {
      offline,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: throughput,
    });
  await limit(false, uploadThroughput);
  return { cut: () => limit(true, uploadThroughput), restore: () => limit(false, -1) };
}

test('files that cannot be shared say why, and nothing is stored', async ({ page }) => {
  const student = await createStudent();
  await openVault(page, student);
  await chooseFiles(page, [
    { name: 'nothing.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0) },
    { name: 'setup.exe', mimeType: 'application/x-msdownload', buffer: Buffer.from('MZ') },
  ]);
  // Playwright passes on 50 MB at most, so the file only reports this size.
  await page.evaluate((size) => {
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    const list = new DataTransfer();
    list.items.add(new File([new Uint8Array(size)], 'film.mp4'));
    if (input) input.files = list.files;
    input?.dispatchEvent(new Event('change', { bubbles: true }));
  }, MAX_BYTES.vaultFile + 1_048_576);

  for (const message of [UPLOAD_MESSAGES.empty, UPLOAD_MESSAGES.type, FILE_TOO_LARGE.vaultFile]) {
    await expect(page.getByText(message)).toBeVisible();
  }
  await expect(page.getByRole('button', { name: 'Upload', exact: true })).toBeDisabled();

  await page
    .getByLabel('Files to upload')
    .first()
    .setInputFiles([createPng('rain.png')]);
  await page.getByLabel('Name', { exact: true }).fill('x'.repeat(300));
  await page.getByLabel('Tags').fill(Array.from({ length: 30 }, (_, number) => `tag ${number}`).join(','));
  await page.getByRole('button', { name: 'Upload (1)' }).click();
  await expect(page.getByText(UPLOAD_MESSAGES.longName)).toBeVisible();
  await expect(page.getByText(UPLOAD_MESSAGES.tags)).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('x'.repeat(300));
  expect(await countOwnFiles(student.uid)).toEqual({ items: 0, objects: 0 });
});

test('an upload continues when the network is back', async ({ page, expectedErrors }) => {
  test.slow();
  expectedErrors.push(...NO_NETWORK);
  const student = await createStudent();
  await openVault(page, student);
  await chooseFiles(page, [createMp4('lecture.mp4', 3_000_000)]);
  const network = await slowUploads(page, 600_000);
  await page.getByRole('button', { name: 'Upload (1)' }).click();
  await expect(page.getByRole('progressbar')).not.toHaveAttribute('value', '0', FIRST_CALL);
  await expect(page.getByRole('button', { name: 'Close' })).toBeDisabled();

  await network.cut();
  await expect(page.getByText('Waiting for the network')).toBeVisible();
  await network.restore();

  await expect(page.getByText('File uploaded successfully!')).toBeVisible(FIRST_CALL);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(() => countOwnFiles(student.uid)).toEqual({ items: 1, objects: 1 });
});

test('a cancelled upload can be retried without repeating the others', async ({ page }) => {
  test.slow();
  const student = await createStudent();
  await openVault(page, student);
  await chooseFiles(page, [createMp4('long.mp4', 3_000_000), createPng('short.png')]);
  const network = await slowUploads(page, 400_000);
  await page.getByRole('button', { name: 'Upload (2)' }).click();
  await expect(page.getByRole('progressbar').first()).not.toHaveAttribute('value', '0', FIRST_CALL);
  await page.getByRole('list', { name: 'Files to upload' }).getByRole('button', { name: 'Cancel' }).click();
  await network.restore();

  await expect(page.getByText('Cancelled.')).toBeVisible();
  await expect(page.getByLabel('Uploaded')).toHaveCount(1, FIRST_CALL);
  await expect.poll(() => countOwnFiles(student.uid)).toEqual({ items: 1, objects: 1 });
  await page.getByRole('button', { name: 'Try long.mp4 again' }).click();
  await expect(page.getByText('File uploaded successfully!')).toBeVisible(FIRST_CALL);
  await expect.poll(() => countOwnFiles(student.uid)).toEqual({ items: 2, objects: 2 });
});

test("the vault's dialogs fit phones of 360 and 320 px, and text at 200 %", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openVault(page, await createStudent());
  await chooseFiles(page, [
    createPng(`${'IMG_20261120_a_very_long_name_without_a_space_'.repeat(3)}.png`),
    { name: `${'x'.repeat(120)}.exe`, mimeType: 'application/x-msdownload', buffer: Buffer.from('MZ') },
  ]);
  const upload = page.getByRole('dialog', { name: 'Upload Files' });
  await expect(upload.getByLabel('Name', { exact: true })).toBeVisible();
  await expectToFit(upload);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectToFit(upload);
  await upload.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('button', { name: 'Create Note' }).first().click();
  await expectToFit(page.getByRole('dialog', { name: 'Create New Note' }));
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page
    .getByRole('button', { name: /^Report / })
    .first()
    .click();
  await expectToFit(page.getByRole('dialog', { name: 'Report a file' }));
  await page.getByRole('button', { name: 'Cancel' }).click();
  await listedFiles(page).first().getByRole('link').first().click();
  await expect(
    page
      .getByRole('dialog')
      .getByRole('button', { name: /^Download/ })
      .first(),
  ).toBeVisible();
  await expectToFit(page.getByRole('dialog'));
});

/** Checks that no element of a dialog extends beyond its left or right edge, at normal size and with text at 200 %. */
async function expectToFit(dialog: Locator): Promise<void> {
  for (const size of ['200%', '']) {
    await dialog.page().evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, size);
    await expectInside(dialog);
  }
}

async function expectInside(dialog: Locator): Promise<void> {
  await expect
    .poll(() =>
      dialog.evaluate((root) => {
        const { left, right } = root.getBoundingClientRect();
        return [...root.querySelectorAll('*')]
          .filter((element) => {
            const box = element.getBoundingClientRect();
            return box.width > 1 && (box.right > right + 1 || box.left < left - 1);
          })
          .map((element) => element.outerHTML.slice(0, 200));
      }),
    )
    .toEqual([]);
}
