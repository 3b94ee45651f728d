import PDFDocument from 'pdfkit';
import { lineOf, type Section } from './sections.ts';

/** The date in the files' metadata; fixed, so that the same text always gives the same bytes. */
const MADE_ON = new Date('2026-01-05T09:00:00Z');

const SIZE = { title: 22, heading: 15, text: 11, foot: 8 } as const;
const MARGIN = 48;

/** A text as a PDF file with a page for each section. */
export function pdf(title: string, author: string, sections: readonly Section[]): Promise<Buffer> {
  const document = new PDFDocument({
    size: 'A5',
    margin: MARGIN,
    autoFirstPage: false,
    info: { Title: title, Author: author, CreationDate: MADE_ON, ModDate: MADE_ON },
  });
  const parts: Buffer[] = [];
  const whole = new Promise<Buffer>((resolve, reject) => {
    document.on('data', (part: Buffer) => parts.push(part));
    document.on('end', () => resolve(Buffer.concat(parts)));
    document.on('error', reject);
  });
  sections.forEach(({ heading, lines }, index) => {
    document.addPage();
    if (index === 0) document.font('Helvetica-Bold').fontSize(SIZE.title).text(title).moveDown();
    document.font('Helvetica-Bold').fontSize(SIZE.heading).text(heading).moveDown(0.5);
    document.font('Helvetica').fontSize(SIZE.text);
    for (const line of lines) {
      const { text, isPoint } = lineOf(line);
      document.text(isPoint ? `• ${text}` : text, { indent: isPoint ? 8 : 0 }).moveDown(0.4);
    }
    document
      .fontSize(SIZE.foot)
      .text(`${title}, page ${index + 1}`, MARGIN, document.page.height - MARGIN - SIZE.foot * 2, {
        lineBreak: false,
      });
  });
  document.end();
  return whole;
}
