import { AI_LENGTHS, MAX_WORDS, UNSOLVED_MARK } from '@akada/domain/ai/ai';
import { describe, expect, test } from 'vitest';
import { countWords } from '../reading/words.ts';
import { asked, seedText } from '../testing.ts';
import { SIGNATURE } from './answer.ts';
import { answerTo } from './index.ts';

const textOf = (...given: Parameters<typeof asked>) => String(answerTo(asked(...given)));

describe('a summary', () => {
  test('is sentences of the text itself, fewer and in order', () => {
    const text = seedText('cell-respiration');
    const points = textOf('summarizer', text)
      .split('\n')
      .flatMap((line) => /^- (.*)$/.exec(line)?.[1] ?? []);
    expect(points.length).toBeGreaterThanOrEqual(4);
    const places = points.map((point) => text.indexOf(point));
    expect(places.every((place) => place >= 0)).toBe(true);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(points.join('\n').length).toBeLessThan(text.length * 0.9);
  });

  test('of a PDF says on which page each point stands, and answers what was asked of it', () => {
    const pages = [
      { number: 1, text: '## Respiration\nRespiration releases energy from food in every living cell.' },
      { number: 2, text: '' },
      { number: 3, text: 'Lactic acid builds up in the muscles during a sprint and must be broken down.' },
    ];
    const answer = textOf('summarizer', 'What happens to lactic acid?', { pages });
    expect(answer).toContain('every living cell. [p. 1]');
    expect(answer).toMatch(/## What you asked\n\n- Lactic acid .* \[p\. 3\]/);
  });

  test('of nothing says so', () => {
    expect(textOf('summarizer', '', { pages: [{ number: 1, text: '' }] })).toContain(
      'no text that can be read',
    );
    expect(textOf('summarizer', '')).toContain('Paste a text');
  });
});

describe('an explanation', () => {
  test('says what a term is, and more of it unless it should be simple', () => {
    expect(textOf('explainer', 'Osmosis')).toMatch(/movement of water molecules.*potato strips/);
    const simple = textOf('explainer', 'osmosis', { choices: { level: 'simple' } });
    expect(simple).toContain('movement of water molecules');
    expect(simple).not.toContain('potato');
  });

  test('takes what fits from notes that were pasted with the question', () => {
    const notes = seedText('things-fall-apart');
    expect(textOf('explainer', `${notes}\n\nWho is Okonkwo?`)).toMatch(
      /From what you gave me:\n\n- .*Okonkwo/,
    );
  });
});

describe('a chat', () => {
  test('answers what a term is, and how two differ', () => {
    expect(textOf('chat', 'What is osmosis?')).toContain('partially permeable membrane');
    const both = textOf('chat', 'What is the difference between speed and velocity?');
    expect(both).toMatch(/\*\*Speed\*\*[\s\S]*\*\*Velocity\*\*/);
  });

  test('remembers the turns before', () => {
    const earlier = [
      { role: 'student', text: 'What is osmosis?' },
      { role: 'model', text: 'Water moves.' },
    ] as const;
    expect(textOf('chat', 'Give me an example', { earlier: [...earlier] })).toContain('potato');
    const told = [{ role: 'student', text: 'The battle of Adwa was won by Menelik in 1896.' }] as const;
    expect(textOf('chat', 'When was the battle of Adwa?', { earlier: [...told] })).toContain('1896');
  });

  test('calculates', () => {
    expect(textOf('chat', 'Solve 2x + 6 = 14')).toContain('**x = 4**');
  });

  test('says that it does not know', () => {
    expect(textOf('chat', 'Who is the king of Spain?')).toContain('Paste your notes');
  });
});

describe('a solution', () => {
  test('shows its steps and its answer; a hint shows how to begin and gives nothing away', () => {
    const full = textOf('solver', 'Solve 3x + 5 = 20', { choices: { mode: 'solution' } });
    expect(full).toContain('Answer: **x = 5**');
    const hint = textOf('solver', 'Solve 3x + 5 = 20', { choices: { mode: 'hint' } });
    expect(hint).toContain('Take 5 from both sides.');
    expect(hint).not.toMatch(/x = 5|= 15/);
  });

  test('explains the terms of what it cannot work out', () => {
    expect(textOf('solver', 'Find the momentum of a lorry.')).toMatch(
      /mass times velocity[\s\S]*I can work out/,
    );
  });

  test('says on a line of its own whether it was not worked out', () => {
    const marked = (problem: string) =>
      textOf('solver', problem, { choices: { mode: 'solution' } })
        .split('\n')
        .includes(UNSOLVED_MARK);

    expect(marked('Find the momentum of a lorry.')).toBe(true);
    expect(marked('Solve 3x + 5 = 20')).toBe(false);
    // That there is no solution is one.
    expect(marked('Solve x^2 + 1 = 0')).toBe(false);
  });
});

describe('an essay', () => {
  test.each(AI_LENGTHS)('has an introduction, points and a conclusion, and is %s', (length) => {
    const essay = textOf('essay', 'Discuss the causes of inflation in Nigeria', { choices: { length } });
    const headings = [...essay.matchAll(/^## (.*)$/gm)].map(([, heading]) => heading);
    expect(headings).toEqual([
      'Introduction',
      'What inflation in Nigeria is',
      'Immediate causes',
      'Deeper causes',
      'Which causes weigh most',
      'Conclusion',
    ]);
    expect(essay).toContain('rise of the general level of prices');
    expect(countWords(essay)).toBeLessThanOrEqual(MAX_WORDS[length]);
    expect(countWords(essay)).toBeGreaterThan(MAX_WORDS[length] * 0.6);
  });

  test('has other points for another question', () => {
    expect(textOf('essay', 'Should school uniforms be abolished?')).toContain('## Weighing both sides');
  });
});

describe('other words', () => {
  const text =
    'Plants need light because they make glucose by photosynthesis. When plants get a lot of light, they grow. It isn’t hard.';

  test('fit the tone, and turn sentences round', () => {
    expect(textOf('paraphraser', text, { choices: { tone: 'formal' } })).toContain(
      'Since they make glucose by photosynthesis, plants require light. They grow when plants obtain a great deal of light. It is not demanding.',
    );
    expect(textOf('paraphraser', 'It is not difficult.', { choices: { tone: 'friendly' } })).toContain(
      "It isn't tricky.",
    );
  });

  test('keep headings, list marks and what is no word of the table', () => {
    const answer = textOf('paraphraser', '# Important\n\n- The Senate shows many rooms.', {
      choices: { tone: 'plain' },
    });
    expect(answer).toContain('# Important\n\n- The Senate makes clear a lot of rooms.');
  });
});

test.each(['chat', 'solver', 'essay', 'summarizer', 'explainer', 'paraphraser', 'unknown'])(
  'the answer of %s says whose it is, and is the same each time',
  (tool) => {
    const answer = textOf(tool, seedText('osmosis-practical'));
    expect(answer.endsWith(SIGNATURE)).toBe(true);
    expect(textOf(tool, seedText('osmosis-practical'))).toBe(answer);
  },
);
