import type { Chart } from './chart.ts';
import { saveAs } from '../../../lib/save-as.ts';

const drawn = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'fill-opacity',
  'opacity',
  'font-family',
  'font-size',
  'font-weight',
  'font-stretch',
  'font-variant-numeric',
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

const asUrl = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('unreadable')));
    reader.readAsDataURL(blob);
  });

/** Nor does it know our typeface: it takes it along, wherever it comes from. */
async function fontFaces(): Promise<string> {
  const faces = [...document.styleSheets].flatMap(({ cssRules, href }) =>
    [...cssRules].flatMap((rule) => (rule instanceof CSSFontFaceRule ? [{ text: rule.cssText, href }] : [])),
  );
  const known = faces.map(async ({ text, href }) => {
    const [, url = ''] = /url\("?([^")]+)"?\)/.exec(text) ?? [];
    const file = await (await fetch(new URL(url, href ?? location.href))).blob();
    // What is drawn once cannot swap to it later.
    return text.replace(url, await asUrl(file)).replace('swap', 'block');
  });
  return (await Promise.all(known)).join('\n');
}

/** The chart with its title and its finding, as a picture. */
export async function downloadPng(chart: Chart, source: SVGElement | null | undefined): Promise<void> {
  if (!source) return;
  const { width, height } = source.getBoundingClientRect();
  const copy = withStyles(source);
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  const style = document.createElementNS('http://www.w3.org/2000/svg', 'style');
  style.textContent = await fontFaces();
  copy.prepend(style);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = (width + 2 * margin) * density;
  canvas.height = (height + head + margin) * density;
  const context = canvas.getContext('2d');
  if (!context) return;
  const look = getComputedStyle(source.closest('figure') ?? document.body);
  context.scale(density, density);
  context.fillStyle = look.backgroundColor;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = look.color;
  context.font = `500 14px ${look.fontFamily}`;
  context.fillText(chart.title, margin, 30);
  context.font = `600 18px ${look.fontFamily}`;
  context.fillText(chart.finding, margin, 56, width);
  context.drawImage(image, margin, head, width, height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (blob) saveAs(`${chart.key}.png`, blob);
}
