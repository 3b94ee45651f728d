import { MAX_BYTES } from '@akada/domain/files/file-limits';
import { describe, expect, it, vi } from 'vitest';
import { jpegOf, reduced } from './picture.ts';

/** A canvas whose JPEGs are as large as `bytesOf` says. */
function canvasWith(bytesOf: (quality: number) => number | null) {
  const toBlob = vi.fn((give: BlobCallback, type?: string, quality = 1) => {
    const bytes = bytesOf(quality);
    give(bytes === null ? null : new Blob([new Uint8Array(bytes)], { type: type ?? '' }));
  });
  return { toBlob };
}

const qualitiesOf = ({ toBlob }: ReturnType<typeof canvasWith>) => toBlob.mock.calls.map((call) => call[2]);

describe('the JPEG of an avatar', () => {
  it('is encoded once if the first result is small enough', async () => {
    const canvas = canvasWith(() => MAX_BYTES.picture);
    const blob = await jpegOf(canvas);
    expect(blob).toMatchObject({ size: MAX_BYTES.picture, type: 'image/jpeg' });
    expect(canvas.toBlob).toHaveBeenCalledOnce();
  });

  it('is encoded at lower qualities only until it is small enough', async () => {
    const canvas = canvasWith((quality) => (quality > 0.6 ? MAX_BYTES.picture + 1 : MAX_BYTES.picture - 1));
    expect((await jpegOf(canvas)).size).toBe(MAX_BYTES.picture - 1);
    expect(qualitiesOf(canvas)).toEqual([0.9, 0.8, 0.65, 0.5]);
  });

  it.each([
    ['too large', MAX_BYTES.picture + 1],
    ['missing', null],
  ])('is refused when even the lowest quality is %s', async (_, bytes) => {
    const canvas = canvasWith(() => bytes);
    await expect(jpegOf(canvas)).rejects.toThrow('small enough');
    expect(qualitiesOf(canvas).at(-1)).toBe(0.2);
  });
});

describe('the reduced size of a picture', () => {
  it.each([
    [
      { width: 4000, height: 3000 },
      { width: 1365, height: 1024 },
    ],
    [
      { width: 3000, height: 4000 },
      { width: 1024, height: 1365 },
    ],
    [
      { width: 40, height: 30 },
      { width: 40, height: 30 },
    ],
    [
      { width: 40_000, height: 1_000 },
      { width: 4096, height: 102 },
    ],
    [
      { width: 9_000, height: 1 },
      { width: 4096, height: 1 },
    ],
  ])('of %j is %j', (size, smaller) => {
    expect(reduced(size)).toEqual(smaller);
  });
});
