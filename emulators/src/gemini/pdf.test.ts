import { readSource } from '@akada/engine/reading/read-source';
import PDFDocument from 'pdfkit';
import { expect, test } from 'vitest';
import { pdf } from '../seed/files/pdf.ts';
import { sectionsOf } from '../seed/files/sections.ts';
import { answerTo } from './answers/index.ts';
import { pagesOf } from './pdf.ts';
import { asked, seedText } from './testing.ts';

test('a PDF is read page by page, with headings, points and rejoined lines, but without page footers', async () => {
  const bytes = await pdf('Cell respiration', 'Ada', sectionsOf(seedText('cell-respiration')));
  const pages = await pagesOf(bytes);
  expect(pages.map(({ number }) => number)).toEqual([1, 2, 3]);
  const { sections, passages } = readSource(pages.slice(1, 2));
  expect(passages.map(({ section }) => sections[section]?.heading)).toEqual(
    Array(3).fill('The three stages'),
  );
  expect(passages[0]).toMatchObject({
    kind: 'item',
    page: 2,
    text: 'Glycolysis, in the cytoplasm: glucose becomes two molecules of pyruvate, with a net gain of two ATP. It needs no oxygen.',
  });
  expect(pages[1]?.text).not.toContain('page 2');
});

test.each([['no PDF'], ['%PDF-1.7\nbroken']])(
  'what is none is refused as the service refuses it: %s',
  async (text) => {
    await expect(pagesOf(Buffer.from(text))).rejects.toMatchObject({
      code: 400,
      status: 'INVALID_ARGUMENT',
      message: 'The document has no pages.',
    });
  },
);

/** A document with the given number of pages, each with some text. */
function book(pages: number): Promise<Buffer> {
  const document = new PDFDocument({ autoFirstPage: false });
  const parts: Buffer[] = [];
  document.on('data', (part: Buffer) => parts.push(part));
  const whole = new Promise<Buffer>(
    (resolve) => void document.on('end', () => resolve(Buffer.concat(parts))),
  );
  const sentence = (page: number, line: number) =>
    `Sentence ${line} of chapter ${page} says that enzyme number ${(page * 7 + line) % 90} works best at ${line} degrees. `;
  for (let page = 1; page <= pages; page++) {
    document.addPage().fontSize(16).text(`Chapter ${page}`).fontSize(11);
    document.text(Array.from({ length: 25 }, (_, line) => sentence(page, line)).join(''));
  }
  document.end();
  return whole;
}

test('a PDF of 200 pages is read and summarized in 60 lines', async () => {
  const bytes = await book(200);
  const pages = await pagesOf(bytes);
  const answer = String(answerTo(asked('summarizer', '', { pages })));
  expect(pages).toHaveLength(200);
  expect(answer.match(/\[p\. \d+\]/g)?.length).toBe(60);
});
