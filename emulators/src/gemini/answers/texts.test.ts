import { NO_ANSWER_MARK } from '@akada/domain/ai/ai';
import { describe, expect, test } from 'vitest';
import { asked, seedText } from '../testing.ts';
import { SIGNATURE } from './answer.ts';
import { answerTo } from './index.ts';

const textOf = (...given: Parameters<typeof asked>) => String(answerTo(asked(...given)));

describe('a summary', () => {
  test('quotes sentences of the text in their order', () => {
    const text = seedText('cell-respiration');
    const points = textOf('summarizer', text)
      .split('\n')
      .flatMap((line) => /^- (.*)$/.exec(line)?.[1] ?? []);
    expect(points.length).toBeGreaterThanOrEqual(4);
    const places = points.map((point) => text.indexOf(point));
    expect(places.every((place) => place >= 0)).toBe(true);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    // Short notes have little to leave out.
    expect(points.join('\n').length).toBeLessThan(text.length * 0.95);
  });

  test('of a PDF cites the page of each point, and answers the question about it', () => {
    const pages = [
      { number: 1, text: '## Respiration\nRespiration releases energy from food in every living cell.' },
      { number: 2, text: '' },
      { number: 3, text: 'Lactic acid builds up in the muscles during a sprint and must be broken down.' },
    ];
    const answer = textOf('summarizer', 'What happens to lactic acid?', { pages });
    expect(answer).toContain('every living cell. [p. 1]');
    expect(answer).toMatch(/## What you asked\n\nLactic acid .* \[p\. 3\]/);
  });

  test('of an empty text asks for a text', () => {
    expect(textOf('summarizer', '', { pages: [{ number: 1, text: '' }] })).toContain('no text to read');
    expect(textOf('summarizer', '')).toContain('Paste your notes');
  });
});

describe('an explanation', () => {
  test('of a term without notes comes from the glossary, and says so', () => {
    expect(textOf('explainer', 'Osmosis')).toMatch(
      /movement of water molecules[\s\S]*From Akada's built-in glossary/,
    );
  });

  test('quotes the notes that were pasted with the question', () => {
    const notes = seedText('things-fall-apart');
    expect(textOf('explainer', `${notes}\n\nWho is Okonkwo?`)).toMatch(/^Okonkwo is a tragic hero/);
  });
});

describe('a chat', () => {
  test('defines a term, and compares two terms', () => {
    expect(textOf('chat', 'What is osmosis?')).toContain('partially permeable membrane');
    const both = textOf('chat', 'What is the difference between speed and velocity?');
    expect(both).toMatch(/Speed is [\s\S]*Velocity is /);
  });

  test('remembers earlier messages', () => {
    const earlier = [
      { role: 'student', text: 'What is osmosis?' },
      { role: 'model', text: 'Water moves.' },
    ] as const;
    expect(textOf('chat', 'Give me an example', { earlier: [...earlier] })).toContain('Potato');
    const notes = [
      { role: 'student', text: `What are the stages?\n\n${seedText('cell-respiration')}` },
    ] as const;
    expect(textOf('chat', 'What is glycolysis?', { earlier: [...notes] })).toContain('pyruvate');
  });

  test('gives a hint for a calculation, then its steps', () => {
    const problem = 'Solve 2x + 6 = 14';
    expect(textOf('chat', problem)).toContain('## Hint');
    const earlier = [{ role: 'student', text: problem }] as const;
    expect(textOf('chat', 'Show me the steps', { earlier: [...earlier] })).toContain('**Answer: x = 4**');
  });

  test('admits that it has no answer', () => {
    expect(textOf('chat', 'Who is the king of Spain?')).toContain('Paste your notes');
  });
});

describe('a solution', () => {
  test('shows its steps and its answer, while a hint only shows how to begin', () => {
    const full = textOf('solver', 'Solve 3x + 5 = 20', { choices: { mode: 'solution' } });
    expect(full).toContain('**Answer: x = 5**');
    const hint = textOf('solver', 'Solve 3x + 5 = 20', { choices: { mode: 'hint' } });
    expect(hint).toContain('Get the x term alone on one side.');
    expect(hint).not.toMatch(/x = 5|= 15/);
  });

  test('says what is missing from an unsolvable problem', () => {
    expect(textOf('solver', 'Find the momentum of a lorry.')).toContain("doesn't give enough");
  });

  test('marks an unsolved problem on a separate line', () => {
    const marked = (problem: string) =>
      textOf('solver', problem, { choices: { mode: 'solution' } })
        .split('\n')
        .includes(NO_ANSWER_MARK);

    expect(marked('Find the momentum of a lorry.')).toBe(true);
    expect(marked('Solve 3x + 5 = 20')).toBe(false);
    // 'No solution' is a valid answer.
    expect(marked('Solve x^2 + 1 = 0')).toBe(false);
  });
});

describe('an essay', () => {
  const question = 'Discuss the causes of inflation.';

  test('without notes lists the questions to answer, and says so', () => {
    const outline = textOf('essay', question);
    expect(outline).toContain('Without notes');
    expect(outline).toContain('## Questions your essay must answer');
  });

  test('with notes quotes their points', () => {
    const notes =
      'Inflation is a sustained rise in the general price level. Demand-pull inflation is caused by aggregate demand that grows faster than supply. Cost-push inflation is caused by rising costs of production, such as wages and imported raw materials.';
    const outline = textOf('essay', `${question}\n\n${notes}`);
    expect(outline).not.toContain('Without notes');
    expect(outline).toContain('rising costs of production');
  });
});

test('a paraphrase is empty, because swapped words are no rewording', () => {
  expect(textOf('paraphraser', 'Students often use many books.')).toBe('');
});

test.each(['chat', 'solver', 'essay', 'summarizer', 'explainer', 'unknown'])(
  'the answer of %s says whose it is, and is the same each time',
  (tool) => {
    const answer = textOf(tool, seedText('osmosis-practical'));
    expect(answer.endsWith(SIGNATURE)).toBe(true);
    expect(textOf(tool, seedText('osmosis-practical'))).toBe(answer);
  },
);
