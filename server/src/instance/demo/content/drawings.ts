import { openPicture } from '../../../account/pictures/open-picture.ts';

/** As PNG. Without letters: a machine need not have a font. */
const drawn = (width: number, height: number, shapes: string) => async (): Promise<Buffer> => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff"/>${shapes}</svg>`;
  const picture = await openPicture(Buffer.from(svg));
  return picture.png().toBuffer();
};

const desk = (x: number, y: number, fill: string): string =>
  `<rect x="${x}" y="${y}" width="64" height="34" rx="5" fill="${fill}" stroke="#66738a" stroke-width="2"/><circle cx="${x + 32}" cy="${y + 48}" r="9" fill="#c8ced6"/>`;

const rowOfDesks = (y: number, fill: string, from: number, count: number): string =>
  Array.from({ length: count }, (_, index) => desk(from + index * 84, y, fill)).join('');

const walls =
  '<path d="M40 40h1120v720H40zM40 300h220M340 300h180M520 40v140M520 250v50M820 760V560M820 480V300h340M620 300h200" fill="none" stroke="#14181f" stroke-width="9"/>' +
  '<path d="M260 300a80 80 0 0 1 80-80M520 180a70 70 0 0 1 70 70M820 560a80 80 0 0 0-80-80M520 300a100 100 0 0 0 100 100" fill="none" stroke="#868f9c" stroke-width="3"/>' +
  '<path d="M160 40h200M700 40h300M1160 420v220M160 760h300" stroke="#b4c5fb" stroke-width="9"/>';

/** The floor as it will be, with those who phone `near` the small room or far from it. */
export const floorPlan = (near: boolean): (() => Promise<Buffer>) => {
  const [phoning, quiet] = near ? ['#fff0b0', '#dff4e6'] : ['#dff4e6', '#fff0b0'];
  return drawn(
    1_200,
    800,
    rowOfDesks(90, phoning, 80, 5) +
      rowOfDesks(190, phoning, 80, 4) +
      rowOfDesks(360, quiet, 90, 6) +
      rowOfDesks(500, quiet, 90, 6) +
      rowOfDesks(640, '#ebf0ff', 90, 6) +
      '<rect x="700" y="110" width="300" height="110" rx="55" fill="#ffe2c9" stroke="#66738a" stroke-width="2"/>' +
      '<circle cx="990" cy="440" r="62" fill="#ffe2c9" stroke="#66738a" stroke-width="2"/>' +
      '<rect x="860" y="640" width="250" height="60" rx="6" fill="#e6e9ee" stroke="#66738a" stroke-width="2"/>' +
      walls,
  );
};

const hill = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;

/** A cabin among hills, by day or in the evening. */
export const cabin = (evening: boolean): (() => Promise<Buffer>) => {
  const [sky, sun, far, near, window] = evening
    ? ['#2b3470', '#f3cf5f', '#3b4a7a', '#1f3a3d', '#f5d266']
    : ['#cfe3fb', '#fff0b0', '#8fb9a0', '#3f7d55', '#b4c5fb'];
  return drawn(
    1_600,
    900,
    `<rect width="1600" height="900" fill="${sky}"/><circle cx="1240" cy="220" r="86" fill="${sun}"/>` +
      hill('M0 560 320 300l240 190 280-280 420 350 340-190v530H0z', far) +
      hill('M0 690q400-150 820-30t780-50v290H0z', near) +
      '<path d="M520 690V520l190-130 190 130v170z" fill="#8f5a36"/><path d="m480 540 230-160 230 160-22 30-208-144-208 144z" fill="#4a2c1a"/>' +
      `<rect x="570" y="545" width="84" height="70" fill="${window}"/><rect x="766" y="545" width="84" height="70" fill="${window}"/>` +
      '<rect x="678" y="580" width="64" height="110" fill="#4a2c1a"/>',
  );
};
