import { matchesExtension } from '@akada/domain/vault/file-signatures';
import { describe, expect, test } from 'vitest';
import { bits } from './bits.ts';
import { FILM_SPEED, freeFall, pendulum } from './films.ts';
import { changedBlocks, toFrame } from './frames.ts';
import { h264 } from './h264.ts';
import { mp4 } from './mp4.ts';
import { nalUnit } from './nal-unit.ts';
import { blank, COLOURS, rectangle } from './picture.ts';

/** Two frames that differ only in the last macroblock. */
const first = blank(48, 32);
const second = blank(48, 32);
rectangle(second, { x: 40, y: 20, width: 4, height: 4 }, COLOURS.orange);

const CONTAINERS = ['moov', 'trak', 'mdia', 'minf', 'stbl', 'dinf'];

/** The boxes of a file by name. Throws if they do not fill it exactly. */
function boxesOf(bytes: Buffer, into = new Map<string, Buffer>()): Map<string, Buffer> {
  for (let at = 0; at < bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    const name = bytes.toString('latin1', at + 4, at + 8);
    const content = bytes.subarray(at + 8, at + length);
    if (length < 8 || content.length !== length - 8) throw new Error(`the box ${name} does not fit`);
    into.set(name, content);
    if (CONTAINERS.includes(name)) boxesOf(content, into);
    at += length;
  }
  return into;
}

/** A NAL unit without the bytes that were inserted to keep it from looking like the start of another. */
function unescaped(unit: Buffer): Buffer {
  return Buffer.from(unit.toString('latin1').replaceAll('\0\0\x03', '\0\0'), 'latin1');
}

describe('an MP4 file', () => {
  const bytes = mp4([first, second], 10);
  const boxes = boxesOf(bytes);
  const box = (name: string) => boxes.get(name) ?? Buffer.alloc(0);

  test('has the MP4 signature, and its index before the frames, so that it plays while loading', () => {
    expect(matchesExtension('a.mp4', bytes, bytes)).toBe(true);
    expect([...boxes.keys()].indexOf('moov')).toBeLessThan([...boxes.keys()].indexOf('mdat'));
  });

  test('states its duration and size', () => {
    expect(box('mdhd').readUInt32BE(16) / box('mdhd').readUInt32BE(12)).toBe(0.2);
    expect([box('tkhd').readUInt32BE(76) >>> 16, box('tkhd').readUInt32BE(80) >>> 16]).toEqual([48, 32]);
  });

  test('has an index that locates each frame, a key frame first', () => {
    let at = box('stco').readUInt32BE(8);
    const types = [12, 16].map((offset) => {
      const size = box('stsz').readUInt32BE(offset);
      expect(bytes.readUInt32BE(at)).toBe(size - 4);
      const type = (bytes[at + 4] ?? 0) & 0x1f;
      at += size;
      return type;
    });
    expect(types).toEqual([5, 1]);
    expect(at).toBe(bytes.length);
  });

  test('contains the baseline profile and the two parameter sets', () => {
    const { sequence, picture } = h264([first]);
    const configuration = box('stsd');
    expect(configuration.includes(sequence)).toBe(true);
    expect(configuration.includes(picture)).toBe(true);
    expect(sequence[1]).toBe(66);
  });
});

describe('the frames of an MP4 file', () => {
  const { frames } = h264([first, second]);
  const [key = Buffer.alloc(0), next = Buffer.alloc(0)] = frames.map(unescaped);

  test('store raw pixels: all blocks in the first frame, only the changed one in the second', () => {
    const lastOf = (picture: typeof first) => changedBlocks(toFrame(picture), undefined).at(-1)?.samples;
    // The last byte, after the samples, ends the frame.
    expect(key.subarray(-385, -1)).toEqual(lastOf(first));
    expect(next.subarray(-385, -1)).toEqual(lastOf(second));
    expect(Math.floor(key.length / 384)).toBe(6);
    expect(Math.floor(next.length / 384)).toBe(1);
  });

  test('state how many blocks are skipped, and that a raw block follows', () => {
    // Slice: from block 0, type 5, parameters 0, frame 1, three flags, quantiser 0, filter 1; skip 5; type 30.
    const bitsBefore = '1 00110 1 0001 000 1 010 00110 000011111'.replaceAll(' ', '');
    const bytesBefore = (bitsBefore.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));
    expect([...next.subarray(1, 5)]).toEqual(bytesBefore);
    expect(next).toHaveLength(1 + 4 + 384 + 1);
  });

  test('never contain bytes that look like the start of another NAL unit', () => {
    const zeros = bits();
    zeros.append(Buffer.from([0, 0, 1, 0, 0, 0, 0, 4]));
    expect([...nalUnit(0x65, zeros)]).toEqual([0x65, 0, 0, 3, 1, 0, 0, 3, 0, 0, 4, 0x80]);
  });

  test('are refused unless they consist of whole macroblocks', () => {
    expect(() => h264([blank(40, 32)])).toThrow('macroblocks');
  });
});

test.each([
  ['free fall', freeFall],
  ['pendulum', pendulum],
])('the film of the %s is two seconds long and smaller than 300 kB', (_, film) => {
  expect(film()).toHaveLength(2 * FILM_SPEED);
  expect(mp4(film(), FILM_SPEED).length).toBeLessThan(300_000);
});
