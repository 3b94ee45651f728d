/** Cutting a square out of a picture: its middle in the picture's pixels, and how near it is. */
export interface Crop {
  x: number;
  y: number;
  /** 1 is the largest square that the picture has. */
  zoom: number;
}

export interface Size {
  width: number;
  height: number;
}

export const MAX_ZOOM = 4;

/** The largest square, in the middle. */
export function centred({ width, height }: Size): Crop {
  return { x: width / 2, y: height / 2, zoom: 1 };
}

/** The square that a crop cuts out. */
export function squareOf(picture: Size, { x, y, zoom }: Crop): { left: number; top: number; side: number } {
  const side = sideOf(picture, zoom);
  return { left: x - side / 2, top: y - side / 2, side };
}

/** The crop with the picture moved under the frame, by shares of the frame's side; never beyond its edges. */
export function moved(picture: Size, crop: Crop, right: number, down: number): Crop {
  const side = sideOf(picture, crop.zoom);
  return inside(picture, { ...crop, x: crop.x - right * side, y: crop.y - down * side });
}

/** The crop nearer or farther, its middle where it was as far as the edges let it. */
export function zoomed(picture: Size, crop: Crop, zoom: number): Crop {
  return inside(picture, { ...crop, zoom: clamp(zoom, 1, MAX_ZOOM) });
}

function inside(picture: Size, { x, y, zoom }: Crop): Crop {
  const half = sideOf(picture, zoom) / 2;
  return {
    x: clamp(x, half, picture.width - half),
    y: clamp(y, half, picture.height - half),
    zoom,
  };
}

function sideOf({ width, height }: Size, zoom: number): number {
  return Math.min(width, height) / zoom;
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max);
}
