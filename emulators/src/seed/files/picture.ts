import { LETTERS } from './letters.ts';

/** Red, green and blue, 0 to 255. */
export type Colour = readonly [red: number, green: number, blue: number];

export const COLOURS = {
  paper: [255, 255, 255],
  ink: [31, 41, 55],
  faint: [209, 213, 219],
  green: [22, 163, 74],
  blue: [37, 99, 235],
  orange: [234, 88, 12],
  purple: [147, 51, 234],
  rose: [254, 205, 211],
} as const satisfies Record<string, Colour>;

/** Pixels of three bytes each, row by row. */
export interface Picture {
  width: number;
  height: number;
  data: Uint8Array;
}

interface Point {
  x: number;
  y: number;
}

/** The width of a letter and the gap after it, in pixels at scale 1. */
const LETTER_WIDTH = 6;

/** An empty picture. */
export function blank(width: number, height: number, colour: Colour = COLOURS.paper): Picture {
  const picture = { width, height, data: new Uint8Array(width * height * 3) };
  rectangle(picture, { x: 0, y: 0, width, height }, colour);
  return picture;
}

/** Fills a rectangle, clipped to the picture. */
export function rectangle(
  picture: Picture,
  { x, y, width, height }: Point & { width: number; height: number },
  colour: Colour,
): void {
  const [left, right] = [within(x, picture.width), within(x + width, picture.width)];
  const [top, bottom] = [within(y, picture.height), within(y + height, picture.height)];
  if (right <= left) return;
  const row = new Uint8Array((right - left) * 3).map((_, byte) => colour[byte % 3] ?? 0);
  for (let at = top; at < bottom; at += 1) picture.data.set(row, (at * picture.width + left) * 3);
}

/** Fills an ellipse around a point. */
export function ellipse(
  picture: Picture,
  { x, y, across, down }: Point & { across: number; down: number },
  colour: Colour,
): void {
  for (let row = Math.floor(y - down); row <= y + down; row += 1) {
    for (let column = Math.floor(x - across); column <= x + across; column += 1) {
      const inside = ((column - x) / across) ** 2 + ((row - y) / down) ** 2 <= 1;
      if (inside) dot(picture, column, row, colour);
    }
  }
}

/** Draws a line; `thickness` is in pixels. */
export function line(picture: Picture, from: Point, to: Point, colour: Colour, thickness = 2): void {
  const steps = Math.ceil(Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y), 1));
  for (let step = 0; step <= steps; step += 1) {
    const x = from.x + ((to.x - from.x) * step) / steps - thickness / 2;
    const y = from.y + ((to.y - from.y) * step) / steps - thickness / 2;
    rectangle(picture, { x, y, width: thickness, height: thickness }, colour);
  }
}

/** Writes a text in capitals. Characters without a letter stay blank. */
export function write(
  picture: Picture,
  text: string,
  { x, y, scale = 2 }: Point & { scale?: number },
  colour: Colour = COLOURS.ink,
): void {
  [...text.toUpperCase()].forEach((letter, index) => {
    [...(LETTERS[letter] ?? '')].forEach((digit, row) => {
      for (let column = 0; column < 5; column += 1) {
        if (((Number.parseInt(digit, 32) >> (4 - column)) & 1) === 0) continue;
        const left = x + (index * LETTER_WIDTH + column) * scale;
        rectangle(picture, { x: left, y: y + row * scale, width: scale, height: scale }, colour);
      }
    });
  });
}

/** The width of a text in pixels. */
export function widthOf(text: string, scale = 2): number {
  return [...text].length * LETTER_WIDTH * scale;
}

function within(edge: number, most: number): number {
  return Math.min(Math.max(Math.round(edge), 0), most);
}

function dot({ width, height, data }: Picture, x: number, y: number, colour: Colour): void {
  if (x >= 0 && x < width && y >= 0 && y < height) data.set(colour, (y * width + x) * 3);
}
