import type { Chart } from './chart.ts';
import { saveAs } from '../../../lib/save-as.ts';

const drawn = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'fill-opacity',
  'opacity',
  'font',
  'paint-order',
];
const head = 76;
const margin = 20;
const density = 2;

/** As it is on the screen: an image knows nothing of our style sheets. */
function withStyles(source: SVGElement): SVGElement {
  const copy = source.cloneNode(true) as SVGElement;
  const originals = source.querySelectorAll<SVGElement>('*');
  for (const [index, element] of copy.querySelectorAll<SVGElement>('*').entries()) {
    const original = originals[index];
    if (!original) continue;
    const style = getComputedStyle(original);
    for (const name of drawn) element.style.setProperty(name, style.getPropertyValue(name));
  }
  return copy;
}

/** The chart with its title and its finding, as a picture. */
export async function downloadPng(chart: Chart, source: SVGElement | null | undefined): Promise<void> {
  if (!source) return;
  const { width, height } = source.getBoundingClientRect();
  const copy = withStyles(source);
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = (width + 2 * margin) * density;
  canvas.height = (height + head + margin) * density;
  const context = canvas.getContext('2d');
  if (!context) return;
  const style = getComputedStyle(source.closest('figure') ?? document.body);
  context.scale(density, density);
  context.fillStyle = style.backgroundColor;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = style.color;
  context.font = `500 14px ${style.fontFamily}`;
  context.fillText(chart.title, margin, 30);
  context.font = `600 18px ${style.fontFamily}`;
  context.fillText(chart.finding, margin, 56, width);
  context.drawImage(image, margin, head, width, height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (blob) saveAs(`${chart.key}.png`, blob);
}
