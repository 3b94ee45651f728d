import { escaped, office } from './office.ts';
import { lineOf, type Section } from './sections.ts';

const NAMESPACE = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
/** In half points. */
const SIZE = { title: 40, heading: 28, text: 22 } as const;

/** A text as a Word file. */
export function docx(title: string, sections: readonly Section[]): Buffer {
  const body = [
    paragraph(title, SIZE.title, true),
    ...sections.flatMap(({ heading, lines }) => [
      paragraph(heading, SIZE.heading, true),
      ...lines.map(lineOf).map(({ text, isPoint }) => paragraph(isPoint ? `• ${text}` : text, SIZE.text)),
    ]),
  ];
  const page =
    '<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1440" w:right="1440" w:bottom="1440" w:left="1440" w:header="720" w:footer="720" w:gutter="0"/></w:sectPr>';
  const xml = `<w:document xmlns:w="${NAMESPACE}"><w:body>${body.join('')}${page}</w:body></w:document>`;
  return office([{ path: 'word/document.xml', kind: 'wordprocessingml.document.main', xml }], new Map());
}

function paragraph(text: string, size: number, isBold = false): string {
  const look = `<w:rPr>${isBold ? '<w:b/>' : ''}<w:sz w:val="${size}"/></w:rPr>`;
  const spacing = '<w:pPr><w:spacing w:after="120"/></w:pPr>';
  return `<w:p>${spacing}<w:r>${look}<w:t xml:space="preserve">${escaped(text)}</w:t></w:r></w:p>`;
}
