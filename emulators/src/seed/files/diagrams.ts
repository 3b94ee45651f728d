import {
  blank,
  COLOURS,
  type Colour,
  ellipse,
  line,
  type Picture,
  rectangle,
  widthOf,
  write,
} from './picture.ts';

const WIDTH = 640;
const HEIGHT = 420;
const MARGIN = { left: 70, right: 40, top: 80, bottom: 70 };
const PLOT = { width: WIDTH - MARGIN.left - MARGIN.right, height: HEIGHT - MARGIN.top - MARGIN.bottom };
const BAR_COLOURS: readonly Colour[] = [COLOURS.blue, COLOURS.green, COLOURS.orange, COLOURS.purple];

export interface Bars {
  title: string;
  unit: string;
  bars: readonly (readonly [name: string, value: number])[];
}

/** A bar chart with the names below the bars and the values above them. */
export function barChart({ title, unit, bars }: Bars): Picture {
  const picture = titled(title);
  axes(picture);
  write(picture, unit, { x: 16, y: MARGIN.top - 24 });
  const most = Math.max(...bars.map(([, value]) => value));
  const step = PLOT.width / bars.length;
  bars.forEach(([name, value], index) => {
    const height = (value / most) * (PLOT.height - 24);
    const middle = MARGIN.left + step * (index + 0.5);
    const top = HEIGHT - MARGIN.bottom - height;
    const bar = { x: middle - step * 0.3, y: top, width: step * 0.6, height };
    rectangle(picture, bar, BAR_COLOURS[index % BAR_COLOURS.length] ?? COLOURS.blue);
    centred(picture, String(value), middle, top - 20);
    centred(picture, name, middle, HEIGHT - MARGIN.bottom + 14);
  });
  return picture;
}

export interface Lines {
  title: string;
  across: string;
  up: string;
  /** Points as fractions of the plot, 0 to 1, from its lower left corner. */
  lines: readonly { name: string; points: readonly (readonly [x: number, y: number])[] }[];
}

/** A line chart with the names of the lines in the upper right corner. */
export function lineChart({ title, across, up, lines }: Lines): Picture {
  const picture = titled(title);
  axes(picture);
  write(picture, up, { x: 16, y: MARGIN.top - 24 });
  centred(picture, across, WIDTH / 2, HEIGHT - 36);
  const at = ([x, y]: readonly [number, number]) => ({
    x: MARGIN.left + x * PLOT.width,
    y: HEIGHT - MARGIN.bottom - y * PLOT.height,
  });
  lines.forEach(({ name, points }, index) => {
    const colour = BAR_COLOURS[index % BAR_COLOURS.length] ?? COLOURS.blue;
    points.slice(1).forEach((point, before) => {
      line(picture, at(points[before] ?? point), at(point), colour, 4);
    });
    write(picture, name, { x: WIDTH - MARGIN.right - widthOf(name), y: 20 + index * 24 }, colour);
  });
  return picture;
}

/** An animal cell with labelled parts. */
export function cellSketch(): Picture {
  const picture = titled('Animal cell');
  ellipse(picture, { x: 250, y: 240, across: 190, down: 140 }, COLOURS.ink);
  ellipse(picture, { x: 250, y: 240, across: 186, down: 136 }, COLOURS.rose);
  ellipse(picture, { x: 220, y: 230, across: 62, down: 52 }, COLOURS.purple);
  ellipse(picture, { x: 232, y: 224, across: 18, down: 16 }, COLOURS.ink);
  for (const [x, y] of [
    [350, 180],
    [150, 320],
    [330, 310],
  ] as const) {
    ellipse(picture, { x, y, across: 32, down: 14 }, COLOURS.orange);
  }
  for (const [x, y] of [
    [290, 140],
    [305, 330],
    [120, 200],
    [380, 250],
  ] as const) {
    ellipse(picture, { x, y, across: 4, down: 4 }, COLOURS.blue);
  }
  label(picture, 'Cell membrane', { x: 384, y: 145 }, 120);
  label(picture, 'Mitochondrion', { x: 352, y: 180 }, 180);
  label(picture, 'Nucleolus', { x: 232, y: 224 }, 224);
  label(picture, 'Ribosome', { x: 380, y: 250 }, 270);
  label(picture, 'Nucleus', { x: 250, y: 260 }, 310);
  label(picture, 'Cytoplasm', { x: 280, y: 350 }, 360);
  return picture;
}

/** A right-angled triangle with the squares on its sides. */
export function triangle(): Picture {
  const picture = titled('Pythagoras: 9 + 16 = 25');
  const [right, up, along] = [
    { x: 160, y: 330 },
    { x: 160, y: 150 },
    { x: 400, y: 330 },
  ];
  line(picture, right, up, COLOURS.blue, 5);
  line(picture, right, along, COLOURS.green, 5);
  line(picture, up, along, COLOURS.orange, 5);
  line(picture, { x: 160, y: 305 }, { x: 185, y: 305 }, COLOURS.ink);
  line(picture, { x: 185, y: 305 }, { x: 185, y: 330 }, COLOURS.ink);
  write(picture, 'a = 3', { x: 80, y: 235 }, COLOURS.blue);
  write(picture, 'b = 4', { x: 250, y: 350 }, COLOURS.green);
  write(picture, 'c = 5', { x: 300, y: 215 }, COLOURS.orange);
  return picture;
}

function titled(title: string): Picture {
  const picture = blank(WIDTH, HEIGHT);
  write(picture, title, { x: 24, y: 20, scale: 3 });
  return picture;
}

function axes(picture: Picture): void {
  const foot = HEIGHT - MARGIN.bottom;
  line(picture, { x: MARGIN.left, y: MARGIN.top }, { x: MARGIN.left, y: foot }, COLOURS.ink);
  line(picture, { x: MARGIN.left, y: foot }, { x: WIDTH - MARGIN.right, y: foot }, COLOURS.ink);
}

function centred(picture: Picture, text: string, x: number, y: number): void {
  write(picture, text, { x: x - widthOf(text) / 2, y });
}

function label(picture: Picture, text: string, of: { x: number; y: number }, y: number): void {
  line(picture, of, { x: 462, y: y + 7 }, COLOURS.ink, 1);
  write(picture, text, { x: 470, y });
}
