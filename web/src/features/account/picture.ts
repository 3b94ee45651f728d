import { AVATAR } from '@akada/domain/account/account';
import { type Crop, MAX_ZOOM, type Size, squareOf } from './crop.ts';

/** Pixels of a picture's shorter side that are worth keeping, and of the longer. */
const ENOUGH = { shorter: AVATAR.side * MAX_ZOOM, longer: 4096 } as const;

/** What shows where a picture lets through. */
const BACKGROUND = '#fff';

/** How good a JPEG is made, one after the other until it is small enough. */
const QUALITIES = [0.9, 0.8, 0.65, 0.5, 0.35, 0.2];

/**
 * A picture that was chosen, the right way up and no larger than is of use: a photo as it comes from a camera takes
 * more memory than a small phone has to spare.
 *
 * @throws what the browser says of a file that it cannot show as a picture
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

/** The size that is kept of a picture: the same proportions, at least a pixel. */
export function reduced({ width, height }: Size): Size {
  const scale = Math.min(
    1,
    ENOUGH.shorter / Math.min(width, height),
    ENOUGH.longer / Math.max(width, height),
  );
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** Draws what a crop cuts out of a picture over the whole of a square canvas. */
export function drawCrop(canvas: HTMLCanvasElement, picture: HTMLCanvasElement, crop: Crop): void {
  const { left, top, side } = squareOf(picture, crop);
  const context = contextOf(canvas);
  context.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height);
}

/** What a crop cuts out, as it is stored. */
export function avatarOf(picture: HTMLCanvasElement, crop: Crop): Promise<Blob> {
  const canvas = canvasOf(AVATAR.side, AVATAR.side);
  drawCrop(canvas, picture, crop);
  return jpegOf(canvas);
}

/**
 * A canvas as a JPEG that may be stored: as good as its size allows.
 *
 * @throws Error when even the worst is too large
 */
export async function jpegOf(canvas: Pick<HTMLCanvasElement, 'toBlob'>): Promise<Blob> {
  for (const quality of QUALITIES) {
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, AVATAR.type, quality));
    if (blob && blob.size <= AVATAR.maxBytes) return blob;
  }
  throw new Error('the picture could not be made small enough');
}

function canvasOf(width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return canvas;
}

/** A canvas to draw on anew. */
function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser cannot draw');
  context.imageSmoothingQuality = 'high';
  context.fillStyle = BACKGROUND;
  context.fillRect(0, 0, canvas.width, canvas.height);
  return context;
}
