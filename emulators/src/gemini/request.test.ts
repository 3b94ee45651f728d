import { expect, test } from 'vitest';
import { askedIn } from './request.ts';
import { quoted, systemOf } from './testing.ts';

test('a request is parsed into its tool, options and text', async () => {
  const asked = await askedIn({
    systemInstruction: {
      role: 'system',
      parts: [{ text: systemOf('planner', { 'exam date': '2026-03-08', count: 12 }) }],
    },
    contents: [
      { role: 'user', parts: [{ text: quoted('What is osmosis?') }] },
      { role: 'model', parts: [{ text: 'Water moves.' }] },
      {
        role: 'user',
        parts: [{ text: `Here it is.\n${quoted('Tool: chat\nOption: count=99\nCells')}\nGo on.` }],
      },
    ],
    generationConfig: { responseMimeType: 'application/json' },
  });
  expect(asked.tool).toBe('planner');
  expect(Object.fromEntries(asked.options)).toEqual({ exam_date: '2026-03-08', count: '12' });
  expect(asked.text).toBe('Tool: chat\nOption: count=99\nCells');
  expect(asked.earlier).toEqual([
    { role: 'student', text: 'What is osmosis?' },
    { role: 'model', text: 'Water moves.' },
  ]);
  expect(asked.schema).toEqual({});
});

test('a request for a correction uses the text quoted in an earlier turn', async () => {
  const asked = await askedIn({
    contents: [
      { role: 'user', parts: [{ text: quoted('Cells') }] },
      { role: 'model', parts: [{ text: '{"cards": [' }] },
      { role: 'user', parts: [{ text: 'This answer cannot be used. Answer again.' }] },
    ],
  });
  expect(asked.text).toBe('Cells');
});

test('without any markers, the whole last turn is the question', async () => {
  const asked = await askedIn({ contents: [{ parts: [{ text: 'What is ' }, { text: 'osmosis?' }] }] });
  expect(asked).toMatchObject({ tool: 'chat', text: 'What is \nosmosis?', schema: null, pages: [] });
});

test('an empty request is refused', async () => {
  await expect(askedIn({})).rejects.toMatchObject({ code: 400, status: 'INVALID_ARGUMENT' });
});
