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

test('the first quoted text of a request about a note or about pages is their text', async () => {
  const askedAbout = (source: string, text: string) =>
    askedIn({
      systemInstruction: { role: 'system', parts: [{ text: systemOf('chat', { source }) }] },
      contents: [
        { role: 'user', parts: [{ text: quoted(text) }, { text: quoted('What is osmosis?') }] },
        { role: 'model', parts: [{ text: 'Water moves.' }] },
        { role: 'user', parts: [{ text: quoted('Why?') }] },
      ],
    });
  const said = [
    { role: 'student', text: 'What is osmosis?' },
    { role: 'model', text: 'Water moves.' },
  ];

  expect(await askedAbout('note', 'Water [p. 1] moves.')).toMatchObject({
    ...{ text: 'Why?', earlier: said, pages: [{ text: 'Water [p. 1] moves.' }], pdfPages: 0 },
  });
  expect(await askedAbout('pages', '[p. 3]\nOne\n\n[p. 4]\n\n\n[p. 5]\nTwo')).toMatchObject({
    earlier: said,
    pages: [
      { number: 3, text: 'One' },
      { number: 4, text: '' },
      { number: 5, text: 'Two' },
    ],
  });
});

test('beside a note, a blank prompt is no text, even when the answer has to be corrected', async () => {
  const asked = await askedIn({
    systemInstruction: { role: 'system', parts: [{ text: systemOf('cram', { source: 'note' }) }] },
    contents: [
      { role: 'user', parts: [{ text: quoted('Cells') }] },
      { role: 'model', parts: [{ text: '{' }] },
      { role: 'user', parts: [{ text: 'This answer cannot be used.' }] },
    ],
  });

  expect(asked).toMatchObject({ text: '', pages: [{ text: 'Cells' }] });
});
