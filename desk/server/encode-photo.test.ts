import sharp from 'sharp';
import { expect, it } from 'vitest';
import { encodePhoto } from './encode-photo.ts';

it('makes a small, upright, square WebP without the metadata of the camera', async () => {
  const width = 1200;
  const photo = await sharp({ create: { width, height: 800, channels: 3, background: '#a04030' } })
    .withExif({ IFD0: { Copyright: 'Secret place' }, IFD3: { GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const webp = Buffer.from((await encodePhoto(new Blob([new Uint8Array(photo)]))) ?? '', 'base64');
  const { exif, orientation, ...found } = await sharp(webp).metadata();
  expect(found).toMatchObject({ format: 'webp', width: 384, height: 384 });
  expect([exif, orientation]).toEqual([undefined, undefined]);
  expect(webp.length).toBeLessThan(20_000);
});

it.each(['', 'text', '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>', '%PDF-1.7', 'RIFF0000WEBP'])(
  'refuses %j',
  async (text) => expect(await encodePhoto(new Blob([text]))).toBeNull(),
);
