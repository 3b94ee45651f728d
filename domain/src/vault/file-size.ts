/** Sizes of files in words (spec section 9). */

const STEP = 1024;
const UNITS = ['KB', 'MB', 'GB'] as const;

function inUnits(bytes: number, smallest: string, toText: (figure: number) => string): string {
  if (bytes < STEP) return `${bytes} ${smallest}`;
  let text = toText(bytes / STEP);
  let unit = 0;
  // By the text: a byte less than a MB is no 1024.0 KB.
  while (Number(text) >= STEP && unit < UNITS.length - 1) {
    unit += 1;
    text = toText(bytes / STEP ** (unit + 1));
  }
  return `${text} ${UNITS[unit]}`;
}

/** As lists show it: '512 B', '1.5 KB', '2.0 MB'. */
export function formatSize(bytes: number): string {
  return inUnits(bytes, 'B', (figure) => figure.toFixed(1));
}

/** As the upload dialog shows it: '512 Bytes', '1.5 KB', '2.25 MB'. */
export function formatUploadSize(bytes: number): string {
  return inUnits(bytes, 'Bytes', (figure) => String(Number(figure.toFixed(2))));
}
