/** Sizes of files in words (spec section 9). */

const STEP = 1024;
const UNITS = ['KB', 'MB', 'GB'] as const;

function inUnits(bytes: number, smallest: string, toText: (figure: number) => string): string {
  if (bytes < STEP) return `${bytes} ${smallest}`;
  const power = Math.min(Math.floor(Math.log(bytes) / Math.log(STEP)), UNITS.length);
  return `${toText(bytes / STEP ** power)} ${UNITS[power - 1]}`;
}

/** As lists show it: '512 B', '1.5 KB', '2.0 MB'. */
export function formatSize(bytes: number): string {
  return inUnits(bytes, 'B', (figure) => figure.toFixed(1));
}

/** As the upload dialog shows it: '512 Bytes', '1.5 KB', '2.25 MB'. */
export function formatUploadSize(bytes: number): string {
  return inUnits(bytes, 'Bytes', (figure) => String(Number(figure.toFixed(2))));
}
