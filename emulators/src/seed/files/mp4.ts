import { h264, type Video } from './h264.ts';
import type { Picture } from './picture.ts';

/** Writes ISO base media files (ISO/IEC 14496-12): nested boxes, each with its length and name. */

/** Time units in a second. */
const SECOND = 1000;
const FIXED_ONE = 0x10000;
/** The identity matrix: the picture is neither rotated nor scaled. */
const MATRIX = [FIXED_ONE, 0, 0, 0, FIXED_ONE, 0, 0, 0, 0x40000000];
const TRACK = 1;
const UNDETERMINED = 0x55c4;

/** Pictures as an MP4 file with a video track and no sound; `perSecond` is the frame rate. */
export function mp4(pictures: readonly Picture[], perSecond: number): Buffer {
  const video = h264(pictures);
  const frames = video.frames.map((frame) => Buffer.concat([words(frame.length), frame]));
  const type = box('ftyp', text('isom'), words(0x200), text('isomiso2avc1mp41'));
  // The index holds the offset of the frames. Its length does not depend on that offset, so 0 will do here.
  const before = type.length + movie(video, frames, perSecond, 0).length + 8;
  return Buffer.concat([type, movie(video, frames, perSecond, before), box('mdat', ...frames)]);
}

function movie(video: Video, frames: readonly Buffer[], perSecond: number, offset: number): Buffer {
  const duration = (frames.length * SECOND) / perSecond;
  const { width, height } = video;
  return box(
    'moov',
    full(
      'mvhd',
      0,
      words(0, 0, SECOND, duration, FIXED_ONE, 0x01000000, 0, 0, ...MATRIX),
      zeros(24),
      words(2),
    ),
    box(
      'trak',
      // Flags 3: the track is enabled and used in the movie.
      full('tkhd', 3, words(0, 0, TRACK, 0, duration, 0, 0, 0, 0, ...MATRIX, width << 16, height << 16)),
      box(
        'mdia',
        full('mdhd', 0, words(0, 0, SECOND, duration), halves(UNDETERMINED, 0)),
        full('hdlr', 0, words(0), text('vide'), zeros(12), text('Video\0')),
        box(
          'minf',
          full('vmhd', 1, zeros(8)),
          box('dinf', full('dref', 0, words(1), full('url ', 1))),
          sampleTable(video, frames, SECOND / perSecond, offset),
        ),
      ),
    ),
  );
}

/** All frames are in one chunk, and only the first is a key frame. */
function sampleTable(video: Video, frames: readonly Buffer[], each: number, offset: number): Buffer {
  return box(
    'stbl',
    full('stsd', 0, words(1), sampleEntry(video)),
    full('stts', 0, words(1, frames.length, each)),
    full('stss', 0, words(1, 1)),
    full('stsc', 0, words(1, 1, frames.length, 1)),
    full('stsz', 0, words(0, frames.length, ...frames.map(({ length }) => length))),
    full('stco', 0, words(1, offset)),
  );
}

function sampleEntry({ width, height, sequence, picture }: Video): Buffer {
  const DOTS_AN_INCH = 72 * FIXED_ONE;
  const lengthOf4Bytes = 0xff;
  const configuration = Buffer.concat([
    // The version, and the profile and level of the sequence parameters.
    Buffer.from([1, ...sequence.subarray(1, 4), lengthOf4Bytes, 0xe1]),
    halves(sequence.length),
    sequence,
    Buffer.from([1]),
    halves(picture.length),
    picture,
  ]);
  return box(
    'avc1',
    zeros(6),
    halves(1),
    zeros(16),
    halves(width, height),
    words(DOTS_AN_INCH, DOTS_AN_INCH, 0),
    halves(1),
    zeros(32),
    halves(24, 0xffff),
    box('avcC', configuration),
  );
}

function box(name: string, ...content: readonly Buffer[]): Buffer {
  const body = Buffer.concat(content);
  return Buffer.concat([words(body.length + 8), text(name), body]);
}

/** A box with version 0 and flags. */
function full(name: string, flags: number, ...content: readonly Buffer[]): Buffer {
  return box(name, words(flags), ...content);
}

function words(...values: readonly number[]): Buffer {
  const out = Buffer.alloc(values.length * 4);
  values.forEach((value, index) => void out.writeUInt32BE(value >>> 0, index * 4));
  return out;
}

function halves(...values: readonly number[]): Buffer {
  const out = Buffer.alloc(values.length * 2);
  values.forEach((value, index) => void out.writeUInt16BE(value, index * 2));
  return out;
}

function zeros(length: number): Buffer {
  return Buffer.alloc(length);
}

function text(value: string): Buffer {
  return Buffer.from(value, 'latin1');
}
