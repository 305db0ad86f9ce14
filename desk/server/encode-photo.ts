/** Width and height: twice the size on the site. */
const sizePx = 384;

/**
 * Makes a small square WebP of an uploaded picture. The new file has no data of the camera, such as the place.
 * @returns the file as base64; null if the upload is not a readable picture
 */
export async function encodePhoto(upload: Blob): Promise<string | null> {
  const sharp = await loadSharp();
  const bytes = Buffer.from(await upload.arrayBuffer());
  try {
    const picture = sharp(bytes, { limitInputPixels: 60_000_000 }).autoOrient();
    const square = picture.resize(sizePx, sizePx, { fit: 'cover', position: 'attention' });
    return (await square.webp({ quality: 70 }).toBuffer()).toString('base64');
  } catch {
    return null;
  }
}

/** Loads sharp on demand: the desk also starts in a release without optional packages. Allows only JPEG, PNG and WebP. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: ['Jpeg', 'Png', 'Webp'].map((format) => `VipsForeignLoad${format}Buffer`) });
  return sharp;
}
