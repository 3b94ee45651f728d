/** The theme that every presentation needs: colours, fonts, and three each of fills, lines and effects. */

const colour = (name: string, value: string) => `<a:${name}><a:srgbClr val="${value}"/></a:${name}>`;
const COLOURS = Object.entries({
  dk1: '1F2937',
  lt1: 'FFFFFF',
  dk2: '374151',
  lt2: 'F3F4F6',
  accent1: '2563EB',
  accent2: '16A34A',
  accent3: 'EA580C',
  accent4: '9333EA',
  accent5: 'DB2777',
  accent6: '0891B2',
  hlink: '2563EB',
  folHlink: '9333EA',
}).map(([name, value]) => colour(name, value));
const FONT = '<a:latin typeface="Arial"/><a:ea typeface=""/><a:cs typeface=""/>';
const FILL = '<a:solidFill><a:schemeClr val="phClr"/></a:solidFill>';
const LINE = `<a:ln w="9525">${FILL}</a:ln>`;
const EFFECT = '<a:effectStyle><a:effectLst/></a:effectStyle>';
const thrice = (style: string) => style.repeat(3);

export const THEME = [
  '<a:theme xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" name="Akada"><a:themeElements>',
  `<a:clrScheme name="Akada">${COLOURS.join('')}</a:clrScheme>`,
  `<a:fontScheme name="Akada"><a:majorFont>${FONT}</a:majorFont><a:minorFont>${FONT}</a:minorFont></a:fontScheme>`,
  `<a:fmtScheme name="Akada"><a:fillStyleLst>${thrice(FILL)}</a:fillStyleLst><a:lnStyleLst>${thrice(LINE)}</a:lnStyleLst>`,
  `<a:effectStyleLst>${thrice(EFFECT)}</a:effectStyleLst><a:bgFillStyleLst>${thrice(FILL)}</a:bgFillStyleLst></a:fmtScheme>`,
  '</a:themeElements></a:theme>',
].join('');
