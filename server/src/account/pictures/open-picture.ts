import type { Sharp } from 'sharp';

export const mostPixels = 40_000_000;
/** Those that all browsers can make and show. */
export const pictureFormats: ReadonlySet<string> = new Set(['png', 'jpeg', 'gif', 'webp']);

/** Its bytes, or where they lie. Loaded when the first comes: most of what a process does has no use for it. */
export async function openPicture(original: Buffer | string): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp(original, { limitInputPixels: mostPixels, pages: 1, failOn: 'error' });
}
