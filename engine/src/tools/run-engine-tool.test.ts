import { cramSheetSchema, flashcardsSchema, studyPlanSchema } from '@akada/domain/ai/result-schemas';
import { describe, expect, test } from 'vitest';
import type { EngineRequest } from './request.ts';
import { runEngineTool } from './run-engine-tool.ts';

const PAGES = [
  {
    number: 1,
    text: '## Osmosis\nOsmosis is the movement of water molecules through a partially permeable membrane. It needs no energy from the cell.',
  },
  {
    number: 2,
    text: '## Respiration\nRespiration is the release of energy from glucose in every living cell. Lactic acid builds up in the muscles because oxygen runs short during a sprint.',
  },
  {
    number: 3,
    text: '## Photosynthesis\nPhotosynthesis is the making of glucose from carbon dioxide and water. Chlorophyll absorbs the light that the reaction needs.',
  },
];
const PLAN = {
  tool: 'planner',
  today: '2026-03-01',
  now: '08:00',
  first_day: '2026-03-01',
  exam_date: '2026-03-08',
  hours_a_day: 2,
  busy: [],
} as const;

function made(request: EngineRequest) {
  const outcome = runEngineTool(request);
  if (outcome.isEmpty) throw new Error(outcome.message);
  return outcome;
}

function cardsOf(prompt: string, pages = PAGES) {
  return flashcardsSchema.parse(JSON.parse(made({ tool: 'flashcards', prompt, count: 12, pages }).result));
}

test('a deck is named after its subject, without the kind of result and the ending of a file', () => {
  const text = '# osmosis.pdf\n\nOsmosis is the movement of water through a membrane.';
  const { title, result } = made({ tool: 'flashcards', prompt: text, count: 12, pages: [] });
  expect(title).toBe('Flashcards: osmosis');
  expect(JSON.parse(result)).toHaveProperty('title', 'osmosis');
});

test('a deck whose first heading any text has is named after the heading above', () => {
  const text = '# Cell respiration\n\n## What it is\n\nRespiration is the release of energy from food.';
  const { result } = made({ tool: 'flashcards', prompt: text, count: 12, pages: [] });
  expect(JSON.parse(result).title).toBe('Cell respiration');
});

test.each(['What it is', 'Introduction'])(
  'a deck is not named after the heading “%s”, which any text has',
  (heading) => {
    const text = `# ${heading}\n\nRespiration is the release of energy from food. Respiration needs oxygen.`;
    const { result } = made({ tool: 'flashcards', prompt: text, count: 12, pages: [] });
    expect(JSON.parse(result).title).toMatch(/^Respiration\b/);
  },
);

test('a deck made from a summary is named after the title of the text, which the summary has above its parts', () => {
  const text =
    '# The heart\n\nDr. F. Adewale\n\n## Introduction\n\nThe heart is an organ that pumps blood.\n\n## Parts\n\nThe septum is the wall that separates its two sides.';
  const summary = made({ tool: 'summarizer', prompt: text, pages: [] }).result;
  expect(summary).toMatch(/^# The heart\n\n## Key points\n\n\*\*Introduction\*\*/);
  const { result } = made({ tool: 'flashcards', prompt: summary, count: 12, pages: [] });
  expect(JSON.parse(result).title).toBe('The heart');
});

test('a summary does not repeat a title that is the heading of a part', () => {
  const text = '# The heart\n\nThe heart is an organ that pumps blood.';
  expect(made({ tool: 'summarizer', prompt: text, pages: [] }).result).toMatch(
    /^## Key points\n\n\*\*The heart/,
  );
});

describe('pages with a focus', () => {
  test('give cards from the sections that have its words', () => {
    const { title, cards } = cardsOf('respiration please');
    expect(title).toBe('Respiration');
    expect(cards.map(({ front }) => front)).toEqual([
      'What is respiration?',
      expect.stringContaining('actic acid'),
    ]);
  });

  test('give cards from every section if none has its words', () => {
    const fronts = cardsOf('the French Revolution').cards.map(({ front }) => front);
    expect(fronts).toEqual(expect.arrayContaining(['What is osmosis?', 'What is photosynthesis?']));
  });

  test('give a summary of the sections that have its words, with their page', () => {
    const { result, title } = made({ tool: 'summarizer', prompt: 'Chlorophyll', pages: PAGES });
    expect(title).toBe('Summary: Photosynthesis');
    expect(result).toContain('[p. 3]');
    expect(result).not.toMatch(/\[p\. [12]\]/);
  });

  test('give a summary of everything and an answer if it is a question', () => {
    const { result } = made({ tool: 'summarizer', prompt: 'What is osmosis?', pages: PAGES });
    expect(result).toMatch(
      /^## What you asked\n\nOsmosis is the movement[\s\S]*## Key points[\s\S]*\[p\. 3\]/,
    );
  });

  test('are read together with the notes that were pasted with it', () => {
    const notes =
      'Explain diffusion.\nDiffusion is the spreading of particles from a high to a low concentration. It is faster when the temperature is higher because the particles then have more kinetic energy to move.';
    const { cards } = cardsOf(notes);
    expect(cards.map(({ front }) => front)).toContain('What is diffusion?');
  });
});

describe('a result', () => {
  test('of a cram sheet fits its schema and is named after its first heading', () => {
    const { result, title } = made({ tool: 'cram', prompt: '', pages: PAGES });
    expect(cramSheetSchema.parse(JSON.parse(result)).title).toBe(title);
    expect(title).toBe('Cram sheet: Osmosis');
  });

  test('of a study plan has its notes as a note', () => {
    const few = made({ ...PLAN, prompt: 'Cells' });
    expect(studyPlanSchema.parse(JSON.parse(few.result)).sessions[0]?.date).toBe('2026-03-01');
    const many = made({
      ...PLAN,
      prompt: Array.from({ length: 60 }, (_, index) => `Topic number ${index + 1}`).join('\n'),
    });
    expect(many.note).toContain('no time for a separate review of');
  });

  test('of flashcards says if there are fewer than were asked for', () => {
    const noteOf = (count: number) =>
      made({ tool: 'flashcards', prompt: 'respiration please', count, pages: PAGES }).note;
    expect(noteOf(12)).toBe(
      '2 cards of the 12 that you asked for: the text has no more facts that make a good card. Add more text for more cards.',
    );
    expect(noteOf(2)).toBeNull();
  });

  test('of a chat follows up on earlier messages', () => {
    const { result } = made({
      tool: 'chat',
      prompt: 'why?',
      earlier: ['What is lactic acid?'],
      pages: PAGES,
    });
    expect(result).toContain('oxygen runs short');
  });

  test('of a chat is a hint if the message is a problem, and its steps after that', () => {
    const problem = 'Solve 2x + 6 = 14';
    const hint = made({ tool: 'chat', prompt: problem, earlier: [], pages: [] });
    expect(hint.result).not.toContain('x = 4');
    const steps = made({ tool: 'chat', prompt: 'Show me the steps', earlier: [problem], pages: [] });
    expect(steps.result).toContain('x = 4');
  });

  test.each(['Summarise my notes please', 'give me the key points', 'summary'])(
    'of a chat has the key points of all notes if the message is "%s"',
    (prompt) => {
      const { result, title } = made({ tool: 'chat', prompt, earlier: ['What is osmosis?'], pages: PAGES });
      expect(result).toMatch(/^## Key points/);
      for (const { number } of PAGES) expect(result).toContain(`[p. ${number}]`);
      expect(title).toBe(prompt);
    },
  );

  test('of a chat has the key points of notes that were pasted in an earlier message', () => {
    const notes = PAGES.map(({ text }) => text).join('\n\n');
    const { result } = made({ tool: 'chat', prompt: 'Summarize it', earlier: [notes], pages: [] });
    expect(result).toContain('release of energy from glucose');
  });

  test.each([
    'quiz me',
    'Test me on my notes please',
    'give me 3 questions on this',
    'ask me some questions',
  ])('of a chat says where questions are if the message is "%s"', (prompt) => {
    expect(runEngineTool({ tool: 'chat', prompt, earlier: [], pages: PAGES })).toMatchObject({
      isEmpty: true,
      message: expect.stringContaining('open Quiz, then Practice'),
    });
  });

  test('leaves out the list of books', () => {
    const pages = [
      ...PAGES,
      { number: 4, text: '## References\nShaw, T. (1970). Igbo-Ukwu: An Account of Finds.' },
    ];
    for (const tool of ['summarizer', 'cram'] as const)
      expect(made({ tool, prompt: '', pages }).result).not.toMatch(/Shaw|Igbo-Ukwu/);
    expect(
      cardsOf('', pages)
        .cards.map(({ front }) => front)
        .join(),
    ).not.toContain('Igbo-Ukwu');
  });

  test('of a chat answers a request for a summary of one thing with that thing', () => {
    const { result } = made({ tool: 'chat', prompt: 'Summarise osmosis', earlier: [], pages: PAGES });
    expect(result).toContain('Osmosis is the movement');
    expect(result).not.toContain('Respiration');
  });

  test('of an explanation has no more words than its length allows', () => {
    const sentences = Array.from(
      { length: 12 },
      (_, index) =>
        `For example, inertia keeps passenger number ${index} moving ${'forward in the bus '.repeat(30)}when it stops.`,
    );
    const prompt = `What is inertia?\n\nInertia is the tendency of a body to keep its motion. ${sentences.join(' ')}`;
    const words = (length: 'short' | 'long') =>
      made({ tool: 'explainer', prompt, level: 'secondary', length, pages: [] }).result.split(/\s+/).length;
    expect(words('short')).toBeLessThan(words('long'));
    expect(words('short')).toBeLessThan(200);
  });

  test('of an essay quotes the notes', () => {
    const { result } = made({
      tool: 'essay',
      prompt: 'Discuss the importance of respiration.',
      level: 'secondary',
      length: 'medium',
      pages: PAGES,
    });
    expect(result).toContain('release of energy from glucose');
  });
});

describe('an empty result says what to add', () => {
  const style = { level: 'secondary', length: 'medium' } as const;
  test.each<[EngineRequest, RegExp]>([
    [{ tool: 'flashcards', prompt: '😀', count: 12, pages: [] }, /no text to read yet\. Paste your notes/],
    [{ tool: 'cram', prompt: '', pages: [{ number: 1, text: ' ' }] }, /pages may be images/],
    [{ tool: 'summarizer', prompt: '.', pages: [] }, /no text to read yet/],
    [
      { tool: 'flashcards', prompt: 'It was so. We went there.', count: 12, pages: [] },
      /No facts were found/,
    ],
    [{ tool: 'explainer', prompt: 'Quidditch', pages: [], ...style }, /Paste your notes on it/],
    [{ tool: 'essay', prompt: '...', pages: [], ...style }, /no essay question/],
    [{ tool: 'solver', prompt: 'Find the momentum of a lorry.', mode: 'hint' }, /doesn't give enough/],
    [{ ...PLAN, prompt: '.' }, /at least one topic/],
    [{ tool: 'chat', prompt: 'Who is the king of Spain?', earlier: [], pages: PAGES }, /notes/],
  ])('%o', (request, message) => {
    expect(runEngineTool(request)).toMatchObject({ isEmpty: true, message: expect.stringMatching(message) });
  });

  test('and quotes the closest passages', () => {
    const outcome = runEngineTool({
      tool: 'chat',
      prompt: 'Who discovered lactic acid?',
      earlier: [],
      pages: PAGES,
    });
    expect(outcome).toMatchObject({
      isEmpty: true,
      closest: expect.stringContaining('Lactic acid builds up'),
    });
  });
});
