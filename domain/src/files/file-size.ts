/** File sizes as text. */

const STEP = 1024;
const UNITS = ['KB', 'MB', 'GB'] as const;

function inUnits(bytes: number, smallest: string, toText: (figure: number) => string): string {
  if (bytes < STEP) return `${bytes} ${smallest}`;
  let text = toText(bytes / STEP);
  let unit = 0;
  // Compares the rounded text, so that one byte less than 1 MB isn't shown as 1024.0 KB.
  while (Number(text) >= STEP && unit < UNITS.length - 1) {
    unit += 1;
    text = toText(bytes / STEP ** (unit + 1));
  }
  return `${text} ${UNITS[unit]}`;
}

/** A size as lists show it: '512 B', '1.5 KB', '2.0 MB'. */
export function formatSize(bytes: number): string {
  return inUnits(bytes, 'B', (figure) => figure.toFixed(1));
}

/** A size as the upload dialog shows it: '512 Bytes', '1.5 KB', '2.25 MB'. */
export function formatUploadSize(bytes: number): string {
  return inUnits(bytes, 'Bytes', (figure) => String(Number(figure.toFixed(2))));
}
