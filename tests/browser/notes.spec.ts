import { sharedCollections } from '@akada/domain/documents/paths';
import { NOTE_MESSAGES } from '@akada/domain/notes/notes';
import { createStudent, db, readDocuments } from './support/backend.ts';
import { openSection } from './support/navigation.ts';
import { expect, FIRST_CALL, signIn, test } from './support/test.ts';

test('a note is saved privately, edited, then shared, and deleted', async ({ page }) => {
  test.slow();
  const student = await createStudent();
  const shared = db.collection(sharedCollections.vault).where('user_id', '==', student.uid);
  await signIn(page, student);
  await page.getByRole('link', { name: 'Library', exact: true }).click();
  await page.getByRole('button', { name: 'Create Note' }).first().click();
  const form = page.getByRole('dialog', { name: 'Create New Note' });
  await expect(form).toContainText('shares the note with everyone');
  await form.getByLabel('Title').fill('Osmosis');
  await form.getByLabel('Content').fill('Water moves through a **membrane**.');
  await form.getByRole('button', { name: 'Save privately' }).click();
  await expect(page.getByText(NOTE_MESSAGES.saved)).toBeVisible(FIRST_CALL);
  expect((await shared.get()).size).toBe(0);

  await page.getByRole('navigation', { name: 'Library' }).getByRole('link', { name: 'My notes' }).click();
  const row = page.getByRole('list', { name: 'My notes' }).getByRole('button', { name: /^Osmosis/ });
  await row.click();
  await expect(page.getByRole('dialog').getByText('membrane')).toBeVisible();
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Title').fill('Osmosis, revised');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(row).toContainText('Osmosis, revised');

  await row.click();
  await page.getByRole('button', { name: 'Share with everyone' }).click();
  const question = page.getByRole('dialog', { name: 'Share with everyone?' });
  await expect(question).toContainText(`under the name ${student.name}`);
  await question.getByRole('button', { name: 'Share with everyone' }).click();
  await expect(page.getByText(NOTE_MESSAGES.shared)).toBeVisible(FIRST_CALL);
  const [copy] = (await shared.get()).docs;
  expect(copy?.get('filename')).toBe('Osmosis, revised');

  const remove = async () => {
    await row.click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page.getByText('No notes yet')).toBeVisible();
  };
  await remove();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row).toBeVisible();
  await remove();
  // It is deleted when the pause is over, on any page.
  await openSection(page, 'Home');
  await expect.poll(() => readDocuments(student.uid, 'notes')).toEqual([]);
  expect((await copy?.ref.get())?.exists).toBe(true);
});
