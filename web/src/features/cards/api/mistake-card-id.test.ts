import { describe, expect, test } from 'vitest';
import { mistakeCardId } from './mistake-card-id.ts';

describe('the id of a card of a mistake', () => {
  const card = { front: 'What is osmosis?', back: 'Water through a membrane.' };

  test('is the same for the same card, and another for a card that differs in either side', async () => {
    const others = [
      { ...card, front: 'What is diffusion?' },
      { ...card, back: 'Water.' },
      { front: `${card.front}${card.back}`, back: '' },
    ];
    const ids = await Promise.all([card, { ...card }, ...others].map(mistakeCardId));
    expect(ids[1]).toBe(ids[0]);
    expect(new Set(ids).size).toBe(4);
    expect(ids[0]).toMatch(/^mistake-[0-9a-f]{32}$/);
  });
});
