import { blank, COLOURS, ellipse, line, type Picture, write } from './picture.ts';

const WIDTH = 320;
const HEIGHT = 192;
/** Frames per second. */
export const FILM_SPEED = 10;
const FRAMES = 20;
const GRAVITY = 9.8;
const TRAIL = { across: 3, down: 3 };

/** A stone that falls 20 metres in two seconds, with a mark for its position every half second. */
export function freeFall(): Picture[] {
  const METRE = 8;
  const at = (frame: number) => ({ x: 240, y: 16 + 0.5 * GRAVITY * (frame / FILM_SPEED) ** 2 * METRE });
  return Array.from({ length: FRAMES }, (_, frame) => {
    const picture = titled('Free fall', frame);
    write(picture, 's = 0.5 g t t', { x: 16, y: 80 });
    write(picture, `${(0.5 * GRAVITY * (frame / FILM_SPEED) ** 2).toFixed(1)} m`, { x: 16, y: 112 });
    for (let past = 0; past <= frame; past += 5) ellipse(picture, { ...at(past), ...TRAIL }, COLOURS.faint);
    ellipse(picture, { ...at(frame), across: 8, down: 8 }, COLOURS.orange);
    return picture;
  });
}

/** A pendulum of one metre. It swings back and forth once in two seconds, the length of the film. */
export function pendulum(): Picture[] {
  const hook = { x: 220, y: 24 };
  const LENGTH = 130;
  const WIDEST = 0.45;
  return Array.from({ length: FRAMES }, (_, frame) => {
    const angle = WIDEST * Math.cos((2 * Math.PI * frame) / FRAMES);
    const bob = { x: hook.x + LENGTH * Math.sin(angle), y: hook.y + LENGTH * Math.cos(angle) };
    const picture = titled('Pendulum', frame);
    write(picture, 'length 1 m', { x: 16, y: 80 });
    write(picture, 'period 2 s', { x: 16, y: 112 });
    line(picture, hook, bob, COLOURS.ink);
    ellipse(picture, { ...bob, across: 10, down: 10 }, COLOURS.blue);
    return picture;
  });
}

function titled(title: string, frame: number): Picture {
  const picture = blank(WIDTH, HEIGHT);
  write(picture, title, { x: 16, y: 16 });
  write(picture, `t = ${(frame / FILM_SPEED).toFixed(1)} s`, { x: 16, y: 48 });
  return picture;
}
