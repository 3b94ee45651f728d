import { describe, expect, test } from 'vitest';
import { readSource } from '../reading/read-source.ts';
import { unitsOf } from './units.ts';

/** Each sentence with the one that it isn't shown without. */
const needsIn = (text: string) =>
  Object.fromEntries(
    unitsOf(readSource([{ text }])).map(({ text: sentence, after }) => [sentence, after?.text ?? null]),
  );

describe('a sentence about something that was introduced before', () => {
  test('needs the sentence that introduced it', () => {
    const [crate, , full] = Object.entries(
      needsIn('A trader bought a crate in Kano. Kano is an old market. The crate was full of glass.'),
    );
    expect(full).toEqual(['The crate was full of glass.', crate?.[0]]);
  });

  test('needs the year that it counts from', () => {
    const needs = needsIn(
      'The first battle was fought in June 1804. In December of the same year the army was beaten.',
    );
    expect(needs['In December of the same year the army was beaten.']).toBe(
      'The first battle was fought in June 1804.',
    );
  });

  test('needs the case whose parties it names, but not behind another paragraph', () => {
    const facts = 'In Hale v. Obi a trader sold old fish to a child.';
    expect(needsIn(`${facts} The defendant was held liable.`)['The defendant was held liable.']).toBe(facts);
    expect(
      needsIn(`${facts}\n\nThe courts follow the precedent today.`)['The courts follow the precedent today.'],
    ).toBeNull();
  });
});
