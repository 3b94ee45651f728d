import { encode } from 'jpeg-js';
import type { Picture } from './picture.ts';

const QUALITY = 85;

/** A picture as a JPG file. */
export function jpg({ width, height, data }: Picture): Buffer {
  const withAlpha = Buffer.alloc(width * height * 4, 255);
  for (let dot = 0; dot < width * height; dot += 1) {
    withAlpha.set(data.subarray(dot * 3, dot * 3 + 3), dot * 4);
  }
  return encode({ width, height, data: withAlpha }, QUALITY).data;
}
