import { expect, test } from 'vitest';
import { mapFormulas } from './formulas.ts';

test.each([
  ['so $a + b$ is $c$', 'SO <$a + b$> IS <$c$>'],
  ['$$x\ny$$ and z', '<$$x\ny$$> AND Z'],
  ['from $5 to $10', 'FROM $5 TO $10'],
  ['no sign', 'NO SIGN'],
  ['', ''],
])('tells the formulas of %j from the text around them', (text, changed) => {
  const change = { formula: (part: string) => `<${part}>`, other: (part: string) => part.toUpperCase() };

  expect(mapFormulas(text, change)).toBe(changed);
});
