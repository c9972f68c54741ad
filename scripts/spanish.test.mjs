import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const cells = (line) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
const listed = (cell, between) => cell.split(between).filter(Boolean);

/** The table of docs/spanish.md. */
const words = readFileSync('docs/spanish.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map(cells)
  .slice(1)
  .map(([say, never, but]) => ({ say, never: listed(never, ', '), but: listed(but, ' · ') }));

const texts = execFileSync(
  'git',
  [
    'ls-files',
    '-co',
    '--exclude-standard',
    '*.texts.ts',
    'contract/src/**/*.ts',
    'web/src/pages/guide/texts/*.md',
  ],
  { encoding: 'utf8' },
)
  .split('\n')
  .filter((file) => file && !file.includes('.test.'));

/** What a file says to people: a whole guide; of code what stands in quotes and begins as a sentence or a word does. */
function saidIn(file) {
  const text = readFileSync(file, 'utf8');
  if (file.endsWith('.md')) return text.split('\n');
  const quoted = text.match(/'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/g) ?? [];
  return quoted.map((each) => each.slice(1, -1).replaceAll(/\$\{[^}]*\}/g, '…')).filter(isSpanish(file));
}

/** In contract summaries are English, and in texts a word alone in small letters is a name. */
const isSpanish = (file) => (said) =>
  file.endsWith('.texts.ts')
    ? /^\p{Lu}|\s/u.test(said)
    : /[áéíóúñ]| (el|la|los|las|un|una|de) /.test(said) && !/ (the|of|and|or|that) /.test(said);

it('says each thing by its one word', () => {
  expect(words.length).toBeGreaterThan(10);
  expect(texts.length).toBeGreaterThan(100);
  const wrong = texts.flatMap((file) =>
    saidIn(file).flatMap((said) =>
      words
        .filter(({ never, but }) => !but.includes(said) && never.some((word) => has(said, word)))
        .map(({ say }) => `${file}: «${said}»: ${say}`),
    ),
  );
  expect(wrong).toEqual([]);
});

const has = (said, word) =>
  new RegExp(String.raw`(?<![\p{L}\d_/#.{-])${word}(?![\p{L}\d_/@}-])`, 'iu').test(said);
