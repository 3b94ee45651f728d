import { escaped, office, type Part, RELATIONS, type Relation } from './office.ts';
import { lineOf, type Section } from './sections.ts';
import { THEME } from './theme.ts';

const NAMES = `xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:r="${RELATIONS}" xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"`;
const GROUP =
  '<p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="0" cy="0"/><a:chOff x="0" y="0"/><a:chExt cx="0" cy="0"/></a:xfrm></p:grpSpPr>';
const COLOURS =
  '<p:clrMap bg1="lt1" tx1="dk1" bg2="lt2" tx2="dk2" accent1="accent1" accent2="accent2" accent3="accent3" accent4="accent4" accent5="accent5" accent6="accent6" hlink="hlink" folHlink="folHlink"/>';
const INHERITED = '<p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr>';
/** 10 by 7.5 inches, in English metric units. */
const PAGE = { width: 9_144_000, height: 6_858_000 } as const;
const EDGE = 457_200;

/** A text as a PowerPoint file: a slide with the title, then one for each section. */
export function pptx(title: string, author: string, sections: readonly Section[]): Buffer {
  const slides = [{ heading: title, lines: [author] }, ...sections];
  const parts: Part[] = [
    { path: 'ppt/presentation.xml', kind: `${KIND}.presentation.main`, xml: presentation(slides.length) },
    { path: 'ppt/slideMasters/slideMaster1.xml', kind: `${KIND}.slideMaster`, xml: MASTER },
    { path: 'ppt/slideLayouts/slideLayout1.xml', kind: `${KIND}.slideLayout`, xml: LAYOUT },
    { path: 'ppt/theme/theme1.xml', kind: 'theme', xml: THEME },
    ...slides.map((section, index) => ({
      path: `ppt/slides/slide${index + 1}.xml`,
      kind: `${KIND}.slide`,
      xml: slide(section),
    })),
  ];
  return office(parts, relations(slides.length));
}

const KIND = 'presentationml';
const EMPTY = `<p:cSld><p:spTree>${GROUP}</p:spTree></p:cSld>`;
const MASTER = `<p:sldMaster ${NAMES}>${EMPTY}${COLOURS}<p:sldLayoutIdLst><p:sldLayoutId id="2147483649" r:id="rId1"/></p:sldLayoutIdLst></p:sldMaster>`;
const LAYOUT = `<p:sldLayout ${NAMES} type="blank">${EMPTY}${INHERITED}</p:sldLayout>`;

function relations(slides: number): Map<string, Relation[]> {
  const layout = { id: 'rId1', kind: 'slideLayout', target: '../slideLayouts/slideLayout1.xml' };
  const each = Array.from({ length: slides }, (_, index) => index + 1);
  return new Map([
    [
      'ppt/presentation.xml',
      [
        { id: 'rId1', kind: 'slideMaster', target: 'slideMasters/slideMaster1.xml' },
        ...each.map((slide) => ({
          id: `rId${slide + 1}`,
          kind: 'slide',
          target: `slides/slide${slide}.xml`,
        })),
        { id: `rId${slides + 2}`, kind: 'theme', target: 'theme/theme1.xml' },
      ],
    ],
    [
      'ppt/slideMasters/slideMaster1.xml',
      [layout, { id: 'rId2', kind: 'theme', target: '../theme/theme1.xml' }],
    ],
    [
      'ppt/slideLayouts/slideLayout1.xml',
      [{ id: 'rId1', kind: 'slideMaster', target: '../slideMasters/slideMaster1.xml' }],
    ],
    ...each
      .map((slide) => [`ppt/slides/slide${slide}.xml`, [layout]] as const)
      .map(([path, to]) => [path, [...to]] as [string, Relation[]]),
  ]);
}

function presentation(slides: number): string {
  const ids = Array.from(
    { length: slides },
    (_, index) => `<p:sldId id="${256 + index}" r:id="rId${index + 2}"/>`,
  );
  return `<p:presentation ${NAMES}><p:sldMasterIdLst><p:sldMasterId id="2147483648" r:id="rId1"/></p:sldMasterIdLst><p:sldIdLst>${ids.join('')}</p:sldIdLst><p:sldSz cx="${PAGE.width}" cy="${PAGE.height}"/><p:notesSz cx="${PAGE.height}" cy="${PAGE.width}"/></p:presentation>`;
}

function slide({ heading, lines }: Section): string {
  const title = box(2, 'Title', { y: EDGE, height: 1_000_000 }, [paragraph(heading, 3200, false, true)]);
  const points = lines.map(lineOf).map(({ text, isPoint }) => paragraph(text, 2000, isPoint));
  const body = box(3, 'Text', { y: 1_600_000, height: PAGE.height - 1_600_000 - EDGE }, points);
  return `<p:sld ${NAMES}><p:cSld><p:spTree>${GROUP}${title}${body}</p:spTree></p:cSld>${INHERITED}</p:sld>`;
}

function box(id: number, name: string, at: { y: number; height: number }, paragraphs: string[]): string {
  const place = `<a:xfrm><a:off x="${EDGE}" y="${at.y}"/><a:ext cx="${PAGE.width - 2 * EDGE}" cy="${at.height}"/></a:xfrm>`;
  return `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="${name}"/><p:cNvSpPr txBox="1"/><p:nvPr/></p:nvSpPr><p:spPr>${place}<a:prstGeom prst="rect"><a:avLst/></a:prstGeom><a:noFill/></p:spPr><p:txBody><a:bodyPr wrap="square"><a:normAutofit/></a:bodyPr><a:lstStyle/>${paragraphs.join('')}</p:txBody></p:sp>`;
}

/** `size` is in hundredths of a point. */
function paragraph(text: string, size: number, isPoint: boolean, isBold = false): string {
  const look = isPoint
    ? '<a:pPr marL="285750" indent="-285750"><a:buFont typeface="Arial"/><a:buChar char="•"/></a:pPr>'
    : '';
  return `<a:p>${look}<a:r><a:rPr lang="en-GB" sz="${size}"${isBold ? ' b="1"' : ''}/><a:t>${escaped(text)}</a:t></a:r></a:p>`;
}
