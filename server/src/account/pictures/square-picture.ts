import { messages } from '@cuadrilla/contract/kernel/errors';
import { pictureMessages } from '@cuadrilla/contract/account/pictures';
import type { Metadata } from 'sharp';
import { invalid } from '../../platform/app-error.ts';
import { mostPixels, openPicture, pictureFormats } from './open-picture.ts';

/** Twice as many as the largest that is shown, for dense screens. */
const side = 256;

/**
 * Painted anew: nothing of the bytes that came, nor of what they say besides (place, camera), is in what goes out. How
 * large it is stands in its head, and is looked at before any of it is unfolded.
 */
export async function squarePicture(original: Buffer): Promise<Buffer> {
  const image = await openPicture(original);
  const head = await image.metadata().catch(unreadable);
  refuse(head);
  return image
    .autoOrient()
    .resize(side, side, { fit: 'cover' })
    .flatten({ background: 'white' })
    .webp({ quality: 85 })
    .toBuffer()
    .catch(unreadable);
}

function refuse({ format, width, height }: Metadata): void {
  if (!pictureFormats.has(format)) throw invalid(messages.notAPicture);
  if (width * height > mostPixels) throw invalid(pictureMessages.tooManyPixels);
}

function unreadable(error: unknown): never {
  const isTooLarge = error instanceof Error && error.message.includes('pixel limit');
  throw invalid(isTooLarge ? pictureMessages.tooManyPixels : pictureMessages.unreadable);
}
