// npm run font — the part of Archivo that the styles use: all of its Latin characters, a third of its shapes.
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const whole = createRequire(import.meta.url).resolve(
  '@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2',
);
const part = new URL('../src/styles/archivo.woff2', import.meta.url);

/** As in the @font-face of global.css. */
const axes = { wght: { min: 400, max: 700 }, wdth: { min: 100, max: 113 } };

/** Of the basic plane; those that the file does not have are passed over. */
const everyCharacter = Array.from({ length: 0xd800 }, (_, code) => String.fromCharCode(code)).join('');

const font = await subsetFont(await readFile(whole), everyCharacter, {
  targetFormat: 'woff2',
  variationAxes: axes,
});
await writeFile(part, font);
process.stdout.write(`${part.pathname}: ${font.length} bytes\n`);
