import { describe, expect, it } from 'vitest';
import { readFormulas } from './formulas.ts';

describe('readFormulas', () => {
  it.each(['$x$', 'so $a + b$ is', '$$\nx^2\n$$', '$$x$$', '($n$, $m$)'])(
    'finds the formula of %j',
    (text) => {
      expect(readFormulas(text)).toEqual({ text, hasFormulas: true });
    },
  );

  it.each(['from $5 to $10', '$5-$10', 'costs $ 5 $', '$', 'no sign', '`$x$`', '```\n$x$\n```', '\\$x$'])(
    'finds none in %j',
    (text) => {
      expect(readFormulas(text)).toEqual({ text, hasFormulas: false });
    },
  );

  it('escapes the dollars outside formulas', () => {
    expect(readFormulas('from $5 to $10 for $x$ and `$HOME`').text).toBe(
      'from \\$5 to \\$10 for $x$ and `$HOME`',
    );
  });
});
