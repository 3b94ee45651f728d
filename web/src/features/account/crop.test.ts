import { describe, expect, it } from 'vitest';
import { type Crop, centred, MAX_ZOOM, moved, type Size, squareOf, zoomed } from './crop.ts';

const WIDE: Size = { width: 400, height: 200 };
const TALL: Size = { width: 90, height: 700 };
const SQUARE: Size = { width: 300, height: 300 };

describe('a crop', () => {
  it('begins with the largest square, in the middle', () => {
    expect(squareOf(WIDE, centred(WIDE))).toEqual({ left: 100, top: 0, side: 200 });
    expect(squareOf(TALL, centred(TALL))).toEqual({ left: 0, top: 305, side: 90 });
  });

  it('shows more of the left when the picture moves to the right', () => {
    const crop = moved(WIDE, centred(WIDE), 0.25, 0);
    expect(squareOf(WIDE, crop)).toEqual({ left: 50, top: 0, side: 200 });
  });

  it('moves less the more it is zoomed in', () => {
    const near = zoomed(WIDE, centred(WIDE), 2);
    expect(moved(WIDE, near, 0.25, 0).x).toBe(200 - 25);
  });

  it('stops at the edges', () => {
    expect(squareOf(WIDE, moved(WIDE, centred(WIDE), 9, 9))).toEqual({ left: 0, top: 0, side: 200 });
    expect(squareOf(WIDE, moved(WIDE, centred(WIDE), -9, -9))).toEqual({ left: 200, top: 0, side: 200 });
  });

  it('keeps its centre when zooming in, and moves away from an edge when zooming out', () => {
    const near = zoomed(SQUARE, centred(SQUARE), 3);
    expect(squareOf(SQUARE, near)).toEqual({ left: 100, top: 100, side: 100 });
    const corner = moved(SQUARE, near, 9, 9);
    expect(squareOf(SQUARE, corner)).toEqual({ left: 0, top: 0, side: 100 });
    expect(squareOf(SQUARE, zoomed(SQUARE, corner, 1))).toEqual({ left: 0, top: 0, side: 300 });
  });

  it.each([
    [0, 1],
    [0.99, 1],
    [2.5, 2.5],
    [99, MAX_ZOOM],
  ])('turns a zoom of %d into %d', (asked, zoom) => {
    expect(zoomed(WIDE, centred(WIDE), asked).zoom).toBe(zoom);
  });

  it.each([WIDE, TALL, SQUARE])(
    'stays a square within the picture after any moves and zooms (%j)',
    (picture) => {
      let crop: Crop = centred(picture);
      for (let step = 0; step < 200; step += 1) {
        crop = moved(picture, crop, Math.sin(step * 7) * 2, Math.cos(step * 3) * 2);
        crop = zoomed(picture, crop, 1 + Math.abs(Math.sin(step)) * 6);
        const { left, top, side } = squareOf(picture, crop);
        expect(Math.min(left, top)).toBeGreaterThanOrEqual(-1e-9);
        expect(left + side).toBeLessThanOrEqual(picture.width + 1e-9);
        expect(top + side).toBeLessThanOrEqual(picture.height + 1e-9);
      }
    },
  );
});
