import { expect, test } from 'vitest';
import { folded, goldenTexts } from './read-golden.ts';

test.each(goldenTexts().map((text) => [text.name, text] as const))(
  'every mark of %s is in the text',
  (_, { text, key }) => {
    const whole = folded(text);
    const marks = key.flat();
    expect(marks.length).toBeGreaterThan(0);
    expect(marks.filter((mark) => !mark.split(' … ').every((part) => whole.includes(folded(part))))).toEqual(
      [],
    );
  },
);
