import { openPicture, pictureFormats } from '../../account/pictures/open-picture.ts';

/** Sharp on a dense screen in a column of text, small enough to be looked at over a phone's line. */
const side = 1_200;

/**
 * Painted anew, so that nothing of the bytes that came is ever shown, nor what they say besides (place, camera). False
 * where it is no picture, or one that cannot be painted: then it is a file like any other.
 */
export async function paintPreview(path: string, to: string): Promise<boolean> {
  const image = await openPicture(path);
  try {
    const { format } = await image.metadata();
    if (!pictureFormats.has(format)) return false;
    await image
      .autoOrient()
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .toFile(to);
    return true;
  } catch {
    return false;
  }
}
