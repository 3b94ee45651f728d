import type { Bits } from './bits.ts';

/** A NAL unit [7.3.1]. A byte 3 is inserted wherever its bytes would look like the start of another unit. */
export function nalUnit(type: number, content: Bits): Buffer {
  content.put(1, 1);
  const out = [type];
  let zeros = 0;
  for (const byte of content.bytes()) {
    if (zeros >= 2 && byte <= 3) {
      out.push(3);
      zeros = 0;
    }
    out.push(byte);
    zeros = byte === 0 ? zeros + 1 : 0;
  }
  return Buffer.from(out);
}
