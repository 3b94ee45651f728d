import { addDays, type Day } from '@akada/domain/days/day';
import { UPLOADS } from '@akada/domain/vault/uploads';
import { categoryOf } from '@akada/domain/vault/vault';

/** Texts that a pattern of the rules must match as a whole, and texts that it must not match. */
export interface PatternSamples {
  matches: readonly string[];
  refuses: readonly string[];
}

const STAMP = '1772352000000';
const BAD_STAMPS = [
  STAMP.slice(1),
  `${STAMP}0`,
  ...[...STAMP].map((_, at) => `${STAMP.slice(0, at)}x${STAMP.slice(at + 1)}`),
];

/** Every day of the century, and texts with the form of a day that are none. */
function days(): PatternSamples {
  const matches: string[] = [];
  for (let day: Day = '2000-01-01'; day < '2100-01-01'; day = addDays(day, 1)) matches.push(day);
  const real = new Set(matches);
  const two = (number: number) => String(number).padStart(2, '0');
  const dates = Array.from(
    { length: 100 * 20 * 40 },
    (_, index) => `20${two(Math.floor(index / 800))}-${two(Math.floor(index / 40) % 20)}-${two(index % 40)}`,
  );
  const letters = [
    '2024-02-29',
    '2023-02-28',
    '2026-01-31',
    '2026-01-15',
    '2026-04-15',
    '2023-02-15',
    '2026-04-30',
    '2026-10-09',
    '2026-11-10',
    '2026-12-21',
  ].flatMap((day) => [...day].map((_, at) => `${day.slice(0, at)}x${day.slice(at + 1)}`));
  return {
    matches,
    refuses: [
      ...dates.filter((date) => !real.has(date)),
      ...letters,
      '1999-12-31',
      '2100-01-01',
      '2026-1-01',
      '2026-01-1',
      '02026-01-01',
      '2026-01-011',
      '',
    ],
  };
}

/** A list of texts, and the same list with each character of it replaced. */
const spoiled = (text: string) => [...text].map((_, at) => `${text.slice(0, at)}x${text.slice(at + 1)}`);

const formats = Object.entries(UPLOADS).map(([extension, { type, contentType: mime }]) => ({
  extension,
  type,
  mime,
  category: categoryOf(type) ?? '',
}));

/** Texts with each dot replaced by another character, and left out. */
function withoutDots(text: string): string[] {
  return [...text.matchAll(/\./g)].flatMap(({ index }) => [
    `${text.slice(0, index)}x${text.slice(index + 1)}`,
    text.slice(0, index) + text.slice(index + 1),
  ]);
}

/** Category, type and name of an upload, as the rules join them. */
const typedNames: PatternSamples = {
  matches: formats.flatMap(({ category, type, extension }) =>
    ['a', '', 'a.b', 'Ünïcode name'].map((name) => `${category}/${type}/${name}.${extension}`),
  ),
  refuses: formats.flatMap(({ category, type, extension }) => [
    `${category}/${type}/a/b.${extension}`,
    `${category}/${type}/a${extension}`,
    `${category}/${type}/${extension}`,
    `${category}/${type}/a.exe`,
    `${category}/${type}/a.${extension}.exe`,
    `other/${type}/a.${extension}`,
    `${category}/other/a.${extension}`,
    `x${category}/${type}/a.${extension}`,
  ]),
};

const typedObjects: PatternSamples = {
  matches: formats.flatMap(({ extension, mime }) =>
    ['a', '', 'a.b'].map((name) => `${name}.${extension} ${mime}`),
  ),
  refuses: formats.flatMap(({ extension, mime }) => [
    ...withoutDots(`a.${extension} ${mime}`),
    ...withoutDots(`.${extension} ${mime}`),
    `a b.${extension} ${mime}`,
    ` .${extension} ${mime}`,
    `a.${extension} text/html`,
    `a.${extension} ${mime}; charset=utf-8`,
    `a.exe ${mime}`,
  ]),
};

const IDS = ['a', 'Z9', 'a-b_c', '0', 'x'.repeat(64)];
const NO_IDS = ['', 'a b', 'a/b', 'é', 'a.b', 'a\n', ' a'];

/** The samples by pattern, in the spelling of firestore.rules or storage.rules. */
export const PATTERN_SAMPLES: Readonly<Record<string, PatternSamples>> = {
  // Visible text.
  '(?s).*[^\\\\p{Z}\\\\p{Cc}\\\\p{Cf}].*': {
    matches: ['a', ' a', 'a ', '\na\n', '\u200ba'],
    refuses: ['', ' ', '\n', '\u200b', '\u00a0\t\n'],
  },
  // Visible lines.
  '.*[^\\\\p{Z}\\\\p{Cc}\\\\p{Cf}].*(\\n.*[^\\\\p{Z}\\\\p{Cc}\\\\p{Cf}].*)*': {
    matches: ['a', 'a\nb', ' a \n b \nc'],
    refuses: ['', ' ', 'a\n', 'a\n ', ' \na', 'a\n\nb', 'a\n\u200b\nb'],
  },
  '[^/]+': { matches: ['a', 'é', ' ', 'x'.repeat(1500)], refuses: ['', '/', 'a/b'] },
  '(?s)__.*__': { matches: ['____', '__a__', '__\n__'], refuses: ['__a', 'a__', '_a_', '___'] },
  '[A-Za-z0-9_-]+': { matches: IDS, refuses: NO_IDS },
  '20[0-9]{2}-(((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01]))|((0[469]|11)-(0[1-9]|[12][0-9]|30))|(02-(0[1-9]|1[0-9]|2[0-8])))|20([02468][048]|[13579][26])-02-29':
    days(),
  '[0-9]{13}': { matches: [STAMP], refuses: BAD_STAMPS },
  '([01][0-9]|2[0-3]):[0-5][0-9]': {
    matches: Array.from(
      { length: 1440 },
      (_, minute) =>
        `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`,
    ),
    refuses: [
      '24:00',
      '23:60',
      '30:00',
      '1:00',
      '00:0',
      '0a:00',
      'a0:00',
      '2a:00',
      '00:a0',
      '00:0a',
      '00-00',
      '000:00',
      '00:000',
    ],
  },
  '([0-9]{1,3}(,[0-9]{1,3})*)?': {
    matches: ['', '0', '9', '199', '0,12,199', '1,2', '100,200'],
    refuses: [
      ',',
      '1,',
      ',1',
      '1000',
      '1,1000',
      '1000,1',
      'a',
      '1a',
      '1,a',
      '1a1',
      '1,1a',
      '12x',
      '1;2',
      ' ',
    ],
  },
  '[A-Za-z][A-Za-z0-9_+/-]{1,63}': {
    matches: ['Africa/Lagos', 'Etc/GMT+1', 'America/Port-au-Prince', 'UT', 'a'.repeat(64)],
    refuses: ['', 'A', '1a', 'a b', 'a.b', 'é/a', 'a'.repeat(65)],
  },
  'plan_end_.*': {
    matches: ['plan_end_', 'plan_end_2026-03-01'],
    refuses: ['plan_end', 'xplan_end_1', 'plan'],
  },
  'notes/pdf/[^/]*[.]pdf|notes/docx/[^/]*[.](doc|docx)|presentations/pptx/[^/]*[.](ppt|pptx)|media/jpg/[^/]*[.](jpg|jpeg)|media/png/[^/]*[.]png|media/mp4/[^/]*[.]mp4':
    typedNames,
  '[^ ]*[.]pdf application/pdf|[^ ]*[.]doc application/msword|[^ ]*[.]docx application/vnd[.]openxmlformats-officedocument[.]wordprocessingml[.]document|[^ ]*[.]ppt application/vnd[.]ms-powerpoint|[^ ]*[.]pptx application/vnd[.]openxmlformats-officedocument[.]presentationml[.]presentation|[^ ]*[.](jpg|jpeg) image/jpeg|[^ ]*[.]png image/png|[^ ]*[.]mp4 video/mp4':
    typedObjects,
  '[a-z0-9._-]+': { matches: ['akada.appspot.com', 'a-b_c', '0'], refuses: ['', 'A', 'a b', 'a/b', 'é'] },
  '[0-9]{13}_[A-Za-z0-9._-]+': {
    matches: [`${STAMP}_a`, `${STAMP}_A.b-c_9`],
    refuses: [
      `${STAMP}_`,
      `${STAMP}_a b`,
      `${STAMP}_a/b`,
      `${STAMP}-a`,
      ...BAD_STAMPS.map((stamp) => `${stamp}_a`),
    ],
  },
  '[0-9]{13}_[A-Za-z0-9._-]{1,150}[.]pdf': {
    matches: [`${STAMP}_a.pdf`, `${STAMP}_${'x'.repeat(150)}.pdf`],
    refuses: [
      ...[
        `${STAMP}_.pdf`,
        `${STAMP}_${'x'.repeat(151)}.pdf`,
        `${STAMP}_a`,
        `${STAMP}_axpdf`,
        `${STAMP}_apdf`,
      ],
      ...[
        `${STAMP}_${'x'.repeat(150)}xpdf`,
        `${STAMP}_é.pdf`,
        `${STAMP}_a/b.pdf`,
        ...BAD_STAMPS.map((stamp) => `${stamp}_a.pdf`),
      ],
    ],
  },
  '[A-Za-z0-9][A-Za-z0-9_-]{0,127}': {
    matches: ['a', '0', 'a-b_c', 'x'.repeat(128)],
    refuses: ['', '_a', '-a', 'é', 'a b', 'aé', 'x'.repeat(129)],
  },
  '(report|refund|payment|dispute|support)_.*': {
    matches: ['report', 'refund', 'payment', 'dispute', 'support'].flatMap((kind) => [
      `${kind}_`,
      `${kind}_a`,
    ]),
    refuses: ['report', 'reports_a', 'x_report_', 'tool_a', '_a'],
  },
  '20[0-9]{2}-[01][0-9]-[0-3][0-9](,20[0-9]{2}-[01][0-9]-[0-3][0-9])*': {
    matches: ['2026-03-01', '2026-03-01,2099-12-31', '2026-03-01,2026-12-31,2000-01-09'],
    refuses: [
      ...[
        '',
        ',',
        '2026-03-01,',
        ',2026-03-01',
        '1999-03-01',
        '2026-3-01',
        '2026-03-1',
        '202-03-01',
        '20261-03-01',
      ],
      ...['2026-03-01,202-03-01', '2026-03-01,20261-03-01', '2026-03-012026-03-02'],
      ...spoiled('2026-03-01,2026-03-02'),
    ],
  },
  '(0|-?[1-9][0-9]{0,4})(,(0|-?[1-9][0-9]{0,4}))*': {
    matches: ['0', '5', '-5', '99999', '-99999', '0,0', '1,-20,0', '0,5', '0,99999'],
    refuses: [
      ...[
        '',
        '-',
        '-0',
        '05',
        '100000',
        '-100000',
        '1.5',
        '1.0',
        'x',
        '1x',
        '0,',
        ',0',
        '0,-0',
        '0,05',
        '0,100000',
      ],
      ...['0,x', '0,1x', '0,[1]', '[1]', 'true', '0,-100000', 'x5', '0,x5'],
    ],
  },
  '[ -~]+(\\n[ -~]+)*': {
    matches: ['a', 'a b 1', 'a\nb', 'a\nb\n~ ~', ' '],
    refuses: ['', '\n', 'a\n', '\na', 'a\n\nb', 'à', 'a\nà', 'a\r', 'a\tb', 'a\nb\t'],
  },
};
