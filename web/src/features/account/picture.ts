import { AVATAR } from '@akada/domain/account/account';
import { MAX_BYTES } from '@akada/domain/files/file-limits';
import { type Crop, MAX_ZOOM, type Size, squareOf } from './crop.ts';

/** The most pixels that a picture's shorter and longer side need. */
const ENOUGH = { shorter: AVATAR.side * MAX_ZOOM, longer: 4096 } as const;

/** The colour behind a picture's transparent parts. */
const BACKGROUND = '#fff';

/** JPEG qualities, tried in this order until the file is small enough. */
const QUALITIES = [0.9, 0.8, 0.65, 0.5, 0.35, 0.2];

/**
 * Reads a chosen picture, turned upright and scaled down to the size that is needed: at full size a camera's photo takes
 * more memory than a small phone can spare.
 *
 * @throws the browser's error for a file that it can't decode as a picture
 */
export async function readPicture(file: Blob): Promise<HTMLCanvasElement> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const { width, height } = reduced(bitmap);
    const canvas = canvasOf(width, height);
    contextOf(canvas).drawImage(bitmap, 0, 0, width, height);
    return canvas;
  } finally {
    bitmap.close();
  }
}

/** The size to which a picture is scaled down, with the same proportions and at least one pixel a side. */
export function reduced({ width, height }: Size): Size {
  const scale = Math.min(
    1,
    ENOUGH.shorter / Math.min(width, height),
    ENOUGH.longer / Math.max(width, height),
  );
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** Draws the cropped part of a picture so that it fills a square canvas. */
export function drawCrop(canvas: HTMLCanvasElement, picture: HTMLCanvasElement, crop: Crop): void {
  const { left, top, side } = squareOf(picture, crop);
  const context = contextOf(canvas);
  context.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height);
}

/** The cropped part of a picture as the JPEG to store. */
export function avatarOf(picture: HTMLCanvasElement, crop: Crop): Promise<Blob> {
  const canvas = canvasOf(AVATAR.side, AVATAR.side);
  drawCrop(canvas, picture, crop);
  return jpegOf(canvas);
}

/**
 * Encodes a canvas as a JPEG of the best quality that is small enough to store.
 *
 * @throws Error when even the lowest quality is too large
 */
export async function jpegOf(canvas: Pick<HTMLCanvasElement, 'toBlob'>): Promise<Blob> {
  for (const quality of QUALITIES) {
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, AVATAR.type, quality));
    if (blob && blob.size <= MAX_BYTES.picture) return blob;
  }
  throw new Error('the picture could not be made small enough');
}

function canvasOf(width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return canvas;
}

/** The drawing context of a canvas. */
function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser cannot draw');
  context.imageSmoothingQuality = 'high';
  context.fillStyle = BACKGROUND;
  context.fillRect(0, 0, canvas.width, canvas.height);
  return context;
}
