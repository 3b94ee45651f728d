import { expect, test } from 'vitest';
import { generateInputSchema } from './schemas.ts';

const summarizer = (change: object) =>
  generateInputSchema.safeParse({ tool: 'summarizer', request_id: 'a-request-of-tests', ...change });

test.each(['', ' \n'])(
  'the summarizer rejects the text %j without a file, with the error at the text',
  (prompt) => {
    expect(summarizer({ prompt }).error?.issues).toMatchObject([
      { code: 'custom', path: ['prompt'], message: 'Write something first, or choose a PDF.' },
    ]);
  },
);

test('the summarizer accepts a text, a file, or both', () => {
  const file = { from: 'vault', file_id: 'cells' };

  for (const change of [{ prompt: 'Osmosis' }, { prompt: '', file }, { prompt: 'Osmosis', file }]) {
    expect(summarizer(change).success).toBe(true);
  }
});
