/** Bits in a row, as H.264 writes them. */
export interface Bits {
  /** `length` bits of a number. */
  put: (value: number, length: number) => void;
  /** An Exp-Golomb number, 0 or more: ue(v) in the standard. */
  unsigned: (value: number) => void;
  /** An Exp-Golomb number with a sign: se(v) in the standard. */
  signed: (value: number) => void;
  /** Whole bytes, behind zeros up to the next byte. */
  append: (bytes: Uint8Array) => void;
  /** The bytes so far; what was left over of the last one is filled with zeros. */
  bytes: () => Buffer;
}

/** An empty row of bits. */
export function bits(): Bits {
  const done: number[] = [];
  let current = 0;
  let filled = 0;
  const put = (value: number, length: number): void => {
    for (let bit = length - 1; bit >= 0; bit -= 1) {
      current = (current << 1) | ((value >> bit) & 1);
      filled += 1;
      if (filled < 8) continue;
      done.push(current);
      current = 0;
      filled = 0;
    }
  };
  const unsigned = (value: number): void => {
    const length = 32 - Math.clz32(value + 1);
    put(0, length - 1);
    put(value + 1, length);
  };
  const align = (): void => {
    if (filled > 0) put(0, 8 - filled);
  };
  return {
    put,
    unsigned,
    signed: (value) => unsigned(value > 0 ? 2 * value - 1 : -2 * value),
    append: (bytes) => {
      align();
      for (const byte of bytes) done.push(byte);
    },
    bytes: () => {
      align();
      return Buffer.from(done);
    },
  };
}
