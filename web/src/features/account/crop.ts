/** A square part of a picture: its centre in the picture's pixels, and the zoom. */
export interface Crop {
  x: number;
  y: number;
  /** 1 is the largest square that fits into the picture. */
  zoom: number;
}

export interface Size {
  width: number;
  height: number;
}

export const MAX_ZOOM = 4;

/** The largest square crop, in the middle of the picture. */
export function centred({ width, height }: Size): Crop {
  return { x: width / 2, y: height / 2, zoom: 1 };
}

/** The square that a crop cuts out. */
export function squareOf(picture: Size, { x, y, zoom }: Crop): { left: number; top: number; side: number } {
  const side = sideOf(picture, zoom);
  return { left: x - side / 2, top: y - side / 2, side };
}

/** The crop after moving the picture under the frame, by shares of the frame's side; stays within the picture. */
export function moved(picture: Size, crop: Crop, right: number, down: number): Crop {
  const side = sideOf(picture, crop.zoom);
  return inside(picture, { ...crop, x: crop.x - right * side, y: crop.y - down * side });
}

/** The crop with another zoom; its centre stays where it was unless an edge is in the way. */
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
