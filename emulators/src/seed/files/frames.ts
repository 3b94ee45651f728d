import type { Picture } from './picture.ts';

/** A picture in YUV 4:2:0: brightness for each pixel, two colours for every four (BT.601, limited range). */
export interface Frame {
  width: number;
  height: number;
  luma: Uint8Array;
  blue: Uint8Array;
  red: Uint8Array;
}

/** A macroblock of 16 by 16 pixels. */
export interface Block {
  changed: boolean;
  /** 256 samples of brightness, then 64 of blue and 64 of red. */
  samples: Uint8Array;
}

const BLOCK = 16;

export function toFrame({ width, height, data }: Picture): Frame {
  const luma = new Uint8Array(width * height);
  const blue = new Uint8Array((width * height) / 4);
  const red = new Uint8Array((width * height) / 4);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const dot = (y * width + x) * 3;
      const r = data[dot] ?? 0;
      const g = data[dot + 1] ?? 0;
      const b = data[dot + 2] ?? 0;
      luma[y * width + x] = Math.round(16 + 0.257 * r + 0.504 * g + 0.098 * b);
      if (x % 2 === 1 || y % 2 === 1) continue;
      const at = (y / 2) * (width / 2) + x / 2;
      blue[at] = Math.round(128 - 0.148 * r - 0.291 * g + 0.439 * b);
      red[at] = Math.round(128 + 0.439 * r - 0.368 * g - 0.071 * b);
    }
  }
  return { width, height, luma, blue, red };
}

/** A frame's macroblocks, row by row. All of them count as changed if there is no frame before. */
export function changedBlocks(frame: Frame, before: Frame | undefined): Block[] {
  const blocks: Block[] = [];
  for (let y = 0; y < frame.height; y += BLOCK) {
    for (let x = 0; x < frame.width; x += BLOCK) {
      const samples = samplesOf(frame, x, y);
      const old = before && samplesOf(before, x, y);
      blocks.push({ changed: !old || Buffer.compare(samples, old) !== 0, samples });
    }
  }
  return blocks;
}

function samplesOf({ width, luma, blue, red }: Frame, x: number, y: number): Uint8Array {
  return Buffer.concat([
    square(luma, width, x, y, BLOCK),
    square(blue, width / 2, x / 2, y / 2, BLOCK / 2),
    square(red, width / 2, x / 2, y / 2, BLOCK / 2),
  ]);
}

function square(plane: Uint8Array, width: number, x: number, y: number, side: number): Uint8Array {
  const rows = Array.from({ length: side }, (_, row) => {
    const start = (y + row) * width + x;
    return plane.subarray(start, start + side);
  });
  return Buffer.concat(rows);
}
