import { describe, expect, it } from 'vitest';
import { readSource } from '../reading/read-source.ts';
import { withLeadCommas } from './lead-commas.ts';

describe('the start of a sentence', () => {
  it.each([
    ['In the East the system failed.', 'In the East, the system failed.'],
    [
      'In animal cells (without a wall) the membrane pinches inwards.',
      'In animal cells (without a wall), the membrane pinches inwards.',
    ],
    [
      'When renal perfusion falls the juxtaglomerular cells release renin.',
      'When renal perfusion falls, the juxtaglomerular cells release renin.',
    ],
    ['If the temperature is raised the rate increases.', 'If the temperature is raised, the rate increases.'],
    [
      'When a river loses speed it can no longer carry its load.',
      'When a river loses speed, it can no longer carry its load.',
    ],
  ])('ends before its subject: %s', (text, expected) => {
    expect(withLeadCommas(readSource([{ text }]).passages).map((passage) => passage.text)).toEqual([
      expected,
    ]);
  });

  it.each([
    'At Lystra Paul healed a man.',
    'When the pump that moves the ions stops the cell swells.',
    'When cells lose water and the plant wilts, growth stops.',
    'In 24 hours the culture doubled.',
  ])('stays as it is if its end is unclear: %s', (text) => {
    expect(withLeadCommas(readSource([{ text }]).passages).map((passage) => passage.text)).toEqual([text]);
  });
});
