import { cramSheetSchema, flashcardsSchema, studyPlanSchema } from '@akada/domain/ai/result-schemas';
import { AI_TOOLS, type AiToolId } from '@akada/domain/ai/tools';
import { describe, expect, test } from 'vitest';
import { NothingFound, type Source, UnusableAnswer } from '../tool.ts';
import { tools } from './index.ts';
import { buildTitleFor, parseResultFor, SOURCES, sampleInput } from './sample-inputs.ts';

const session = { date: '2026-03-02', start_time: '17:00', duration: 30, topic: 'Cells', activity: 'Read' };
const planOf = (...sessions: object[]) =>
  parseResultFor(
    sampleInput('planner'),
    JSON.stringify({ title: ' Biology ', sessions: sessions.map((change) => ({ ...session, ...change })) }),
  );
const sessionsOf = (...sessions: object[]) => studyPlanSchema.parse(JSON.parse(planOf(...sessions))).sessions;
const card = { front: 'What is osmosis?', back: 'Water through a membrane.' };
const cardsOf = (count: number, ...cards: object[]) =>
  flashcardsSchema.parse(
    JSON.parse(
      parseResultFor(sampleInput('flashcards', { count }), JSON.stringify({ title: 'Osmosis', cards })),
    ),
  ).cards;
const sheetOf = (title: string, sections: object[]) =>
  cramSheetSchema.parse(JSON.parse(parseResultFor(sampleInput('cram'), JSON.stringify({ title, sections }))));

describe('a text result', () => {
  const texts = AI_TOOLS.map(({ id }) => id).filter((id) => !['planner', 'flashcards', 'cram'].includes(id));

  test.each(texts)('of %s loses surrounding whitespace, a surrounding fence, and lone surrogates', (id) => {
    const resultFor = (answer: string) => parseResultFor(sampleInput(id), answer);

    expect(resultFor('\n ## Osmosis\n\nWater. \n')).toBe('## Osmosis\n\nWater.');
    expect(resultFor('```markdown\n## Osmosis\n```')).toBe('## Osmosis');
    expect(resultFor('```python\nprint(1)\n```')).toBe('```python\nprint(1)\n```');
    expect(resultFor('book \u{1F4DA} half \ud83d')).toBe('book \u{1F4DA} half');
  });

  test.each([
    ['(p. 3)', '[p. 3]'],
    ['[page 3]', '[p. 3]'],
    ['[p.3]', '[p. 3]'],
    ['(pages 3 and 5)', '[p. 3] [p. 5]'],
    ['[p. 3, p. 14]', '[p. 3] [p. 14]'],
    ['[pp. 3–5]', '[p. 3] [p. 5]'],
    ['[p. 3](https://example.com)', '[p. 3](https://example.com)'],
    ['f(p3) and (3)', 'f(p3) and (3)'],
  ])('of a PDF or its pages has the page citation %s normalized to %s', (cited, normalized) => {
    for (const tool of ['summarizer', 'explainer', 'chat'] as const) {
      const resultFor = (source?: Source) => parseResultFor(sampleInput(tool), cited, source);

      for (const source of [SOURCES.pdf, SOURCES.pages]) expect(resultFor(source)).toBe(normalized);
      for (const source of [SOURCES.note, undefined]) expect(resultFor(source)).toBe(cited);
    }
  });
});

describe('a structured result', () => {
  const answers: [AiToolId, object][] = [
    ['planner', { sessions: [session], title: 'Biology' }],
    ['flashcards', { cards: [card], title: 'Biology' }],
    ['cram', { sections: [{ points: ['Water moves'], heading: 'Osmosis' }], title: 'Biology' }],
  ];

  test.each(answers)('of %s has canonical JSON, whatever surrounds it, and a title', (id, thing) => {
    const result = parseResultFor(sampleInput(id), JSON.stringify(thing));
    const wrapped = `Here it is:\n\`\`\`json\n${JSON.stringify({ ...thing, more: 1 }, null, 2)}\n\`\`\`\nGood luck!`;

    expect(result).toMatch(/^\{"title":"Biology",/);
    expect(parseResultFor(sampleInput(id), wrapped)).toBe(result);
    expect(buildTitleFor(sampleInput(id), result)).toBe('Biology');
  });

  test.each(answers)('of %s is unusable if it is missing or incomplete', (id) => {
    for (const broken of ['', 'I cannot do that.', '{"title": "Bio', '[]', '{"title":7}', '{}']) {
      expect(() => parseResultFor(sampleInput(id), broken)).toThrow(UnusableAnswer);
    }
  });
});

test.each(['cards', 'sections', 'sessions'])('an empty list of %s means that nothing was found', (list) => {
  const id = ({ cards: 'flashcards', sections: 'cram', sessions: 'planner' } as const)[list] ?? 'cram';
  const answer = JSON.stringify({ title: '', [list]: [] });

  expect(() => parseResultFor(sampleInput(id), answer)).toThrow(NothingFound);
});

describe('a study plan', () => {
  test('sorts its sessions by time', () => {
    const later = { date: '2026-03-03', start_time: '9:00' };

    expect(
      sessionsOf(later, { start_time: '18:00' }, {}).map((one) => `${one.date} ${one.start_time}`),
    ).toEqual([...['2026-03-02 17:00', '2026-03-02 18:00', '2026-03-03 09:00']]);
  });

  test('drops sessions without a valid day, time or topic', () => {
    const out = [
      ...['2026-03-04T00:00', 'tomorrow'].map((date) => ({ date })),
      ...[{ start_time: '25:00' }, { start_time: 'noon' }, { topic: ' ' }],
    ];

    expect(sessionsOf(...out, {})).toHaveLength(1);
    for (const change of out) expect(() => planOf(change)).toThrow(UnusableAnswer);
  });

  test('moves sessions that are in the past, on the day of the exam, or over the hours of a day', () => {
    expect(
      sessionsOf({ date: '2026-03-01' }, { date: '2026-03-06' }, { date: '2026-03-04', duration: 1_000 }).map(
        ({ date, duration }) => `${date} ${duration}`,
      ),
    ).toEqual(['2026-03-02 30', '2026-03-04 90', '2026-03-05 30']);
  });

  test('has no session over an entry of the planner, or before the time of day', () => {
    const context = {
      ...{ today: '2026-03-02', now: '17:10' },
      busy: [{ date: '2026-03-03', start_time: '16:00', duration: 90 }],
    } as const;
    const sessions = [session, { ...session, date: '2026-03-03' }];
    const answer = JSON.stringify({ title: 'Biology', sessions });
    const plan = studyPlanSchema.parse(
      JSON.parse(tools.planner.parseResult(answer, sampleInput('planner'), context)),
    );

    expect(plan.sessions.map(({ date, start_time }) => `${date} ${start_time}`)).toEqual([
      '2026-03-02 17:10',
      '2026-03-03 17:30',
    ]);
  });

  test('has at most 120 sessions, with texts within their limits', () => {
    const long = sampleInput('planner', { exam_date: '2026-06-30', hours_a_day: 12 });
    const many = Array.from({ length: 130 }, (_, index) => ({
      ...session,
      date: `2026-03-${10 + (index % 10)}`,
      duration: 1,
      topic: `${'x'.repeat(119)}\u{1F4DA}`,
      activity: index === 0 ? '' : 'x'.repeat(500),
    }));
    const answer = JSON.stringify({ title: 'Biology', sessions: many });
    const { sessions } = studyPlanSchema.parse(JSON.parse(parseResultFor(long, answer)));

    expect(sessions).toHaveLength(120);
    const lengths = sessions.map(({ topic, activity }) => `${topic.length} ${activity.length}`);
    expect(lengths.toSorted()).toEqual(['119 119', ...Array(119).fill('119 200')]);
  });
});

test('a deck for an app of an earlier release has cards without a source and a page', () => {
  const answer = JSON.stringify({
    title: 'Osmosis',
    cards: [{ ...card, source: 'Water moves through a membrane.', page: 3 }],
  });
  const context = { today: '2026-03-02', source: SOURCES.pdf, needsPlainCards: true } as const;
  const result = tools.flashcards.parseResult(answer, sampleInput('flashcards'), context);

  expect(JSON.parse(result).cards).toEqual([card]);
});

test('a deck has at most the requested number of cards, with no duplicates or empty sides', () => {
  const twice = { ...card, front: 'WHAT is osmosis?', back: 'Another answer.' };
  const more = Array.from({ length: 9 }, (_, index) => ({ front: `${index}`, back: 'x'.repeat(2_000) }));

  expect(cardsOf(5, card, { front: '', back: 'x' }, { front: 'x', back: ' ' }, twice)).toHaveLength(1);
  expect(cardsOf(5, card, ...more)).toHaveLength(5);
  expect(cardsOf(5, ...more)[0]?.back).toHaveLength(1_000);
});

describe('the source of a card', () => {
  const notes = `${'Osmosis is the movement of water through a partially permeable membrane. '}${'It needs no energy. '.repeat(3)}`;
  const sourcesFor = (prompt: string, ...sources: string[]) =>
    flashcardsSchema.parse(
      JSON.parse(
        parseResultFor(
          sampleInput('flashcards', { prompt }),
          JSON.stringify({
            title: 'Osmosis',
            cards: sources.map((source, index) => ({ front: `Question ${index}?`, back: 'Water.', source })),
          }),
        ),
      ),
    ).cards;

  test('stays if the notes contain it, and is dropped alone if it is misquoted', () => {
    expect(
      sourcesFor(
        notes,
        'osmosis is the movement of water',
        'Osmosis is the movement of waters through a partially permeable membrane.',
      ),
    ).toEqual([
      { front: 'Question 0?', back: 'Water.', source: 'osmosis is the movement of water' },
      { front: 'Question 1?', back: 'Water.' },
    ]);
  });

  test('takes its card with it if it was invented', () => {
    const invented = 'Diffusion moves gas particles down a concentration gradient.';

    expect(sourcesFor(notes, invented, 'It needs no energy.')).toHaveLength(1);
    expect(() => sourcesFor(notes, invented)).toThrow(UnusableAnswer);
  });

  test('is dropped if the student only named a topic', () => {
    expect(sourcesFor('Osmosis', 'Osmosis moves water.')).toEqual([{ front: 'Question 0?', back: 'Water.' }]);
  });

  test('of a PDF stays with its page, because only the model reads the file', () => {
    const card = { front: 'What moves water?', back: 'Osmosis.', source: 'Osmosis moves water.' };
    const cards = [
      { ...card, page: 3 },
      { ...card, front: 'And?', page: 0.5 },
    ];
    const result = parseResultFor(
      sampleInput('flashcards', { prompt: notes }),
      JSON.stringify({ title: 'Osmosis', cards }),
      SOURCES.pdf,
    );

    expect(JSON.parse(result).cards).toEqual([
      { ...card, page: 3 },
      { ...card, front: 'And?' },
    ]);
  });

  test('is compared with the text of a note or of chosen pages, of which only pages have a number', () => {
    const cards = [
      { ...card, source: 'Water moves.', page: 2 },
      { front: 'Invented?', back: 'Yes.', source: 'Diffusion moves gas particles.', page: 2 },
    ];
    const cardsFor = (kind: 'note' | 'pages') => {
      const text = `${'text' in SOURCES[kind] && SOURCES[kind].text}\n${notes}`;
      const input = sampleInput('flashcards', { prompt: '' });
      const answer = JSON.stringify({ title: 'Osmosis', cards });
      return flashcardsSchema.parse(JSON.parse(parseResultFor(input, answer, { kind, text }))).cards;
    };

    expect(cardsFor('pages')).toEqual([{ ...card, source: 'Water moves.', page: 2 }]);
    expect(cardsFor('note')).toEqual([{ ...card, source: 'Water moves.' }]);
  });

  test('is cut to its limit', () => {
    const long = 'Osmosis moves water. '.repeat(40);

    expect(sourcesFor(long, long)[0]?.source?.length).toBeLessThanOrEqual(500);
  });
});

test.each([
  ['What is $\\frac{a}{b} \\times \\theta$?', 'What is $\\frac{a}{b} \\times \\theta$?'],
  ['What is $\\\\frac{a}{b}$ in \\"quotes\\"?', 'What is $\\frac{a}{b}$ in "quotes"?'],
  ['Is it $5\\nor $\\u03b8 = 1$?', 'Is it $5\nor $\u03b8 = 1$?'],
])('the formula in the JSON %s keeps its backslashes', (written, read) => {
  const answer = `{"title": "Maths", "cards": [{"front": "${written}", "back": "Yes."}]}`;
  const { cards } = JSON.parse(parseResultFor(sampleInput('flashcards'), answer));

  expect(cards[0].front).toBe(read);
});

test('a point of a cram sheet is cut after its citations were written out', () => {
  const points = [`${'x'.repeat(228)} (pp. 3, 14)`, '(p. 3)', `${'x'.repeat(300)} (p. 3)`];
  const answer = JSON.stringify({ title: 'Osmosis', sections: [{ heading: 'Osmosis', points }] });
  const { sections } = cramSheetSchema.parse(
    JSON.parse(parseResultFor(sampleInput('cram'), answer, SOURCES.pdf)),
  );

  expect(sections[0]?.points).toEqual([`${'x'.repeat(228)} [p. 3]`, '[p. 3]', 'x'.repeat(240)]);
});

test('a cram sheet fits on a page', () => {
  const section = { heading: ' ', points: ['', ...Array<string>(12).fill('x'.repeat(300))] };
  const { title, sections } = sheetOf(' ', [{ heading: 'Empty', points: [] }, ...Array(12).fill(section)]);

  expect(title).toBe('Cram sheet');
  expect(sections).toHaveLength(8);
  expect(sections[0]).toEqual({ heading: 'Key points', points: Array(8).fill('x'.repeat(240)) });
});

describe('a title', () => {
  test.each([
    ['\n\n## **What is osmosis?**\nmore', 'What is osmosis?'],
    ['x'.repeat(100), `${'x'.repeat(79)}…`],
    [
      `Explain ${'the causes of inflation '.repeat(5)}`,
      'Explain the causes of inflation the causes of inflation the causes of inflation…',
    ],
    [`${'x'.repeat(78)}\u{1F4DA} and more`, `${'x'.repeat(78)}…`],
    ['***\n-- ', 'Problem'],
  ])('made from the first visible line of %j is %s', (prompt, title) => {
    expect(buildTitleFor(sampleInput('solver', { prompt }), 'answer')).toBe(title);
  });

  test('comes from the summary when the PDF has no question', () => {
    expect(buildTitleFor(sampleInput('summarizer', { prompt: ' ' }), '## The cell\n\nIt is small.')).toBe(
      'The cell',
    );
  });
});

test('fewer cards than were asked for come with a note', () => {
  const result = parseResultFor(
    sampleInput('flashcards', { count: 8 }),
    JSON.stringify({ title: 'Osmosis', cards: [card, card, { ...card, front: 'What is a cell?' }] }),
  );
  const noteFor = (count: number) =>
    tools.flashcards.buildNote?.(sampleInput('flashcards', { count }), result);

  expect(noteFor(8)).toMatch(/^2 cards of the 8 that you asked for: /);
  expect(noteFor(2)).toBeNull();
});
