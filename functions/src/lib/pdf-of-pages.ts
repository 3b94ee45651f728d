/** PDFs for tests. */

/** A PDF with the given number of empty pages. */
export function pdfOfPages(pages: number): Buffer {
  return pdfOfTexts(Array<string>(pages).fill(''));
}

/** A PDF with a page for each text, which is one line of ASCII without parentheses; an empty text makes an empty page. */
export function pdfOfTexts(texts: readonly string[]): Buffer {
  return assemble(objectsOf(texts), '');
}

/** A PDF that does not open without a password. */
export function lockedPdf(): Buffer {
  const noPassword = '0'.repeat(64);
  const id = `<${'1'.repeat(32)}>`;
  const encryption = `/Encrypt << /Filter /Standard /V 1 /R 2 /O <${noPassword}> /U <${noPassword}> /P -4 >>`;
  return assemble(objectsOf(['Locked']), `${encryption} /ID [${id} ${id}]`);
}

/** Objects 1 to 3 are the catalogue, the list of pages and the font. Each page has two more: itself and its contents. */
function objectsOf(texts: readonly string[]): string[] {
  const kids = texts.map((_, index) => `${4 + 2 * index} 0 R`);
  return [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${texts.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...texts.flatMap((text, index) => {
      const drawing = text === '' ? '' : `BT /F1 12 Tf 20 100 Td (${text}) Tj ET`;
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + 2 * index} 0 R >>`,
        `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`,
      ];
    }),
  ];
}

function assemble(objects: readonly string[], trailer: string): Buffer {
  let file = '%PDF-1.7\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`;
  return Buffer.from(
    `${file}${table}trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${file.length}\n%%EOF`,
  );
}
