/** A bit writer for H.264. */
export interface Bits {
  /** Appends the lowest `length` bits of a number. */
  put: (value: number, length: number) => void;
  /** Appends an unsigned Exp-Golomb number: ue(v) in the standard. */
  unsigned: (value: number) => void;
  /** Appends a signed Exp-Golomb number: se(v) in the standard. */
  signed: (value: number) => void;
  /** Pads with zeros to the next byte, and appends whole bytes. */
  append: (bytes: Uint8Array) => void;
  /** The bytes so far, the last one padded with zeros. */
  bytes: () => Buffer;
}

/** A new, empty bit writer. */
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
