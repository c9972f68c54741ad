import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Locator, Page } from '@playwright/test';
import type axeCore from 'axe-core';
import { expect } from './test.ts';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** WCAG 2.2, A and AA. */
const everything = { type: 'tag' as const, values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] };
/** Of these rules, those that look at colours. */
const colours = { type: 'rule' as const, values: ['color-contrast', 'link-in-text-block'] };

declare global {
  var axe: typeof axeCore;
}

/** `preload` would fetch media and the style sheets of others, of which there are none. */
const usual = { resultTypes: ['violations' as const], preload: false };

type About = 'everything' | 'colours';

const optionsFor = (about: About) => ({ ...usual, runOnly: about === 'everything' ? everything : colours });

/**
 * Nothing may be found on what is on the screen now, or in a part of it, where the rest was looked at elsewhere. In the dark
 * theme only the colours are others: that these can be read where those of the light one can is held by
 * web/src/styles/contrast.test.ts, so stories need not look twice.
 */
export async function expectAccessible(where: Page | Locator, about: About = 'everything'): Promise<void> {
  const page = 'goto' in where ? where : where.page();
  await settle(page);
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  if ('goto' in where) {
    await expectAccessiblePage(page, about);
    return;
  }
  expectNothing(
    page,
    await where.evaluate(
      async (part, options) => (await globalThis.axe.run(part, options)).violations,
      optionsFor(about),
    ),
  );
}

/** What can be pressed in the menu and the bars, which are around every page. */
const frame = '[class*=_shell_] > :is(aside, nav) :is(a, button), [class*=_shell_] header :is(a, button)';
/** How it was when nothing was found on it, in which theme and how wide: there it is not looked at again. */
const seen = new Set<string>();

async function expectAccessiblePage(page: Page, about: About): Promise<void> {
  const looks = await page.evaluate((selector) => {
    const theme = [...document.documentElement.attributes].map(({ name, value }) => `${name}=${value}`);
    const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
    return [...document.querySelectorAll(selector)].map((each) =>
      [theme, isDark, innerWidth, each.outerHTML.replaceAll(/\d+/g, '0')].join(),
    );
  }, frame);
  const known = looks.map((look) => seen.has(about + look));
  const violations = await page.evaluate(
    async ({ selector, without, options }) => {
      const exclude = [...document.querySelectorAll(selector)].filter((_, index) => without[index]);
      return (await globalThis.axe.run({ exclude }, options)).violations;
    },
    { selector: frame, without: known, options: optionsFor(about) },
  );
  expectNothing(page, violations);
  for (const look of looks) seen.add(about + look);
}

function expectNothing(page: Page, violations: axeCore.Result[]): void {
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
  expect(found, page.url()).toEqual([]);
}

/** What is still fading in is nobody's text; what turns or pulses for ever is not waited for. */
export const settle = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const passing = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
    return Promise.allSettled(passing.map((animation) => animation.finished));
  });

/** Nothing is wider than the window: only what scrolls by design may scroll sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  await settle(page);
  // What is drawn anew for another width may take a moment longer.
  const beyond = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  const message = `${page.url()} at ${page.viewportSize()?.width} pixels`;
  await expect.poll(beyond, { message }).toBeLessThanOrEqual(0);
}
